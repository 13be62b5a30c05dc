import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { outdate } from '@/lib/db/outdate';
import type { UserId } from '@/lib/kernel/ids';
import { MOST_DATES_A_YEAR, type ToldChance } from './rules';

export interface OutcomeRow {
  examDate: string;
  sectionId: number;
  passed: boolean;
  correct: number | null;
  chance: number | null;
}

export const listOutcomes = (userId: UserId): Promise<OutcomeRow[]> => db.$queryRaw`
  SELECT exam_date::text AS "examDate", section_id AS "sectionId", passed, correct, chance
  FROM exam_outcomes WHERE user_id = ${userId}::uuid ORDER BY exam_date DESC, section_id`;

/** Whether the learner has said how an exam of this day or later went. */
export async function isSaid(userId: UserId, examDate: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isSaid: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = ${userId}::uuid AND exam_date >= ${examDate}::date) AS "isSaid"`;
  return row?.isSaid ?? false;
}

interface Taken {
  sectionId: number;
  passed: boolean;
  correct: number | null;
}

/** In the list that goes to the database. */
const UNKNOWN = -1;

/** How long before the exam a chance may have been told to count as that of the eve. */
const EVE_DAYS = 14;

/**
 * Replaces what was said of the day. Each section keeps the chance that was told last before the day: what is told later, or by a
 * better model, no longer changes it, and what was told once counts for one exam. False, and nothing written, where the account has
 * said of `MOST_DATES_A_YEAR` other days of that year. The account's row is locked, so that two requests at once are counted.
 */
export function saveOutcome(userId: UserId, examDate: string, sections: readonly Taken[]): Promise<boolean> {
  const ids = sections.map(({ sectionId }) => sectionId);
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [others] = await tx.$queryRaw<{ dates: number }[]>`
      SELECT count(DISTINCT exam_date)::int AS dates FROM exam_outcomes WHERE user_id = ${userId}::uuid
        AND exam_date <> ${examDate}::date AND date_part('year', exam_date) = date_part('year', ${examDate}::date)`;
    if ((others?.dates ?? 0) >= MOST_DATES_A_YEAR) return false;
    await tx.$executeRaw`
      DELETE FROM exam_outcomes
      WHERE user_id = ${userId}::uuid AND exam_date = ${examDate}::date AND section_id <> ALL(${ids}::int[])`;
    await tx.$executeRaw`
      INSERT INTO exam_outcomes (user_id, exam_date, section_id, passed, correct, chance, told_for)
      SELECT ${userId}::uuid, ${examDate}::date, said.section_id, said.passed, nullif(said.correct, ${UNKNOWN}), told.chance,
        told.exam_date
      FROM unnest(${ids}::int[], ${sections.map(({ passed }) => passed)}::bool[],
        ${sections.map(({ correct }) => correct ?? UNKNOWN)}::int[]) AS said(section_id, passed, correct)
      LEFT JOIN LATERAL (
        SELECT t.chance, t.exam_date FROM told_chances t
        WHERE t.user_id = ${userId}::uuid AND t.section_id = said.section_id AND t.told_on < ${examDate}::date
          AND t.told_on >= ${examDate}::date - ${EVE_DAYS}::int AND NOT EXISTS (
            SELECT 1 FROM exam_outcomes o WHERE o.user_id = t.user_id AND o.section_id = t.section_id
              AND o.told_for = t.exam_date AND o.exam_date <> ${examDate}::date)
        ORDER BY t.told_on DESC, t.exam_date LIMIT 1
      ) AS told ON true
      ON CONFLICT (user_id, exam_date, section_id) DO UPDATE SET passed = EXCLUDED.passed, correct = EXCLUDED.correct,
        updated_at = now()`;
    outdate(tx, 'outcomes');
    return true;
  });
}

const lockAccount = (tx: Prisma.TransactionClient, userId: UserId) => tx.$queryRaw`
  SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;

/** Returns how many sections were removed. */
export async function deleteOutcome(userId: UserId, examDate: string): Promise<number> {
  const { count } = await db.examOutcome.deleteMany({ where: { userId, examDate: new Date(`${examDate}T00:00:00Z`) } });
  outdate(db, 'outcomes');
  return count;
}

/**
 * Keeps what was told of each section for the learner's exam date, until that date comes. What was told for another date that is
 * still to come is forgotten: that exam will not be taken. What was told for today stays: somebody who failed plans the next one the same day.
 */
export async function keepTold(
  userId: UserId,
  { today, examDate, chances }: { today: string; examDate: string | null; chances: readonly ToldChance[] },
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
