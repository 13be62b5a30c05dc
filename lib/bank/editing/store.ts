import 'server-only';
import type { Picture } from '@/lib/bank/picture/contract';
import { isTranslatedSql } from '@/lib/bank/translations/store';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { QUESTION_STATES, QuestionTier } from '@/lib/kernel/exam';
import { searchWords } from '@/lib/kernel/text';

type Transaction = Prisma.TransactionClient;

type State = (typeof QUESTION_STATES)[number];

export interface QuestionFields {
  text: string;
  sectionId: number;
  isForMockTest: boolean;
  explanation: string;
  reference: string;
  picture: Picture | null;
  topic: string;
  difficulty: number;
  tier: QuestionTier;
  state?: State | undefined;
  answers: { text: string; isCorrect: boolean; why: string }[];
}

export interface AdminQuestionRow extends QuestionFields {
  id: number;
  state: State;
  reviewReason: string;
  revision: number;
  answers: { id: number; text: string; isCorrect: boolean; why: string }[];
  openReportCount: number;
  isTranslated: boolean;
  wasTranslated: boolean;
  /** True if `removeQuestion` deletes the question; false if it archives it. */
  isDeletable: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * SQL that selects questions of any state with their current wording, one row each. The statement must define a CTE
 * `chosen` with the columns `id` and `place`.
 */
const CHOSEN_QUESTIONS = Prisma.sql`
  SELECT q.id, r.text, q.section_id AS "sectionId", q.is_for_mock_test AS "isForMockTest", q.topic, q.difficulty,
    q.tier::text AS tier, q.state::text AS state, q.review_reason AS "reviewReason", r.revision, r.explanation, r.reference, r.picture,
    q.created_at AS "createdAt", q.updated_at AS "updatedAt",
    (SELECT count(*)::int FROM question_reports p WHERE p.question_id = q.id AND p.status = 'open') AS "openReportCount",
    ${isTranslatedSql('es')} AS "isTranslated",
    EXISTS (SELECT 1 FROM question_translations t WHERE t.question_id = q.id AND t.language = 'es') AS "wasTranslated",
    q.slug IS NULL AND NOT EXISTS (SELECT 1 FROM attempt_questions a WHERE a.question_id = q.id)
      AND NOT EXISTS (SELECT 1 FROM corrections c WHERE c.question_id = q.id) AS "isDeletable",
    (SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
     FROM answers a WHERE a.revision_id = r.id) AS answers
  FROM chosen JOIN questions q ON q.id = chosen.id JOIN question_revisions r ON r.id = q.current_revision_id
  ORDER BY chosen.place`;

export interface QuestionFilter {
  /** Null means no filter, as in the nullable fields below. */
  sectionId: number | null;
  topic: string | null;
  difficulty: number | null;
  tier: QuestionTier | null;
  isForMockTest: boolean | null;
  states: State[];
  reportedOnly: boolean;
  untranslatedOnly: boolean;
  search: string | null;
  /** The question number that `search` contains; null if it contains none. */
  searchedId: number | null;
  sort: 'number' | 'changed';
  page: number;
  size: number;
}

const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * SQL condition: true if the question or its answers contain every word of the search, in any order, or if the question
 * has the searched number.
 */
function searchOf(search: string, id: number | null): Prisma.Sql {
  const patterns = (id === null ? searchWords(search) : [search]).map(patternOf);
  return Prisma.sql`
    AND (q.id = ${id}::int OR concat_ws(' ', r.text, (SELECT string_agg(a.text, ' ') FROM answers a WHERE a.revision_id = r.id))
      ILIKE ALL (${patterns}::text[]))`;
}

const REPORTED = Prisma.sql`
  AND EXISTS (SELECT 1 FROM question_reports p WHERE p.question_id = q.id AND p.status = 'open')`;

export async function listQuestions(filter: QuestionFilter): Promise<{ rows: AdminQuestionRow[]; totalItems: number }> {
  const { sectionId, topic, difficulty, tier, isForMockTest, states, search, searchedId, page, size } = filter;
  const order = filter.sort === 'changed' ? Prisma.sql`q.updated_at DESC, q.id` : Prisma.sql`q.id`;
  // Lists the question with the searched number before questions whose text contains the number.
  const named = searchedId === null ? Prisma.empty : Prisma.sql`(q.id = ${searchedId}::int) DESC,`;
  const found = Prisma.sql`
    FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id
    WHERE q.state::text = ANY(${states}) AND (${sectionId}::int IS NULL OR q.section_id = ${sectionId}::int)
      AND (${topic}::text IS NULL OR q.topic = ${topic}::text)
      AND (${difficulty}::int IS NULL OR q.difficulty = ${difficulty}::int)
      AND (${tier}::text IS NULL OR q.tier::text = ${tier}::text)
      AND (${isForMockTest}::boolean IS NULL OR q.is_for_mock_test = ${isForMockTest}::boolean)
      ${search === null ? Prisma.empty : searchOf(search, searchedId)} ${filter.reportedOnly ? REPORTED : Prisma.empty}
      ${filter.untranslatedOnly ? Prisma.sql`AND NOT ${isTranslatedSql('es')}` : Prisma.empty}`;
  // Only the questions of this page are loaded with all columns.
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<AdminQuestionRow[]>`
      WITH chosen AS (SELECT q.id, row_number() OVER (ORDER BY ${named} ${order}) AS place ${found}
        ORDER BY place LIMIT ${size} OFFSET ${page * size}) ${CHOSEN_QUESTIONS}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${found}`,
  ]);
  return { rows, totalItems: counted?.total ?? 0 };
}

