import 'server-only';
import { log } from '@/lib/log';
import { storeMessages, type WrittenMessage } from '@/lib/mail/queue/service';
import { writeClassEnding } from '@/lib/mail/service';
import { endingOf, endsNow, isNearBefore } from './rules';
import * as store from './store';

/**
 * Regular work: tells those who teach a class that has rested for eleven months, and ends what has rested for a year and was told of
 * 30 days ago. What students answered stays theirs.
 */
export async function endClassesAtRest(now: Date): Promise<void> {
  for (const untold of await store.listUntold(isNearBefore(now))) await tell(untold, now);
  const ended = endsNow(now);
  for (const id of await store.listEnded(ended)) {
    if (await store.endClass(id, ended)) log.info('class ended after a year of rest', { classId: id });
  }
}

/** An instructor who has had enough of these mails for now is told by a later round, and the class does not end before. */
async function tell({ id, name, usedAt, emails }: store.UntoldRow, now: Date): Promise<void> {
  const endsAt = endingOf({ usedAt, endingToldAt: now }, now) ?? now;
  const mails: WrittenMessage[] = [];
  for (const to of emails) {
    const written = await writeClassEnding({ to, classId: id, className: name, endsAt });
    if (!written) return;
    mails.push(written);
  }
  const isTold = await store.noteTold(id, { usedAt, now }, (tx) => storeMessages(tx, mails));
  if (isTold) log.info('end of a class told', { classId: id, mails: mails.length });
}
