import 'server-only';
import { type Asking, noClass, requireClassAccess } from '@/lib/classes/teaching-access/service';
import type { PlaceId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import { MOST_DATES_A_YEAR } from '@/lib/outcomes/rules';
import { refuseDate, replaceTaken, requireExamDate, type Sections, takenOf, wasShown } from '@/lib/outcomes/service';
import type { EnteredDay } from './contract';
import * as store from './store';
import { viewEntered } from './view';

/**
 * Lists the outcomes that the class's instructors entered. Throws `NOT_FOUND` for a class that the viewer does not
 * teach, as does `enterOutcomes`.
 */
export const listEnteredOutcomes = async (asking: Asking): Promise<EnteredDay[]> =>
  viewEntered(await store.listEntered(await requireClassAccess(asking)));

interface Entered {
  examDate: string;
  students: readonly { placeId: PlaceId; sections: Sections }[];
}

/**
 * Enters exam outcomes of students, including students who have not joined. The response does not reveal whether a
 * student reported an outcome of the same day. Throws `VALIDATION` for an invalid date, and `NOT_FOUND` for a student
 * who is not in the class.
 */
export async function enterOutcomes(asking: Asking, { examDate, students }: Entered, now: Date): Promise<EnteredDay[]> {
  requireExamDate(examDate, now);
  const access = await requireClassAccess(asking);
  const entered = students.map(({ placeId, sections }) => ({ placeId, sections: takenOf(sections) }));
  const done = await store.enterOutcomes(access, { examDate, students: entered, own: { wasShown, replaceTaken } });
  if (done === 'no-class') throw noClass();
  if (done === 'no-place') {
    throw new Problem('NOT_FOUND', 'One of these students is no longer in the class. Reload the page.');
  }
  if (done === 'full') {
    throw refuseDate(
      `You have entered results of one of these students for ${MOST_DATES_A_YEAR} days in that year. Remove one first.`,
    );
  }
  log.info('outcomes entered', { classId: asking.id, students: students.length });
  return listEnteredOutcomes(asking);
}
