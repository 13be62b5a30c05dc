import 'server-only';
import { withMailStored } from '@/lib/before-answer';
import { localTime } from '@/lib/kernel/calendar';
import { Problem } from '@/lib/kernel/problem';
import { newToken } from '@/lib/kernel/token';
import { log } from '@/lib/log';
import { mailReminder } from '@/lib/mail/service';
import type { TurnedOff } from '@/lib/plan/contract';
import { getPlan } from '@/lib/plan/service';
import { turnSummaryOff } from '@/lib/reports/summary/service';
import { type DueReminder, listReminderZones, REMINDERS_AT_ONCE, takeDue, turnOff } from './store';

/** Scheduled job: emails the day's sets to learners at the hour that they chose. */
export async function mailReminders(now: Date): Promise<void> {
  const zones = (await listReminderZones()).map((timeZone) => ({ timeZone, ...localTime(timeZone, now) }));
  if (zones.length === 0) return;
  for (;;) {
    const due = await takeDue(zones, Array.from({ length: REMINDERS_AT_ONCE }, newToken));
    for (const one of due) await mailOne(one, now);
    if (due.length > 0) log.info('study days mailed', { learners: due.length });
    if (due.length < REMINDERS_AT_ONCE) return;
  }
}

/** Emails one learner, unless the day's sets are finished. */
async function mailOne({ userId, email, language, unsubscribeToken }: DueReminder, now: Date): Promise<void> {
  const { today } = await getPlan({ userId, timeZone: null, now });
  const open = today.sets.filter(({ isDone, isExtra }) => !isDone && !isExtra);
  const [first] = open;
  if (!first) return;
  const minutes = open.reduce((sum, set) => sum + set.minutes, 0);
  await withMailStored(async () =>
    mailReminder({
      to: email,
      minutes,
      sets: open,
      setId: first.id,
      unsubscribeToken,
      language,
    }),
  );
}

/** Turns off the study-day email whose unsubscribe link has this token. Throws `INVALID_TOKEN`. */
export async function unsubscribe(token: string): Promise<TurnedOff> {
  if (await turnOff(token)) return { message: 'You get no more emails about study days.', email: 'study-days' };
  if (await turnSummaryOff(token)) {
    return { message: 'You get no more emails about open reports.', email: 'open-reports' };
  }
  throw new Problem(
    'INVALID_TOKEN',
    "We don't recognize this link, or it was already used. Turn off study emails in your plan, and summaries under Reports in the admin panel.",
  );
}
