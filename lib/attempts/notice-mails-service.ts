import 'server-only';
import { withMailStored } from '@/lib/before-answer';
import { localTime } from '@/lib/kernel/calendar';
import { newToken } from '@/lib/kernel/token';
import { log } from '@/lib/log';
import { mailCorrections as mail } from '@/lib/mail/service';
import { listWaitingZones, takeWaiting } from './notice-mails-store';

const AT_ONCE = 100;

/**
 * Scheduled job: emails learners about corrections to their results, at most once a week. Only learners who have turned
 * on study-day emails get them.
 */
export async function mailCorrections(now: Date): Promise<void> {
  const zones = (await listWaitingZones()).map((timeZone) => ({ timeZone, ...localTime(timeZone, now) }));
  if (zones.length === 0) return;
  for (;;) {
    const waiting = await takeWaiting(zones, Array.from({ length: AT_ONCE }, newToken));
    for (const { email, language, unsubscribeToken, corrections } of waiting) {
      await withMailStored(async () => mail({ to: email, language, unsubscribeToken, corrections }));
    }
    if (waiting.length > 0) log.info('corrections mailed', { learners: waiting.length });
    if (waiting.length < AT_ONCE) return;
  }
}
