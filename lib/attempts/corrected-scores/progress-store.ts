import 'server-only';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';

/**
 * Stores how far the job has processed each correction. The progress is stored in the same transaction as the results,
 * so that the job can be killed at any moment.
 */

type Transaction = Prisma.TransactionClient;

/** Lists the corrections that the job has not finished, oldest first. */
export async function listUnsettled(): Promise<number[]> {
  const rows = await db.correction.findMany({
    where: { settledAt: null },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

export interface Claimed {
  questionId: number;
  isTakenBack: boolean;
  /** Id of the last attempt whose responses the job has marked. */
  markedUntil: string;
  /** Id of the last learner whose record the job has counted again; null while the job is still marking responses. */
  countedUntil: string | null;
}

const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Transaction settings of the job. A batch is a small part of each table, so its rows must be found by index. By its
 * own estimates, PostgreSQL would read whole tables or compile the statement. The lock timeout is below
 * `deadlock_timeout` (one second), so that in a deadlock the job's statement fails and not a learner's.
 */
const BY_KEYS = Prisma.sql`set_config('enable_seqscan', 'off', true) || set_config('enable_bitmapscan', 'off', true)
  || set_config('enable_hashjoin', 'off', true) || set_config('enable_mergejoin', 'off', true) || set_config('jit', 'off', true)
  || set_config('lock_timeout', '700', true)`;

/**
 * Reserves a correction for this run of the job. Returns null when the correction is finished or another instance is
 * working on it: two instances that score one attempt at once would not see each other's marks. The commit waits for
 * the disk. Otherwise the commit of the next learner's answer would take longer, because it would have to write the
 * batch to disk too.
 */
export async function claim(tx: Transaction, correctionId: number): Promise<Claimed | null> {
  const [row] = await tx.$queryRaw<Claimed[]>`
    SELECT question_id AS "questionId", taken_back_at IS NOT NULL AS "isTakenBack",
      coalesce(settled_until, ${NONE}::uuid)::text AS "markedUntil", counted_until::text AS "countedUntil", ${BY_KEYS} AS "byKeys"
    FROM corrections WHERE id = ${correctionId} AND settled_at IS NULL
      AND (SELECT pg_try_advisory_xact_lock(hashtext('coldpass.settle'))) FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

/**
 * Returns the id of the last attempt in the next batch; null if there are no more attempts. Takes a share lock on the
 * batch's unfinished attempts. Recording an answer takes the same lock, so this lock blocks finishing an attempt, but
 * not answers.
 */
export async function lockAttempts(
  tx: Transaction,
  { questionId, markedUntil }: Claimed,
  limit: number,
): Promise<string | null> {
  const [batch] = await tx.$queryRaw<{ until: string | null; underWay: string[] }[]>`
    WITH next AS MATERIALIZED (
      SELECT attempt_id FROM attempt_questions
      WHERE question_id = ${questionId} AND attempt_id > ${markedUntil}::uuid ORDER BY attempt_id LIMIT ${limit}
    ), last AS MATERIALIZED (SELECT attempt_id FROM next ORDER BY attempt_id DESC LIMIT 1)
    SELECT (SELECT attempt_id::text FROM last) AS until, ARRAY(
      SELECT a.id::text FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.question_id = ${questionId}
      WHERE a.completed_at IS NULL AND a.id > ${markedUntil}::uuid AND a.id <= (SELECT attempt_id FROM last)) AS "underWay"`;
  if (!batch || batch.until === null) return null;
  if (batch.underWay.length > 0) {
    await tx.$queryRaw`
      SELECT 1 FROM attempts a WHERE a.id = ANY(${batch.underWay}::uuid[]) ORDER BY a.id FOR SHARE OF a`;
  }
  return batch.until;
}

/** Returns the id of the last learner in the next batch; null if there are no more learners. */
export async function findLearners(
  tx: Transaction,
  questionId: number,
  after: string,
  limit: number,
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ until: string }[]>`
    SELECT user_id::text AS until FROM (SELECT user_id FROM learner_questions
      WHERE question_id = ${questionId} AND user_id > ${after}::uuid ORDER BY user_id LIMIT ${limit}) AS next
    ORDER BY user_id DESC LIMIT 1`;
  return row?.until ?? null;
}

/** Saves the id of the last attempt marked or of the last learner counted, or that the correction is finished. */
export async function noteProgress(
  tx: Transaction,
  correctionId: number,
  at: { markedUntil: string } | { countedUntil: string } | 'done',
): Promise<void> {
  const data =
    at === 'done'
      ? { settledAt: new Date() }
      : 'markedUntil' in at
        ? { settledUntil: at.markedUntil }
        : { countedUntil: at.countedUntil };
  await tx.correction.update({ where: { id: correctionId }, data, select: { id: true } });
}

/** Makes every process reload its cached marks. */
export const invalidateMarks = (): void => invalidate(db, 'marks');

export const noteMarked = (tx: Transaction, correctionId: number): Promise<void> =>
  noteProgress(tx, correctionId, { countedUntil: NONE });

/** Timeout of one batch in milliseconds, far longer than a batch takes. */
const BATCH_TIMEOUT = 20_000;

export const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transact(work, { timeout: BATCH_TIMEOUT, maxWait: 5_000 });
