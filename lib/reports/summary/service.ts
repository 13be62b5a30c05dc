import 'server-only';
import { withMailStored } from '@/lib/before-answer';
import { dateIn, localTime } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import { newToken } from '@/lib/kernel/token';
import { log } from '@/lib/log';
import { mailReportSummary } from '@/lib/mail/service';
import type { SummarySetting } from './contract';
import { isSummaryDue, sayWaiting } from './rules';
import * as store from './store';

export const getSummarySetting = async (userId: UserId): Promise<SummarySetting> => ({
  isOn: await store.isSubscribed(userId),
});

export async function putSummarySetting(
  userId: UserId,
  { isOn, timeZone }: { isOn: boolean; timeZone: string },
): Promise<SummarySetting> {
  if (isOn) await store.subscribe(userId, timeZone, newToken());
  else await store.unsubscribe(userId);
  return { isOn };
}

/**
 * Turns the summary off with the token from the link in an email. Returns false for an unknown token. Returns true even
 * if the summary was already off.
 */
export const turnSummaryOff = (token: string): Promise<boolean> => store.unsubscribeBy(token);

/** Daily job: emails subscribed admins the number of open reports. Sends nothing if there are none. */
export async function mailReportSummaries(now: Date): Promise<void> {
  const subscribers = await store.listSubscribers();
  const due = subscribers.flatMap((one) => {
    const { date, hour } = localTime(one.timeZone, now);
    return isSummaryDue(one.sentOn, { date, hour }) ? [{ ...one, date }] : [];
  });
  if (due.length === 0) return;
  const { count, oldestAt } = await store.countOpen();
  if (oldestAt === null) return;
  for (const { userId, date, timeZone, email, unsubscribeToken } of due) {
    const waiting = sayWaiting(dateIn(timeZone, oldestAt), date);
    if (!(await store.takeDay(userId, date))) continue;
    await withMailStored(async () => mailReportSummary({ to: email, count, waiting, unsubscribeToken }));
    log.info('open reports mailed', { open: count });
  }
}