/** Returns questions of any state, in the order of the ids. */
export const listQuestionsByIds = (
  ids: number[],
  queries: Pick<Transaction, '$queryRaw'> = db,
): Promise<AdminQuestionRow[]> => queries.$queryRaw<AdminQuestionRow[]>`
  WITH chosen AS (SELECT * FROM unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, place)) ${CHOSEN_QUESTIONS}`;

/**
 * Locks the question until the transaction ends; tests that ask the question can still start. Returns null if the
 * question does not exist. A second statement reads the question, so that the result includes changes committed while
 * the first statement waited for the lock.
 */
export async function lockQuestion(tx: Transaction, id: number): Promise<AdminQuestionRow | null> {
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id} FOR NO KEY UPDATE`;
  const [row] = await listQuestionsByIds([id], tx);
  return row ?? null;
}

/**
 * Blocks the start of tests that ask these questions until the transaction ends. The next statement then sees every
 * test that has started, so that the caller can decide whether anybody was asked the questions. The caller must already
 * have locked the questions.
 */
export async function holdOffStarts(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

/**
 * Returns true if the section exists and is not archived. Also locks the section, so that it cannot be archived or
 * deleted until the transaction ends.
 */
export async function holdSection(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM sections WHERE id = ${id} AND archived_at IS NULL FOR SHARE`;
  return found.length > 0;
}

export const listTopics = (): Promise<{ sectionId: number; topic: string; questionCount: number }[]> => db.$queryRaw`
  SELECT section_id AS "sectionId", topic, count(*)::int AS "questionCount" FROM questions
  WHERE state <> 'archived' AND topic <> '' GROUP BY section_id, topic ORDER BY section_id, topic`;

const revisionOf = (fields: QuestionFields, revision: number, authorId: string) => ({
  revision,
  authorId,
  text: fields.text,
  explanation: fields.explanation,
  reference: fields.reference,
  picture: fields.picture ? { ...fields.picture } : Prisma.DbNull,
  answers: { create: fields.answers.map((answer, position) => ({ ...answer, position })) },
});

const metaOf = (fields: QuestionFields) => ({
  sectionId: fields.sectionId,
  isForMockTest: fields.isForMockTest,
  topic: fields.topic,
  difficulty: fields.difficulty,
  tier: fields.tier,
  ...(fields.state ? { state: fields.state, ...reviewEnding(fields.state) } : {}),
});

/**
 * Returns the change that clears the review reason of a question that gets published. A draft or archived question
 * keeps its reason: while it states the former figure, the reason makes a later publication fail.
 */
const reviewEnding = (state: State) => (state === 'published' ? { reviewReason: '' } : {});

/** Adds a question with its first revision. Returns its id. */
export async function createQuestion(tx: Transaction, fields: QuestionFields, authorId: string): Promise<number> {
  const question = await tx.question.create({
    data: { ...metaOf(fields), editedAt: new Date() },
    select: { id: true },
  });
  const revision = await tx.questionRevision.create({
    data: { questionId: question.id, ...revisionOf(fields, 1, authorId) },
    select: { id: true },
  });
  await tx.question.update({
    where: { id: question.id },
    data: { currentRevisionId: revision.id },
    select: { id: true },
  });
  invalidate(tx, 'bank');
  return question.id;
}

interface Revision {
  id: number;
  fields: QuestionFields;
  authorId: string;
}

/**
 * Saves the next revision of a question and returns its number. The caller must have locked the question, so that
 * concurrent saves get different numbers.
 */
