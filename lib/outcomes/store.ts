import 'server-only';
import { db } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import type { ToldChance } from './rules';

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
 * Replaces what was said of the day, in one statement. Each section keeps the chance that was told last before the day: what is
 * told later, or by a better model, no longer changes it.
 */
export async function saveOutcome(userId: UserId, examDate: string, sections: readonly Taken[]): Promise<void> {
  const ids = sections.map(({ sectionId }) => sectionId);
  await db.$executeRaw`
    WITH said AS (
      SELECT * FROM unnest(${ids}::int[], ${sections.map(({ passed }) => passed)}::bool[],
        ${sections.map(({ correct }) => correct ?? UNKNOWN)}::int[]) AS one(section_id, passed, correct)
    ), removed AS (
      DELETE FROM exam_outcomes
      WHERE user_id = ${userId}::uuid AND exam_date = ${examDate}::date AND section_id <> ALL(${ids}::int[])
    )
    INSERT INTO exam_outcomes (user_id, exam_date, section_id, passed, correct, chance)
    SELECT ${userId}::uuid, ${examDate}::date, said.section_id, said.passed, nullif(said.correct, ${UNKNOWN}), (
        SELECT t.chance FROM told_chances t
        WHERE t.user_id = ${userId}::uuid AND t.section_id = said.section_id AND t.told_on < ${examDate}::date
          AND t.told_on >= ${examDate}::date - ${EVE_DAYS}::int
        ORDER BY t.told_on DESC, t.exam_date LIMIT 1)
    FROM said
    ON CONFLICT (user_id, exam_date, section_id) DO UPDATE SET passed = EXCLUDED.passed, correct = EXCLUDED.correct,
      updated_at = now()`;
}

/**
 * Keeps what was told of each section for the learner's exam date, until that date comes. What was told for another date that is
 * still to come is forgotten: that exam will not be taken. What was told for today stays: whoever failed plans the next one the same day.
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
