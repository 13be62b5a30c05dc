import 'server-only';
import { db } from '@/lib/db/client';
import { ROLES } from '@/lib/kernel/account';
import type { UserId } from '@/lib/kernel/ids';

export const isSubscribed = async (userId: UserId): Promise<boolean> =>
  (await db.reportSummary.findUnique({ where: { userId }, select: { isOn: true } }))?.isOn ?? false;

/**
 * Values that turn the summary off. They also clear the day of the last email, so that an admin who subscribes again
 * gets an email on the same day.
 */
const OFF = { isOn: false, sentOn: null };

/** Subscribes an admin. `token`: token for the unsubscribe links. It is stored only at the first subscription. */
export async function subscribe(userId: UserId, timeZone: string, token: string): Promise<void> {
  await db.reportSummary.upsert({
    where: { userId },
    create: { userId, timeZone, unsubscribeToken: token },
    update: { timeZone, isOn: true },
  });
}

export async function unsubscribe(userId: UserId): Promise<void> {
  await db.reportSummary.updateMany({ where: { userId }, data: OFF });
}

/**
 * Turns off the summary whose links have this token. Returns false for an unknown token, and true even if the summary
 * was already off.
 */
export const unsubscribeBy = async (token: string): Promise<boolean> =>
  (await db.reportSummary.updateMany({ where: { unsubscribeToken: token }, data: OFF })).count > 0;

export interface Subscriber {
  userId: UserId;
  email: string;
  timeZone: string;
  unsubscribeToken: string;
  /** Day of the last email (`YYYY-MM-DD`) in the admin's time zone; null before the first email. */
  sentOn: string | null;
}

/** Lists subscribed admins who are not locked and have a confirmed address. */
export const listSubscribers = (): Promise<Subscriber[]> => db.$queryRaw`
  SELECT s.user_id::text AS "userId", u.email, s.time_zone AS "timeZone", s.unsubscribe_token AS "unsubscribeToken",
    s.sent_on::text AS "sentOn"
  FROM report_summaries s JOIN users u ON u.id = s.user_id
  WHERE s.is_on AND ${ROLES.admin} = ANY(u.roles) AND u.locked_at IS NULL AND u.email_verified_at IS NOT NULL`;

/** Records that the email of this day is being sent. Returns true for only one of several instances. */
export async function takeDay(userId: UserId, date: string): Promise<boolean> {
  const taken = await db.$executeRaw`
    UPDATE report_summaries SET sent_on = ${date}::date
    WHERE user_id = ${userId}::uuid AND (sent_on IS NULL OR sent_on < ${date}::date)`;
  return taken === 1;
}

export interface OpenReports {
  count: number;
  /** When the oldest open report was sent; null if none is open. */
  oldestAt: Date | null;
}

export async function countOpen(): Promise<OpenReports> {
  const { _count, _min } = await db.questionReport.aggregate({
    where: { status: 'open' },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: _count, oldestAt: _min.createdAt };
}