export async function reviseQuestion(tx: Transaction, { id, fields, authorId }: Revision): Promise<number> {
  const { _max } = await tx.questionRevision.aggregate({ where: { questionId: id }, _max: { revision: true } });
  const revision = await tx.questionRevision.create({
    data: { questionId: id, ...revisionOf(fields, (_max.revision ?? 0) + 1, authorId) },
    select: { id: true, revision: true },
  });
  await tx.question.update({
    where: { id },
    data: { ...metaOf(fields), editedAt: new Date(), currentRevisionId: revision.id },
    select: { id: true },
  });
  invalidate(tx, 'bank');
  return revision.revision;
}

export interface RevisionRow {
  revision: number;
  text: string;
  explanation: string;
  reference: string;
  picture: Picture | null;
  createdAt: Date;
  author: { firstName: string; lastName: string; email: string | null; createdAt: Date } | null;
  answers: { text: string; isCorrect: boolean; why: string }[];
}

const wording = {
  text: true,
  explanation: true,
  reference: true,
  picture: true,
  answers: { orderBy: { position: 'asc' }, select: { text: true, isCorrect: true, why: true } },
} as const satisfies Prisma.QuestionRevisionSelect;

/** Returns an earlier revision by its number; null if there is none. */
export async function findRevision(tx: Transaction, questionId: number, revision: number) {
  const found = await tx.questionRevision.findUnique({
    where: { questionId_revision: { questionId, revision } },
    select: wording,
  });
  return found && { ...found, picture: found.picture as Picture | null };
}

export const listRevisions = async (questionId: number): Promise<RevisionRow[]> => {
  const rows = await db.questionRevision.findMany({
    where: { questionId },
    orderBy: { revision: 'desc' },
    take: 200,
    select: {
      ...wording,
      revision: true,
      createdAt: true,
      author: { select: { firstName: true, lastName: true, email: true, createdAt: true } },
    },
  });
  return rows.map((row) => ({ ...row, picture: row.picture as Picture | null }));
};

/**
 * Deletes a question that has no slug and is in no attempt and no correction; archives any other question. A question
 * with a slug must stay, because its row tells the next seeding or import that the question was removed. Returns null
 * if the question does not exist or is already archived. Blocks starts of tests meanwhile, so that a test drawn at the
 * same time either waits or is found here.
 */
export async function removeQuestion(tx: Transaction, id: number): Promise<'deleted' | 'archived' | null> {
  invalidate(tx, 'bank');
  const removed = await tx.$executeRaw`
    DELETE FROM questions q WHERE q.id = ${id} AND q.slug IS NULL
      AND NOT EXISTS (SELECT 1 FROM attempt_questions a WHERE a.question_id = q.id)
      AND NOT EXISTS (SELECT 1 FROM corrections c WHERE c.question_id = q.id)`;
  if (removed > 0) return 'deleted';
  const archived = await tx.question.updateMany({
    where: { id, state: { not: 'archived' } },
    data: { state: 'archived', editedAt: new Date() },
  });
  return archived.count > 0 ? 'archived' : null;
}

export type MetaChange = Partial<{
  sectionId: number;
  topic: string;
  difficulty: number;
  tier: QuestionTier;
  isForMockTest: boolean;
  state: State;
}>;

const meta = {
  id: true,
  sectionId: true,
  topic: true,
  difficulty: true,
  tier: true,
  isForMockTest: true,
  state: true,
  reviewReason: true,
} as const;
export type MetaRow = Prisma.QuestionGetPayload<{ select: typeof meta }>;

/** Locks the questions until the transaction ends, like `lockQuestion`. Returns null if one of them does not exist. */
export async function lockQuestions(tx: Transaction, ids: number[]): Promise<MetaRow[] | null> {
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  const found = await tx.question.findMany({ where: { id: { in: ids } }, select: meta });
  return found.length === ids.length ? found : null;
}

/** Changes all of these questions. The caller must have locked them. */
export async function changeQuestions(tx: Transaction, ids: number[], change: MetaChange): Promise<void> {
  const data = { ...change, ...(change.state ? reviewEnding(change.state) : {}), editedAt: new Date() };
  await tx.question.updateMany({ where: { id: { in: ids } }, data });
  invalidate(tx, 'bank');
}

/** Publishes these questions. The caller must have locked them and checked that they are in review. */
export async function confirmQuestions(tx: Transaction, ids: number[]): Promise<void> {
  await tx.question.updateMany({ where: { id: { in: ids } }, data: { state: 'published', reviewReason: '' } });
  invalidate(tx, 'bank');
}
