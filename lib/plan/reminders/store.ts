import 'server-only';
import { db } from '@/lib/db/client';
import type { LocalTime } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { SETTLED_DAYS } from '@/lib/kernel/time';
import { MOST_UNFOLLOWED } from './rules';

export const listReminderZones = async (): Promise<string[]> => {
  const rows = await db.$queryRaw<{ timeZone: string }[]>`
    SELECT DISTINCT time_zone AS "timeZone" FROM study_plans WHERE reminder_hour IS NOT NULL`;
  return rows.map(({ timeZone }) => timeZone);
};

export interface DueReminder {
  userId: UserId;
  email: string;
  /** Language of the learner's pages; English if unknown. */
  language: Language;
  unsubscribeToken: string;
}

const BATCH = 100;

type Zone = LocalTime & { timeZone: string };

/**
 * Returns learners whose email is due: it is a study day and the hour that they chose, their address is confirmed, and
 * they have not had an email that day. The update marks the email as sent, so that only one instance gets each learner.
 * Also counts emails after which the learner answered no question; the third is the last. `tokens`: a new unsubscribe
 * token per learner, used if the learner has none yet.
 */
export async function takeDue(zones: readonly Zone[], tokens: readonly string[]): Promise<DueReminder[]> {
  const rows = await db.$queryRaw<(DueReminder & { isQuiet: boolean })[]>`
    WITH local AS (
      SELECT * FROM unnest(${zones.map((zone) => zone.timeZone)}::text[], ${zones.map((zone) => zone.date)}::date[],
        ${zones.map((zone) => zone.hour)}::int[], ${zones.map((zone) => zone.weekday)}::int[]) AS zone(name, today, hour, weekday)
    ), known AS (
      SELECT p.user_id, local.today, u.email, coalesce(u.language, 'en') AS language, p.reminded_at IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
          WHERE a.user_id = p.user_id AND a.started_at > p.reminded_at - make_interval(days => ${SETTLED_DAYS}::int) AND aq.chosen_at >= p.reminded_at
        ) AS is_unfollowed
      FROM study_plans p JOIN local ON local.name = p.time_zone JOIN users u ON u.id = p.user_id
      WHERE p.reminder_hour = local.hour AND local.weekday = ANY(p.study_days)
        AND (p.reminded_on IS NULL OR p.reminded_on < local.today) AND (p.exam_date IS NULL OR p.exam_date >= local.today)
        AND u.email_verified_at IS NOT NULL AND u.locked_at IS NULL
      FOR UPDATE OF p SKIP LOCKED
    ), due AS (
      SELECT known.*, row_number() OVER (ORDER BY known.user_id) AS place FROM known JOIN study_plans p USING (user_id)
      WHERE NOT known.is_unfollowed OR p.unfollowed < ${MOST_UNFOLLOWED} ORDER BY place LIMIT ${tokens.length}
    ), taken AS (
      UPDATE study_plans p SET unfollowed = CASE WHEN due.is_unfollowed THEN p.unfollowed + 1 ELSE 0 END,
        reminded_on = CASE WHEN due.is_unfollowed AND p.unfollowed + 1 >= ${MOST_UNFOLLOWED} THEN p.reminded_on ELSE due.today END,
        reminded_at = CASE WHEN due.is_unfollowed AND p.unfollowed + 1 >= ${MOST_UNFOLLOWED} THEN p.reminded_at ELSE now() END,
        unsubscribe_token = coalesce(p.unsubscribe_token, (${[...tokens]}::text[])[due.place::int])
      FROM due WHERE p.user_id = due.user_id
      RETURNING p.user_id, due.email, due.language, p.unsubscribe_token, p.unfollowed
    )
    SELECT user_id::text AS "userId", email, language, unsubscribe_token AS "unsubscribeToken", unfollowed >= ${MOST_UNFOLLOWED} AS "isQuiet"
    FROM taken`;
  return rows.flatMap(({ isQuiet, ...row }) => (isQuiet ? [] : [row]));
}

/** Turns off the study-day email whose unsubscribe token is `token`. Returns false for an unknown token. */
export async function turnOff(token: string): Promise<boolean> {
  const { count } = await db.studyPlan.updateMany({
    where: { unsubscribeToken: token },
    data: { reminderHour: null, updatedAt: new Date() },
  });
  return count > 0;
}

export const REMINDERS_AT_ONCE = BATCH;
