import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { Worded } from './rules';

type Transaction = Prisma.TransactionClient;
type Queries = Pick<Transaction, '$queryRaw'>;

const shown = {
  id: true,
  slug: true,
  questionId: true,
  kind: true,
  questionText: true,
  said: true,
  right: true,
  sinceAt: true,
  why: true,
  rule: true,
  finder: true,
  createdAt: true,
  takenBackAt: true,
  takenBackWhy: true,
} as const satisfies Prisma.CorrectionSelect;

export type CorrectionRow = Prisma.CorrectionGetPayload<{ select: typeof shown }>;

interface Asked {
  /** Null: the corrections of all questions. */
  questionId: number | null;
  page: number;
  size: number;
}

export async function listCorrections(asked: Asked): Promise<{ rows: CorrectionRow[]; totalItems: number }> {
  const where = asked.questionId === null ? {} : { questionId: asked.questionId };
  const [rows, totalItems] = await Promise.all([
    db.correction.findMany({
      where,
      select: shown,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: asked.page * asked.size,
      take: asked.size,
    }),
    db.correction.count({ where }),
  ]);
  return { rows, totalItems };
}

export const findCorrection = (id: number): Promise<CorrectionRow | null> =>
  db.correction.findUnique({ where: { id }, select: shown });

/** True if anybody was ever asked the question, even in an unfinished test. */
export async function wasAsked(questionId: number, queries: Queries = db): Promise<boolean> {
  const found = await queries.$queryRaw<unknown[]>`
    SELECT 1 FROM attempt_questions WHERE question_id = ${questionId} LIMIT 1`;
  return found.length > 0;
}

/** Returns the questions in the list that anybody was ever asked. */
export async function listAsked(questionIds: readonly number[], queries: Queries = db): Promise<number[]> {
  const rows = await queries.$queryRaw<{ id: number }[]>`
    SELECT one.id FROM unnest(${[...questionIds]}::int[]) AS one(id)
    WHERE EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.question_id = one.id) ORDER BY one.id`;
  return rows.map(({ id }) => id);
}

export interface RevisionRow extends Worded {
  id: number;
  text: string;
  createdAt: Date;
}

/** Lists every revision of a question, oldest first. */
export const listWordings = (questionId: number, queries: Queries = db): Promise<RevisionRow[]> => queries.$queryRaw<
  RevisionRow[]
>`
  SELECT r.id, r.revision, r.text, r.created_at AS "createdAt",
    (SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'isCorrect', a.is_correct) ORDER BY a.position)
     FROM answers a WHERE a.revision_id = r.id) AS answers
  FROM question_revisions r WHERE r.question_id = ${questionId} ORDER BY r.revision`;

/** Returns the numbers of the revisions that corrections created, and of the revisions that restored a former key. */
export async function listCorrectedTo(tx: Transaction, questionId: number): Promise<Set<number>> {
  const rows = await tx.correction.findMany({
    where: { questionId, OR: [{ takenBackAt: null }, { restoredRevision: { not: null } }] },
    select: { rightRevision: true, restoredRevision: true },
  });
  return new Set(rows.flatMap(({ rightRevision, restoredRevision }) => [rightRevision ?? 0, restoredRevision ?? 0]));
}

export type NewCorrection = Omit<Prisma.CorrectionUncheckedCreateInput, 'id' | 'createdAt'>;

export async function createCorrection(tx: Transaction, correction: NewCorrection): Promise<number> {
  const { id } = await tx.correction.create({ data: correction, select: { id: true } });
  invalidate(tx, 'corrections');
  return id;
}

/** Closes open reports of the question, with the correction as the reply. Returns the number of reports. */
export async function answerReports(tx: Transaction, questionId: number, reply: string): Promise<number> {
  const data = { status: 'resolved' as const, reply, resolvedAt: new Date() };
  return (await tx.questionReport.updateMany({ where: { questionId, status: 'open' }, data })).count;
}

/** Maximum number of rows to count, so that the response is fast. */
const COUNTED = 10_000;

export interface Weight {
  people: number;
  results: number;
  isAtLeast: boolean;
}

/**
 * Ids of the options of a revision that are right by the new key; empty if the revision does not have all of these
 * options.
 */
export interface RevisionKey {
  revisionId: number;
  ids: number[];
}

/**
 * Counts the people who have answered the question, and the results that would change. For a withdrawal (`keys` is
 * null), all results with the question change. For a new key, a result changes if its answer was wrong but is right by
 * the new key, or if the question did not offer the right answer.
 */
export async function weigh(questionId: number, keys: readonly RevisionKey[] | null): Promise<Weight> {
  const changes =
    keys === null
      ? Prisma.sql`true`
      : Prisma.sql`found.is_correct IS FALSE AND EXISTS (
          SELECT 1 FROM json_to_recordset(${JSON.stringify(keys)}::json) AS k("revisionId" int, ids json)
          WHERE k."revisionId" = found.revision_id AND (json_array_length(k.ids) = 0 OR
            found.answer_ids @> ARRAY(SELECT json_array_elements_text(k.ids)::int)
            AND found.answer_ids <@ ARRAY(SELECT json_array_elements_text(k.ids)::int)))`;
  const [row] = await db.$queryRaw<(Weight & { looked: number })[]>`
    WITH found AS MATERIALIZED (
      SELECT aq.is_correct, aq.answer_ids, aq.revision_id FROM attempt_questions aq
      JOIN attempts a ON a.id = aq.attempt_id AND a.completed_at IS NOT NULL
      WHERE aq.question_id = ${questionId} LIMIT ${COUNTED}
    ), people AS (
      SELECT 1 FROM learner_questions WHERE question_id = ${questionId} LIMIT ${COUNTED}
    )
    SELECT (SELECT count(*)::int FROM people) AS people, count(*)::int AS looked,
      (count(*) FILTER (WHERE ${changes}))::int AS results FROM found`;
  if (!row) throw new Error('No count');
  const { people, results, looked } = row;
  return { people, results, isAtLeast: people >= COUNTED || looked >= COUNTED };
}

export interface LockedCorrection {
  id: number;
  questionId: number;
  untilRevision: number;
  rightRevision: number | null;
  takenBackAt: Date | null;
}

/** Locks a correction until the transaction ends; null if it does not exist. */
export async function lockCorrection(tx: Transaction, id: number): Promise<LockedCorrection | null> {
  await tx.$queryRaw`SELECT 1 FROM corrections WHERE id = ${id} FOR UPDATE`;
  return tx.correction.findUnique({
    where: { id },
    select: { id: true, questionId: true, untilRevision: true, rightRevision: true, takenBackAt: true },
  });
}

interface TakenBack {
  id: number;
  why: string;
  restoredRevision: number | null;
}

/**
 * Marks a correction as reversed, so that the job updates its results again. The caller must have locked the
 * correction.
 */
export async function takeBack(tx: Transaction, { id, why, restoredRevision }: TakenBack): Promise<void> {
  const again = { settledAt: null, settledUntil: null, countedUntil: null };
  const data = { takenBackAt: new Date(), takenBackWhy: why, restoredRevision, ...again };
  await tx.correction.update({ where: { id }, data, select: { id: true } });
  invalidate(tx, 'corrections');
}
