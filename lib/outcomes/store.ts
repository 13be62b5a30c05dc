import 'server-only';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { ClassId, UserId } from '@/lib/kernel/ids';
import { MOST_DATES_A_YEAR, type ShownChance, type TakenSection } from './rules';

type Transaction = Prisma.TransactionClient;

export interface OutcomeRow {
  examDate: string;
  byInstructor: boolean;
  sectionId: number;
  passed: boolean;
  correct: number | null;
  chance: number | null;
}

export const listOutcomes = (userId: UserId): Promise<OutcomeRow[]> => db.$queryRaw`
  SELECT exam_date::text AS "examDate", entered_in IS NOT NULL AS "byInstructor", section_id AS "sectionId", passed, correct,
    chance
  FROM exam_outcomes WHERE user_id = ${userId}::uuid ORDER BY exam_date DESC, section_id`;

/**
 * True if an outcome of an exam on this day or later is stored, whether the learner reported it or an instructor
 * entered it.
 */
export async function isSaid(userId: UserId, examDate: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isSaid: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = ${userId}::uuid AND exam_date >= ${examDate}::date) AS "isSaid"`;
  return row?.isSaid ?? false;
}

/** Lists the outcomes that instructors entered since this time and the learner has not changed. */
export const listEnteredSince = (userId: UserId, since: Date): Promise<OutcomeRow[]> => db.$queryRaw`
  SELECT exam_date::text AS "examDate", true AS "byInstructor", section_id AS "sectionId", passed, correct, chance
  FROM exam_outcomes WHERE user_id = ${userId}::uuid AND entered_in IS NOT NULL AND updated_at >= ${since}
  ORDER BY exam_date DESC, section_id`;

/** Value used for null in the array parameters of a statement. */
const UNKNOWN = -1;

/** Number of days before an exam. A probability that was shown in these days is stored with the outcome. */
const EVE_DAYS = 14;

/**
 * SQL condition on a stored probability `told_chances t`: it was shown to the user in the two weeks before the exam
 * date, and is not already stored with the outcome of another exam.
 */
export const wasShown = (userId: Prisma.Sql, examDate: string): Prisma.Sql => Prisma.sql`
  t.user_id = ${userId} AND t.told_on < ${examDate}::date AND t.told_on >= ${examDate}::date - ${EVE_DAYS}::int
  AND NOT EXISTS (SELECT 1 FROM exam_outcomes o WHERE o.user_id = t.user_id AND o.section_id = t.section_id
    AND o.told_for = t.exam_date AND o.exam_date <> ${examDate}::date)`;

/**
 * Inserts or updates the sections of exams on one day, for one user or several. Stores with each section the
 * probability that was shown last before the day. Probabilities shown later do not change it, and each shown
 * probability is used for one exam only. `enteredIn`: the class whose instructor entered the outcomes; null if the
 * learner reported them.
 */
async function writeTaken(
  tx: Transaction,
  { examDate, enteredIn }: { examDate: string; enteredIn: ClassId | null },
  taken: readonly (TakenSection & { userId: UserId })[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO exam_outcomes (user_id, exam_date, section_id, passed, correct, chance, told_for, entered_in)
    SELECT said.user_id, ${examDate}::date, said.section_id, said.passed, nullif(said.correct, ${UNKNOWN}), told.chance,
      told.exam_date, ${enteredIn}::uuid
    FROM unnest(${taken.map(({ userId }) => userId)}::uuid[], ${taken.map(({ sectionId }) => sectionId)}::int[],
      ${taken.map(({ passed }) => passed)}::bool[],
      ${taken.map(({ correct }) => correct ?? UNKNOWN)}::int[]) AS said(user_id, section_id, passed, correct)
    LEFT JOIN LATERAL (
      SELECT t.chance, t.exam_date FROM told_chances t
      WHERE t.section_id = said.section_id AND ${wasShown(Prisma.sql`said.user_id`, examDate)}
      ORDER BY t.told_on DESC, t.exam_date LIMIT 1
    ) AS told ON true
    ON CONFLICT (user_id, exam_date, section_id) DO UPDATE SET passed = EXCLUDED.passed, correct = EXCLUDED.correct,
      entered_in = EXCLUDED.entered_in, updated_at = now()`;
  invalidate(tx, 'outcomes');
}

/**
 * Replaces the outcome of a day. If the account already has outcomes for `MOST_DATES_A_YEAR` other days of that year,
 * changes nothing and returns false. Locks the account's row, so that simultaneous requests cannot exceed the limit.
 */
