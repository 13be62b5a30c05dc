import { teachingAddress } from '@/lib/browser/offline/names';
import { BUILD_VERSION } from '@/lib/kernel/build-version';
import type { Language } from '@/lib/kernel/language';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import type { TeachingTerm } from '@/lib/study/glossary-rules';
import type { TeachingTopic } from '@/lib/study/passage-rules';

/**
 * Files that the build writes for the explanations of questions, in each language: the topics of each study guide, and
 * the terms that learners can tap. Each file is cached in memory by address.
 */

const files = new Map<string, Promise<unknown>>();

/** Fetches each file once. If the request fails, the next call tries again. */
function readOnce<T>(name: 'terms' | SectionGroup, language: Language): Promise<T> {
  const address = teachingAddress(name, language, BUILD_VERSION);
  const known = files.get(address) as Promise<T> | undefined;
  if (known) return known;
  const reading = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return response.json() as Promise<T>;
  });
  files.set(address, reading);
  reading.catch(() => files.delete(address));
  return reading;
}

/** Loads the terms. Rejects without a network. */
export const loadTeachingTerms = (language: Language): Promise<readonly TeachingTerm[]> => readOnce('terms', language);

/** Returns a topic of a study guide; null if the guide has no such topic. Rejects without a network. */
export const findTeachingTopic = async (
  group: SectionGroup,
  slug: string,
  language: Language,
): Promise<TeachingTopic | null> =>
  (await readOnce<readonly TeachingTopic[]>(group, language)).find((topic) => topic.slug === slug) ?? null;
