import 'server-only';
import { db } from '@/lib/db/client';
import type { Language } from '@/lib/kernel/language';

/** Number of days after the exam in which learners are asked for the outcome. */
const ASKED_WITHIN_DAYS = 7;

/**
 * Lists the time zones of learners to ask. Selects exam dates of two more days than needed, because the current date
 * differs between time zones.
 */
export const listAskingZones = async (): Promise<string[]> => {
  const rows = await db.$queryRaw<{ timeZone: string }[]>`
    SELECT DISTINCT time_zone AS "timeZone" FROM study_plans WHERE reminder_hour IS NOT NULL
      AND exam_date < current_date + 1 AND exam_date >= current_date - ${ASKED_WITHIN_DAYS + 2}::int`;
  return rows.map(({ timeZone }) => timeZone);
};

interface Zone {
  timeZone: string;
  /** Today's date in the time zone, `YYYY-MM-DD`. */
  date: string;
  hour: number;
}

interface AskedLearner {
  email: string;
  /** Language of the learner's pages; English if unknown. */
  language: Language;
  unsubscribeToken: string;
}

/**
 * Returns learners whose exam date has passed without a reported outcome, if their reminders are on and the hour that
 * they chose has come. The update marks them as asked for that date, so that only one instance gets each learner.
 * `tokens`: a new unsubscribe token per learner, used if the learner has none.
 */
export const takeAsked = (zones: readonly Zone[], tokens: readonly string[]): Promise<AskedLearner[]> => db.$queryRaw`
  WITH local AS (
    SELECT * FROM unnest(${zones.map((zone) => zone.timeZone)}::text[], ${zones.map((zone) => zone.date)}::date[],
      ${zones.map((zone) => zone.hour)}::int[]) AS zone(name, today, hour)
  ), known AS (
    SELECT p.user_id, u.email, coalesce(u.language, 'en') AS language FROM study_plans p JOIN local ON local.name = p.time_zone JOIN users u ON u.id = p.user_id
    WHERE p.reminder_hour <= local.hour AND p.exam_date < local.today AND p.exam_date >= local.today - ${ASKED_WITHIN_DAYS}::int
      AND p.outcome_asked_for IS DISTINCT FROM p.exam_date
      AND u.email_verified_at IS NOT NULL AND u.locked_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM exam_outcomes o WHERE o.user_id = p.user_id AND o.exam_date >= p.exam_date)
    LIMIT ${tokens.length} FOR UPDATE OF p SKIP LOCKED
  ), due AS (
    SELECT known.*, row_number() OVER (ORDER BY user_id) AS place FROM known
  )
  UPDATE study_plans p SET outcome_asked_for = p.exam_date,
    unsubscribe_token = coalesce(p.unsubscribe_token, (${[...tokens]}::text[])[due.place::int])
  FROM due WHERE p.user_id = due.user_id
  RETURNING due.email, due.language, p.unsubscribe_token AS "unsubscribeToken"`;
