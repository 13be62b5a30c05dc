import 'server-only';
import { db } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import type { StoredSet } from './contract';
import type { ChosenPlan } from './day-rules';

export interface PlanRow extends ChosenPlan {
  chosenAt: Date | null;
  oneTap: boolean;
  reminderHour: number | null;
  createdAt: Date;
}

export const findPlan = async (userId: UserId): Promise<PlanRow | null> => {
  const rows = await db.$queryRaw<PlanRow[]>`
    SELECT exam_date::text AS "examDate", section_ids AS "sectionIds", minutes_per_day AS "minutesPerDay",
      study_days AS "studyDays", time_zone AS "timeZone", chosen_at AS "chosenAt", one_tap AS "oneTap",
      reminder_hour AS "reminderHour", created_at AS "createdAt"
    FROM study_plans WHERE user_id = ${userId}::uuid`;
  return rows[0] ?? null;
};

interface Settings {
  oneTap?: boolean | undefined;
  /** Hour of the study-day email; null turns it off. */
  reminderHour?: number | null | undefined;
}

/**
 * Resets the count of ignored emails when the learner chooses an hour, because emails stop after three ignored ones.
 */
const chosenHour = ({ reminderHour }: Settings) => (reminderHour === undefined ? {} : { reminderHour, unfollowed: 0 });

const chosenSettings = ({ oneTap, reminderHour }: Settings) => ({
  ...(oneTap === undefined ? {} : { oneTap }),
  ...chosenHour({ reminderHour }),
  updatedAt: new Date(),
});

const toColumns = ({ examDate, sectionIds, minutesPerDay, studyDays, timeZone }: ChosenPlan) => ({
  examDate: examDate === null ? null : new Date(`${examDate}T00:00:00Z`),
  sectionIds: [...sectionIds],
  minutesPerDay,
  studyDays: [...studyDays],
  timeZone,
});

export async function savePlan(userId: UserId, plan: ChosenPlan, settings: Settings): Promise<void> {
  const columns = { ...toColumns(plan), ...chosenSettings(settings), chosenAt: new Date() };
  await db.studyPlan.upsert({ where: { userId }, create: { userId, ...columns }, update: columns });
}

/** Saves the settings. If the user has no plan, creates one with the default values. That plan does not count as one that the user chose. */
export async function saveSettings(
  userId: UserId,
  settings: Settings,
  defaults: ChosenPlan,
): Promise<{ oneTap: boolean; reminderHour: number | null }> {
  const columns = chosenSettings(settings);
  return db.studyPlan.upsert({
    where: { userId },
    create: { userId, ...toColumns(defaults), ...columns },
    update: columns,
    select: { oneTap: true, reminderHour: true },
  });
}

export interface DayRow {
  date: string;
  /** Start of the day, in milliseconds since 1970. */
  beganAtMs: number;
  sets: StoredSet[];
}

export const findDay = async (userId: UserId, date: string): Promise<DayRow | null> => {
  const rows = await db.$queryRaw<DayRow[]>`
    SELECT date::text AS date, extract(epoch FROM began_at)::float8 * 1000 AS "beganAtMs", sets
    FROM study_days WHERE user_id = ${userId}::uuid AND date = ${date}::date`;
  return rows[0] ?? null;
};

/** Stores a planned day. If two devices plan a day at once, the day stored first stays. */
export async function addDay(userId: UserId, { date, beganAtMs, sets }: DayRow): Promise<void> {
  await db.$executeRaw`
    INSERT INTO study_days (user_id, date, began_at, sets)
    VALUES (${userId}::uuid, ${date}::date, to_timestamp(${beganAtMs / 1000}::float8), ${JSON.stringify(sets)}::jsonb)
    ON CONFLICT (user_id, date) DO NOTHING`;
}

/** Replaces the sets of a day. Does nothing if another request has changed the sets since `day` was read. */
export async function replaceSets(userId: UserId, day: DayRow, sets: readonly StoredSet[]): Promise<void> {
  await db.$executeRaw`
    UPDATE study_days SET sets = ${JSON.stringify(sets)}::jsonb, planned_at = now()
    WHERE user_id = ${userId}::uuid AND date = ${day.date}::date AND sets = ${JSON.stringify(day.sets)}::jsonb`;
}