export function saveOutcome(userId: UserId, examDate: string, sections: readonly TakenSection[]): Promise<boolean> {
  const ids = sections.map(({ sectionId }) => sectionId);
  return transact(async (tx) => {
    await lockAccount(tx, userId);
    const [others] = await tx.$queryRaw<{ dates: number }[]>`
      SELECT count(DISTINCT exam_date)::int AS dates FROM exam_outcomes WHERE user_id = ${userId}::uuid
        AND entered_in IS NULL AND exam_date <> ${examDate}::date
        AND date_part('year', exam_date) = date_part('year', ${examDate}::date)`;
    if ((others?.dates ?? 0) >= MOST_DATES_A_YEAR) return false;
    await settle(tx, userId, examDate);
    await tx.$executeRaw`
      DELETE FROM exam_outcomes
      WHERE user_id = ${userId}::uuid AND exam_date = ${examDate}::date AND section_id <> ALL(${ids}::int[])`;
    await writeTaken(
      tx,
      { examDate, enteredIn: null },
      sections.map((section) => ({ ...section, userId })),
    );
    return true;
  });
}

/**
 * Records that the learner has reported or deleted an outcome for a day, so that instructors can no longer change the
 * learner's outcome of that day.
 */
const settle = (tx: Transaction, userId: UserId, examDate: string) => tx.$executeRaw`
  INSERT INTO settled_exams (user_id, exam_date)
  SELECT ${userId}::uuid, ${examDate}::date WHERE EXISTS (
    SELECT 1 FROM exam_outcomes WHERE user_id = ${userId}::uuid AND exam_date = ${examDate}::date AND entered_in IS NOT NULL
  ) OR EXISTS (
    SELECT 1 FROM class_members m JOIN class_outcomes o ON o.place_id = m.place_id
    WHERE m.user_id = ${userId}::uuid AND o.exam_date = ${examDate}::date
  ) ON CONFLICT DO NOTHING`;

const lockAccount = (tx: Transaction, userId: UserId) => tx.$queryRaw`
  SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;

/** Deletes the outcome of a day. Returns the number of deleted sections. */
export function deleteOutcome(userId: UserId, examDate: string): Promise<number> {
  return transact(async (tx) => {
    await lockAccount(tx, userId);
    await settle(tx, userId, examDate);
    const day = new Date(`${examDate}T00:00:00Z`);
    const { count } = await tx.examOutcome.deleteMany({ where: { userId, examDate: day } });
    invalidate(tx, 'outcomes');
    return count;
  });
}

/**
 * Saves the probabilities shown for the learner's exam date, as long as that date is in the future. Deletes the
 * probabilities for other future dates, because those exams were canceled. Probabilities for today stay, because a
 * learner who failed may plan the next exam on the same day.
 */
export async function storeShownChances(
  userId: UserId,
  { today, examDate, chances }: { today: string; examDate: string | null; chances: readonly ShownChance[] },
): Promise<void> {
  await db.$executeRaw`
    DELETE FROM told_chances WHERE user_id = ${userId}::uuid AND exam_date > ${today}::date
      AND exam_date IS DISTINCT FROM ${examDate}::date`;
  if (examDate === null || examDate <= today || chances.length === 0) return;
  await db.$executeRaw`
    INSERT INTO told_chances (user_id, exam_date, section_id, chance, low, high, told_on)
    SELECT ${userId}::uuid, ${examDate}::date, one.*, ${today}::date
    FROM unnest(${chances.map(({ sectionId }) => sectionId)}::int[], ${chances.map(({ chance }) => chance)}::int[],
      ${chances.map(({ low }) => low)}::int[], ${chances.map(({ high }) => high)}::int[]) AS one
    ON CONFLICT (user_id, exam_date, section_id) DO UPDATE SET chance = EXCLUDED.chance, low = EXCLUDED.low,
      high = EXCLUDED.high, told_on = EXCLUDED.told_on`;
}

/**
 * Replaces the outcomes that a class has entered for these users and one day. Sections that are entered again are
 * updated and not deleted, because deleting them would lose their stored probabilities.
 */
export async function replaceTaken(
  tx: Transaction,
  { examDate, enteredIn, userIds }: { examDate: string; enteredIn: ClassId; userIds: UserId[] },
  taken: readonly (TakenSection & { userId: UserId })[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM exam_outcomes o
    WHERE o.user_id = ANY(${userIds}::uuid[]) AND o.exam_date = ${examDate}::date AND o.entered_in = ${enteredIn}::uuid
      AND NOT EXISTS (
        SELECT 1 FROM unnest(${taken.map(({ userId }) => userId)}::uuid[], ${taken.map(({ sectionId }) => sectionId)}::int[])
          AS kept(user_id, section_id) WHERE kept.user_id = o.user_id AND kept.section_id = o.section_id)`;
  await writeTaken(tx, { examDate, enteredIn }, taken);
}
