import 'server-only';
import { createHash } from 'node:crypto';
import { joinWording, type Translated, type Wording } from './rules';
import type { SeedTranslation } from './store';

export { findTranslation, saveTranslations, type TranslationRow } from './store';

/** Returns the digest of English texts by which a translation is found. The store computes the same one in SQL. */
export const digestWording = (english: Wording): string => createHash('md5').update(joinWording(english)).digest('hex');

export function toSeedTranslation({ slug, language, english, translation }: Translated): SeedTranslation {
  const { text, explanation, picture, answers } = translation;
  const wording = digestWording(english);
  return { slug, language, wording, text, explanation, picture, answers, digest: digestWording(translation) };
}
