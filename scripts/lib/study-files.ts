import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { guidesIn } from '@/lib/study/guides/catalog';
import { teachingTermsIn } from '@/lib/study/guides/glossary';
import { listSearchDocuments } from '@/lib/study/guides/search-documents';
import type { TeachingTopic } from '@/lib/study/passage-rules';
import type { Guide } from '@/lib/study/rules';
import { indexDocuments } from '@/lib/study/search-rules';
import { SEARCH_INDEX_FILES, TEACHING_FILES } from './study-file-names';

const toTeaching = ({ topics }: Guide): TeachingTopic[] =>
  topics.map(({ slug, name, paragraphs, keyPoints, tables }) => ({ slug, name, paragraphs, keyPoints, tables }));

/**
 * Writes the files that browsers load for the guides and the glossary: the search index, and the passages and terms
 * that explanations open, in each language. Throws if a source cannot be read.
 */
export function writeStudyFiles(): void {
  const write = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));
  rmSync(TEACHING_FILES, { recursive: true, force: true });
  for (const language of ['en', 'es'] as const) {
    write(SEARCH_INDEX_FILES[language], indexDocuments(listSearchDocuments(language), language));
    mkdirSync(`${TEACHING_FILES}/${language}`, { recursive: true });
    write(`${TEACHING_FILES}/${language}/terms.json`, teachingTermsIn(language));
    for (const guide of guidesIn(language))
      write(`${TEACHING_FILES}/${language}/${guide.group}.json`, toTeaching(guide));
  }
}
