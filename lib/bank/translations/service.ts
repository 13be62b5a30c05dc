import 'server-only';
import { createHash } from 'node:crypto';
import { audited } from '@/lib/audit/service';
import type { Prisma } from '@/lib/db/generated/client';
import { Problem } from '@/lib/kernel/problem';
import type { TranslationPair } from './contract';
import { joinWording, type Language, listMissing, type Translated, type Wording } from './rules';
import * as store from './store';

export type TranslationRow = store.TranslationRow;

/** Finds the translations of these revisions. Leaves out revisions that were never published or have no translation. */
export const { listTranslated, listCurrent, saveImported, lockImported, restoreImported } = store;

/**
 * Returns the digest of English texts. Translations are stored under this digest. The store computes the same digest in
 * SQL.
 */
const digestWording = (english: Wording): string => createHash('md5').update(joinWording(english)).digest('hex');

function toSeedTranslation({ slug, language, english, translation }: Translated): store.SeedTranslation {
  const { text, explanation, picture, answers } = translation;
  const wording = digestWording(english);
  return { slug, language, wording, text, explanation, picture, answers, digest: digestWording(translation) };
}

/** Saves the translations from the question bank's files within the transaction of the seeding. */
export const seedTranslations = (tx: Prisma.TransactionClient, translations: readonly Translated[]): Promise<void> =>
  store.saveTranslations(tx, translations.map(toSeedTranslation));

const noSuchQuestion = () => new Problem('NOT_FOUND', 'There is no such question');

/** Returns the texts of a question's current wording, and their translation. Throws `NOT_FOUND`. */
export async function getTranslationPair(id: number, language: Language): Promise<TranslationPair> {
  const [current, translations] = await Promise.all([store.findCurrent(id), store.listTranslations(id, language)]);
  if (!current) throw noSuchQuestion();
  const { revision, wording, english } = current;
  const found = translations.find((one) => one.wording === wording);
  return {
    revision,
    english: viewWording(english),
    translation: found ? viewWording(found.translation) : null,
    former: found || !translations[0] ? null : viewWording(translations[0].translation),
  };
}

const viewWording = ({ text, explanation, picture, answers }: Wording) => ({
  text,
  explanation,
  picture,
  answers: answers.map(({ text: option, why }) => ({ text: option, why })),
});

interface Edit {
  actorId: string;
  id: number;
  language: Language;
  /** The revision that was translated. */
  revision: number;
  translation: Wording;
}

/**
 * Saves the translation of the current wording. Throws `NOT_FOUND`, `VALIDATION` if a text is missing, and `CONFLICT`
 * if the English text has changed in the meantime.
 */
export async function saveTranslation(edit: Edit): Promise<TranslationPair> {
  const { actorId, id, language, revision, translation } = edit;
  await audited(async (tx, record) => {
    const current = await store.findCurrent(id, tx);
    if (!current) throw noSuchQuestion();
    if (current.revision !== revision) {
      throw new Problem('CONFLICT', 'The English has changed while you were translating it. Nothing was saved.');
    }
    const fields = listMissing(current.english, translation);
    if (Object.keys(fields).length > 0) throw new Problem('VALIDATION', 'Translate every text', { fields });
    const before = (await store.listTranslations(id, language, tx)).find(({ wording }) => wording === current.wording);
    await store.saveTranslation(tx, { questionId: id, language, wording: current.wording, translation });
    await record({
      actorId,
      action: 'question.translate',
      subject: `question:${id}`,
      ...(before ? { before: viewWording(before.translation) } : {}),
      after: viewWording(translation),
    });
  });
  return getTranslationPair(id, language);
}
