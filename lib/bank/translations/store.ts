import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { type Language, SEPARATOR, type Wording } from './rules';

/**
 * SQL for the digest of the English texts of the revision `r`. `digestWording` in the service computes the same digest.
 */
const WORDING = Prisma.sql`md5(concat_ws(${SEPARATOR}, r.text, r.explanation, coalesce(r.picture->>'description', ''),
  (SELECT string_agg(concat_ws(${SEPARATOR}, a.text, a.why), ${SEPARATOR} ORDER BY a.position) FROM answers a WHERE a.revision_id = r.id)))`;

/** SQL condition: the current revision `r` of a question has a translation into this language. */
export const isTranslatedSql = (language: Language): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM question_translations t WHERE t.question_id = r.question_id AND t.language = ${language} AND t.wording = ${WORDING})`;

export interface TranslationRow {
  /** Question id. */
  id: number;
  revision: number;
  isForMockTest: boolean;
  text: string;
  explanation: string;
  /** The English reference. */
  reference: string;
  picture: string;
  answers: { id: number; text: string; why: string }[];
}

/** Finds the translations of these revisions. Leaves out revisions that were never published or have no translation. */
export const listTranslated = (
  language: Language,
  questions: readonly { id: number; revision: number }[],
): Promise<TranslationRow[]> => db.$queryRaw<TranslationRow[]>`
  SELECT q.id, r.revision, q.is_for_mock_test AND q.state = 'published' AS "isForMockTest", t.text, t.explanation, r.reference, t.picture,
    (SELECT json_agg(json_build_object('id', a.id, 'text', one->>'text', 'why', one->>'why') ORDER BY a.position)
     FROM jsonb_array_elements(t.answers) WITH ORDINALITY AS given(one, place)
     JOIN answers a ON a.revision_id = r.id AND a.position = given.place - 1) AS answers
  FROM unnest(${questions.map(({ id }) => id)}::int[], ${questions.map(({ revision }) => revision)}::int[]) AS asked(id, revision)
  JOIN questions q ON q.id = asked.id JOIN question_revisions r ON r.question_id = q.id AND r.revision = asked.revision
  JOIN question_translations t ON t.question_id = q.id AND t.language = ${language} AND t.wording = ${WORDING}
  WHERE r.published_at IS NOT NULL`;

export interface SeedTranslation {
  slug: string;
  language: Language;
  wording: string;
  text: string;
  explanation: string;
  picture: string;
  answers: readonly { text: string; why: string }[];
  /** Digest of the English texts. */
  digest: string;
}

/**
 * Saves the translations from the question bank's files, unless an admin has edited the translation. Deletes nothing,
 * because results of past tests show the translations of earlier wordings.
 */
export async function saveTranslations(
  tx: Prisma.TransactionClient,
  translations: readonly SeedTranslation[],
): Promise<void> {
  if (translations.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO question_translations (question_id, language, wording, text, explanation, picture, answers, seed_digest, updated_at)
    SELECT q.id, given.language, given.wording, given.text, given.explanation, given.picture, given.answers, given.digest, now()
    FROM jsonb_to_recordset(${JSON.stringify(translations)}::jsonb) AS given(slug text, language text, wording text,
      text text, explanation text, picture text, answers jsonb, digest text)
    JOIN questions q ON q.slug = given.slug
    ON CONFLICT (question_id, language, wording) DO UPDATE SET text = excluded.text, explanation = excluded.explanation,
      picture = excluded.picture, answers = excluded.answers, seed_digest = excluded.seed_digest, updated_at = now()
    WHERE question_translations.seed_digest <> excluded.seed_digest`;
}

export interface CurrentRow {
  revision: number;
  /** Digest of the English texts. */
  wording: string;
  english: Wording;
}

