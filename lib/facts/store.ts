import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { QUESTION_STATES } from '@/lib/kernel/exam';
import { searchWords } from '@/lib/kernel/text';

type Transaction = Prisma.TransactionClient;

const shown = {
  id: true,
  name: true,
  value: true,
  unit: true,
  source: true,
  basis: true,
  inForceFrom: true,
  inForceUntil: true,
  checkedOn: true,
  checkAgainBy: true,
  checkEveryMonths: true,
  editedAt: true,
  updatedAt: true,
  _count: { select: { questions: { where: { question: { state: { not: 'archived' } } } } } },
} as const satisfies Prisma.RegisteredFactSelect;

export type FactRow = Prisma.RegisteredFactGetPayload<{ select: typeof shown }>;

export interface FactQuestionRow {
  id: number;
  text: string;
  state: (typeof QUESTION_STATES)[number];
}

export interface FactFilter {
  /** Null lists all facts. */
  due: boolean | null;
  /** Null lists facts with any text. */
  search: string | null;
  today: Date;
  page: number;
  size: number;
}

const dueBy = (today: Date, due: boolean | null): Prisma.RegisteredFactWhereInput =>
  due === null ? {} : { checkAgainBy: due ? { lte: today } : { gt: today } };

function found(search: string | null): Prisma.RegisteredFactWhereInput {
  if (search === null) return {};
  return {
    AND: searchWords(search).map((word) => {
      const contains = { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const;
      return { OR: [{ id: contains }, { name: contains }, { value: contains }, { source: contains }] };
    }),
  };
}

/** Lists facts by the date of their next check, earliest first. */
export async function listFacts(filter: FactFilter): Promise<{ rows: FactRow[]; totalItems: number }> {
  const { due, search, today, page, size } = filter;
  const where = { ...dueBy(today, due), ...found(search) };
  const [rows, totalItems] = await Promise.all([
    db.registeredFact.findMany({
      where,
      select: shown,
      orderBy: [{ checkAgainBy: 'asc' }, { id: 'asc' }],
      skip: page * size,
      take: size,
    }),
    db.registeredFact.count({ where }),
  ]);
  return { rows, totalItems };
}

export const findFact = (id: string): Promise<FactRow | null> =>
  db.registeredFact.findUnique({ where: { id }, select: shown });

/** Lists the questions that state the fact and are not archived. */
export const listQuestionsOf = (factId: string): Promise<FactQuestionRow[]> => db.$queryRaw<FactQuestionRow[]>`
  SELECT q.id, r.text, q.state::text AS state FROM question_facts l JOIN questions q ON q.id = l.question_id
    JOIN question_revisions r ON r.id = q.current_revision_id
  WHERE l.fact_id = ${factId} AND q.state <> 'archived' ORDER BY q.id`;

/** Maximum number that is counted, so that the response is fast. */
const COUNTED = 10_000;

export interface FactWeight {
  people: number;
  results: number;
  isAtLeast: boolean;
}

/**
 * Counts the people who have answered a question that states the fact, and the completed attempts with such a question.
 */
export async function weighFact(factId: string): Promise<FactWeight> {
  const [row] = await db.$queryRaw<FactWeight[]>`
    WITH stating AS (
      SELECT q.id FROM question_facts l JOIN questions q ON q.id = l.question_id
      WHERE l.fact_id = ${factId} AND q.state <> 'archived'
    ), people AS (
      SELECT known.user_id FROM learner_questions known JOIN stating ON stating.id = known.question_id LIMIT ${COUNTED}
    ), results AS (
      SELECT aq.attempt_id FROM attempt_questions aq JOIN stating ON stating.id = aq.question_id
      JOIN attempts a ON a.id = aq.attempt_id AND a.completed_at IS NOT NULL LIMIT ${COUNTED}
    )
    SELECT (SELECT count(DISTINCT user_id)::int FROM people) AS people,
      (SELECT count(DISTINCT attempt_id)::int FROM results) AS results,
      greatest((SELECT count(*) FROM people), (SELECT count(*) FROM results)) >= ${COUNTED} AS "isAtLeast"`;
  if (!row) throw new Error('A SELECT without FROM answers one row');
  return row;
}

/** Locks the fact until the transaction ends, and returns it; null if it does not exist. */
export async function lockFact(tx: Transaction, id: string): Promise<FactRow | null> {
  await tx.$queryRaw`SELECT 1 FROM facts WHERE id = ${id} FOR UPDATE`;
  return tx.registeredFact.findUnique({ where: { id }, select: shown });
}

export type FactFields = Pick<
  FactRow,
  'name' | 'value' | 'unit' | 'source' | 'inForceFrom' | 'inForceUntil' | 'checkAgainBy'
>;

/** Updates a fact and marks it as edited, so that seeding no longer changes it. The caller must have locked it. */
export async function updateFact(tx: Transaction, id: string, fields: FactFields): Promise<void> {
  await tx.registeredFact.update({ where: { id }, data: { ...fields, editedAt: new Date() }, select: { id: true } });
}

/** Stores that the fact was checked. The caller must have locked the fact. */
export async function saveCheck(
  tx: Transaction,
  id: string,
  check: { checkedOn: Date; checkAgainBy: Date },
): Promise<void> {
  await tx.registeredFact.update({ where: { id }, data: check, select: { id: true } });
}
