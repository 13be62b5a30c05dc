import 'server-only';
import { createHash } from 'node:crypto';
import type { Prisma } from '@/lib/db/generated/client';
import { joinWording, type Translated, type Wording } from './rules';
import * as store from './store';

export type TranslationRow = store.TranslationRow;

/** Finds the translation of a published revision; null without one. */
export const { findTranslation } = store;

/** Returns the digest of English texts by which a translation is found. The store computes the same one in SQL. */
const digestWording = (english: Wording): string => createHash('md5').update(joinWording(english)).digest('hex');

function toSeedTranslation({ slug, language, english, translation }: Translated): store.SeedTranslation {
  const { text, explanation, picture, answers } = translation;
  const wording = digestWording(english);
  return { slug, language, wording, text, explanation, picture, answers, digest: digestWording(translation) };
}

/** Saves the translations of the bank's files in the seeding's transaction. */
export const seedTranslations = (tx: Prisma.TransactionClient, translations: readonly Translated[]): Promise<void> =>
  store.saveTranslations(tx, translations.map(toSeedTranslation));