/** Finds the current wording of a question of any state; null if the question does not exist. */
export async function findCurrent(
  id: number,
  queries: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<CurrentRow | null> {
  const [row] = await queries.$queryRaw<CurrentRow[]>`
    SELECT r.revision, ${WORDING} AS wording, json_build_object('text', r.text, 'explanation', r.explanation,
      'picture', coalesce(r.picture->>'description', ''), 'answers',
      (SELECT json_agg(json_build_object('text', a.text, 'why', a.why) ORDER BY a.position) FROM answers a WHERE a.revision_id = r.id)) AS english
    FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id WHERE q.id = ${id}`;
  return row ?? null;
}

/** Finds the translations of the current wordings of these questions. Returns a map by question id. */
export async function listCurrent(
  language: Language,
  ids: readonly number[],
  queries: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<Map<number, Wording>> {
  const rows = await queries.$queryRaw<{ id: number; translation: Wording }[]>`
    SELECT q.id, json_build_object('text', t.text, 'explanation', t.explanation, 'picture', t.picture, 'answers', t.answers) AS translation
    FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id
    JOIN question_translations t ON t.question_id = q.id AND t.language = ${language} AND t.wording = ${WORDING}
    WHERE q.id = ANY(${[...ids]}::int[])`;
  return new Map(rows.map(({ id, translation }) => [id, translation]));
}

export interface StoredTranslation {
  wording: string;
  translation: Wording;
}

/**
 * Lists all translations of a question into one language, including translations of earlier wordings, most recently
 * changed first.
 */
export const listTranslations = async (
  questionId: number,
  language: Language,
  queries: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<StoredTranslation[]> => queries.$queryRaw`
  SELECT wording, json_build_object('text', text, 'explanation', explanation, 'picture', picture, 'answers', answers) AS translation
  FROM question_translations WHERE question_id = ${questionId} AND language = ${language} ORDER BY updated_at DESC LIMIT 50`;

interface Edited {
  questionId: number;
  language: Language;
  wording: string;
  translation: Wording;
}

/** Saves a translation and marks it as edited by an admin, so that seeding does not overwrite it. */
export async function saveTranslation(tx: Prisma.TransactionClient, edited: Edited): Promise<void> {
  const { questionId, language, wording, translation } = edited;
  const { text, explanation, picture } = translation;
  const answers = translation.answers.map(({ text: option, why }) => ({ text: option, why }));
  const texts = { text, explanation, picture, answers, seedDigest: null };
  await tx.questionTranslation.upsert({
    where: { questionId_language_wording: { questionId, language, wording } },
    create: { questionId, language, wording, ...texts },
    update: texts,
  });
}

export interface ImportedTranslation {
  questionId: number;
  translation: Wording;
}

/**
 * Saves translations of current wordings for an import. Also stores the translations that they replace, so that the
 * import can be undone. Marks the new translations as edited by an admin, so that seeding does not overwrite them.
 */
export async function saveImported(
  tx: Prisma.TransactionClient,
  importId: string,
  language: Language,
  rows: readonly ImportedTranslation[],
): Promise<void> {
  await tx.$executeRaw`
    WITH given AS (
      SELECT q.id, ${WORDING} AS wording, row.translation FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row("questionId" int, translation jsonb)
      JOIN questions q ON q.id = row."questionId" JOIN question_revisions r ON r.id = q.current_revision_id
    ), noted AS (
      INSERT INTO imported_translations (import_id, question_id, language, wording, former)
      SELECT ${importId}::uuid, given.id, ${language}, given.wording, to_jsonb(t) FROM given
      LEFT JOIN question_translations t ON t.question_id = given.id AND t.language = ${language} AND t.wording = given.wording
    )
    INSERT INTO question_translations (question_id, language, wording, text, explanation, picture, answers, seed_digest, updated_at)
    SELECT id, ${language}, wording, translation->>'text', translation->>'explanation', translation->>'picture',
      translation->'answers', NULL, now() FROM given
    ON CONFLICT (question_id, language, wording) DO UPDATE SET text = excluded.text, explanation = excluded.explanation,
      picture = excluded.picture, answers = excluded.answers, seed_digest = NULL, updated_at = now()`;
}

/**
 * Locks the translations of an import, and returns the ids of the questions whose translations have changed since the
 * import.
 */
export async function lockImported(tx: Prisma.TransactionClient, importId: string): Promise<number[]> {
  await tx.$queryRaw`
    SELECT 1 FROM question_translations t JOIN imported_translations i USING (question_id, language, wording)
    WHERE i.import_id = ${importId}::uuid ORDER BY t.question_id, t.language, t.wording FOR UPDATE OF t`;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT i.question_id AS id FROM imported_translations i JOIN question_imports one ON one.id = i.import_id
    LEFT JOIN question_translations t USING (question_id, language, wording)
    WHERE i.import_id = ${importId}::uuid AND t.updated_at IS DISTINCT FROM one.created_at ORDER BY i.question_id`;
  return rows.map(({ id }) => id);
}

/** Restores the translations that existed before an import. Returns the ids of their questions. */
export async function restoreImported(tx: Prisma.TransactionClient, importId: string): Promise<number[]> {
  await tx.$executeRaw`
    DELETE FROM question_translations t USING imported_translations i
    WHERE i.import_id = ${importId}::uuid AND i.former IS NULL
      AND (t.question_id, t.language, t.wording) = (i.question_id, i.language, i.wording)`;
  await tx.$executeRaw`
    UPDATE question_translations t SET text = former.text, explanation = former.explanation, picture = former.picture,
      answers = former.answers, seed_digest = former.seed_digest, updated_at = former.updated_at
    FROM imported_translations i CROSS JOIN LATERAL jsonb_populate_record(NULL::question_translations, i.former) AS former
    WHERE i.import_id = ${importId}::uuid AND i.former IS NOT NULL
      AND (t.question_id, t.language, t.wording) = (i.question_id, i.language, i.wording)`;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT question_id AS id FROM imported_translations WHERE import_id = ${importId}::uuid`;
  return rows.map(({ id }) => id);
}
