import 'server-only';
import { withMailStored } from '@/lib/before-answer';
import { localTime } from '@/lib/kernel/calendar';
import { newToken } from '@/lib/kernel/token';
import { log } from '@/lib/log';
import { mailOutcomeQuestion } from '@/lib/mail/service';
import { listAskingZones, takeAsked } from './asking-store';

const AT_ONCE = 100;

/**
 * Scheduled job: emails learners from the day after their exam, once, to ask for its outcome. Only learners who get
 * reminders are asked.
 */
export async function askForOutcomes(now: Date): Promise<void> {
  const zones = (await listAskingZones()).map((timeZone) => ({ timeZone, ...localTime(timeZone, now) }));
  if (zones.length === 0) return;
  for (;;) {
    const asked = await takeAsked(zones, Array.from({ length: AT_ONCE }, newToken));
    for (const { email, language, unsubscribeToken } of asked) {
      await withMailStored(async () => mailOutcomeQuestion({ to: email, language, unsubscribeToken }));
    }
    if (asked.length > 0) log.info('asked how the exam went', { learners: asked.length });
    if (asked.length < AT_ONCE) return;
  }
}
