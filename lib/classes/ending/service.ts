import 'server-only';
import { log } from '@/lib/log';
import { withMailStored } from '@/lib/mail/before-answer/adapter';
import { mailClassEnding } from '@/lib/mail/service';
import { endingOf, endsNow, isNearBefore } from './rules';
import * as store from './store';

/**
 * Regular work: tells those who teach a class that has rested for eleven months, and ends what has rested for a year and was told of
 * 30 days ago. What students answered stays theirs.
 */
export async function endClassesAtRest(now: Date): Promise<void> {
  for (const { id, name, emails, ...rest } of await store.takeUntold(isNearBefore(now), now)) {
    const endsAt = endingOf(rest, now) ?? now;
    for (const to of emails)
      await withMailStored(async () => mailClassEnding({ to, classId: id, className: name, endsAt }));
    log.info('end of a class told', { classId: id, mails: emails.length });
  }
  const ended = endsNow(now);
  for (const id of await store.listEnded(ended)) {
    if (await store.endClass(id, ended)) log.info('class ended after a year of rest', { classId: id });
  }
}
