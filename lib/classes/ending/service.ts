import 'server-only';
import { CLASS_PAGE } from '@/lib/classes/rules';
import { log } from '@/lib/log';
import { storeMessages, type WrittenMessage } from '@/lib/mail/queue-service';
import { writeClassEnding } from '@/lib/mail/service';
import { endingOf, endsNow, isNearBefore } from './rules';
import * as store from './store';

/**
 * Scheduled job: notifies the instructors of classes unused for eleven months. Deletes classes that were unused for a
 * year, if the instructors were notified at least 30 days ago. Does not delete the students' answers.
 */
export async function endClassesAtRest(now: Date): Promise<void> {
  for (const unnotified of await store.listUnnotified(isNearBefore(now))) await notify(unnotified, now);
  const ended = endsNow(now);
  for (const id of await store.listEnded(ended)) {
    if (await store.endClass(id, ended)) log.info('class ended after a year of rest', { classId: id });
  }
}

/**
 * Notifies the instructors of one class. If one of them has reached the limit for these emails, notifies none of them;
 * a later run tries again, and the class is not deleted before.
 */
async function notify({ id, name, usedAt, instructors }: store.UnnotifiedRow, now: Date): Promise<void> {
  const endsAt = endingOf({ usedAt, endingToldAt: now }, now) ?? now;
  const mails: WrittenMessage[] = [];
  for (const { email: to, language } of instructors) {
    const classPath = `${CLASS_PAGE}?id=${id}`;
    const written = await writeClassEnding({ to, classPath, className: name, endsAt, language });
    if (!written) return;
    mails.push(written);
  }
  const isNotified = await store.noteNotified(id, { usedAt, now }, (tx) => storeMessages(tx, mails));
  if (isNotified) log.info('end of a class told', { classId: id, mails: mails.length });
}
