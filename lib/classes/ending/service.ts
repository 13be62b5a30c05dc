import 'server-only';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { log } from '@/lib/log';
import { storeMessages, type WrittenMessage } from '@/lib/mail/queue/service';
import { writeClassEnding } from '@/lib/mail/service';
import { endingOf, endsNow, isNearBefore } from './rules';
import * as store from './store';

/**
 * Regular work: notifies the instructors of a class that has been idle for eleven months, and ends classes that have
 * been idle for a year and were announced 30 days ago. Students keep their answers.
 */
export async function endClassesAtRest(now: Date): Promise<void> {
  for (const untold of await store.listUntold(isNearBefore(now))) await tell(untold, now);
  const ended = endsNow(now);
  for (const id of await store.listEnded(ended)) {
    if (await store.endClass(id, ended)) log.info('class ended after a year of rest', { classId: id });
  }
}

/**
 * Notifies one class's instructors. One who has reached the limit of these mails is notified by a later round, and the
 * class does not end before.
 */
async function tell({ id, name, usedAt, emails }: store.UntoldRow, now: Date): Promise<void> {
  const endsAt = endingOf({ usedAt, endingToldAt: now }, now) ?? now;
  const mails: WrittenMessage[] = [];
  for (const to of emails) {
    const written = await writeClassEnding({ to, classPath: `${CLASS_PAGE}?id=${id}`, className: name, endsAt });
    if (!written) return;
    mails.push(written);
  }
  const isTold = await store.noteTold(id, { usedAt, now }, (tx) => storeMessages(tx, mails));
  if (isTold) log.info('end of a class told', { classId: id, mails: mails.length });
}
