import 'server-only';
import { db } from '@/lib/db/client';
import type { Language } from '@/lib/kernel/language';

/** Lists the time zones of learners who get emails and have a correction that they have not seen. */
export const listWaitingZones = async (): Promise<string[]> => {
  const rows = await db.$queryRaw<{ timeZone: string }[]>`
    SELECT DISTINCT p.time_zone AS "timeZone" FROM study_plans p WHERE p.reminder_hour IS NOT NULL AND EXISTS (
      SELECT 1 FROM correction_notices n WHERE n.user_id = p.user_id AND n.seen_at IS NULL AND n.mailed_at IS NULL)`;
  return rows.map(({ timeZone }) => timeZone);
};

interface Zone {
  timeZone: string;
  hour: number;
}

export interface WaitingLearner {
  email: string;
  /** Language of the learner's pages; English if unknown. */
  language: Language;
  unsubscribeToken: string;
  /** Number of corrections that the email reports. */
  corrections: number;
}

const EVERY_DAYS = 7;

/**
 * Returns learners who have corrections that they have neither seen nor been emailed about, if their study-day emails
 * are on and the hour that they chose has come. Returns each learner at most once in seven days. The update stores the
 * time of the email in the locked row, so two instances never get the same learner. `tokens`: a new unsubscribe token
 * per learner, used if the learner has none.
 */
export const takeWaiting = (
  zones: readonly Zone[],
  tokens: readonly string[],
): Promise<WaitingLearner[]> => db.$queryRaw`
  WITH local AS (
    SELECT * FROM unnest(${zones.map((zone) => zone.timeZone)}::text[], ${zones.map((zone) => zone.hour)}::int[]) AS zone(name, hour)
  ), known AS (
    SELECT p.user_id, u.email, coalesce(u.language, 'en') AS language FROM study_plans p JOIN local ON local.name = p.time_zone JOIN users u ON u.id = p.user_id
    WHERE p.reminder_hour <= local.hour AND u.email_verified_at IS NOT NULL AND u.locked_at IS NULL
      AND (p.corrections_mailed_at IS NULL OR p.corrections_mailed_at < now() - make_interval(days => ${EVERY_DAYS}::int))
      AND EXISTS (SELECT 1 FROM correction_notices n JOIN corrections c ON c.id = n.correction_id AND c.taken_back_at IS NULL
        WHERE n.user_id = p.user_id AND n.seen_at IS NULL AND n.mailed_at IS NULL)
    LIMIT ${tokens.length} FOR UPDATE OF p SKIP LOCKED
  ), due AS (
    SELECT known.*, row_number() OVER (ORDER BY user_id) AS place FROM known
  ), told AS (
    UPDATE correction_notices n SET mailed_at = now() FROM due, corrections c
    WHERE n.user_id = due.user_id AND n.seen_at IS NULL AND n.mailed_at IS NULL
      AND c.id = n.correction_id AND c.taken_back_at IS NULL
    RETURNING n.user_id
  ), saved AS (
    UPDATE study_plans p SET corrections_mailed_at = now(),
      unsubscribe_token = coalesce(p.unsubscribe_token, (${[...tokens]}::text[])[due.place::int])
    FROM due WHERE p.user_id = due.user_id
    RETURNING p.user_id, due.email, due.language, p.unsubscribe_token
  )
  SELECT saved.email, saved.language, saved.unsubscribe_token AS "unsubscribeToken",
    (SELECT count(*)::int FROM told WHERE told.user_id = saved.user_id) AS corrections FROM saved`;
