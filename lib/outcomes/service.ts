import 'server-only';
import { addDays, dateIn } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { ExamOutcome } from './contract';
import { MOST_DATES_A_YEAR } from './rules';
import * as store from './store';
import { viewOutcomes } from './view';

export const listOutcomes = async (userId: UserId): Promise<ExamOutcome[]> =>
  viewOutcomes(await store.listOutcomes(userId));

/** Whether an exam of this day is still to be asked about. */
export const isOutcomeOpen = async (userId: UserId, examDate: string): Promise<boolean> =>
  !(await store.isSaid(userId, examDate));

export const keepToldChances = store.keepTold;

interface Said {
  userId: UserId;
  examDate: string;
  sections: readonly { sectionId: number; passed: boolean; correct?: number | undefined }[];
  now: Date;
}

/** The first day on earth ends last there: somebody further east may have taken an exam on a day that has not begun in UTC. */
const EASTERNMOST = 'Pacific/Kiritimati';
const MOST_DAYS_AGO = 5 * 366;

/** Throws `VALIDATION`. */
export async function sayOutcome({ userId, examDate, sections, now }: Said): Promise<ExamOutcome[]> {
  const today = dateIn(EASTERNMOST, now);
  const refuse = (message: string) => new Problem('VALIDATION', message, { fields: { examDate: message } });
  if (examDate > today) throw refuse('Choose a date that has come');
  if (examDate < addDays(today, -MOST_DAYS_AGO)) throw refuse('Choose a date within the last five years');
  const taken = sections.map((one) => ({ ...one, correct: one.correct ?? null }));
  if (!(await store.saveOutcome(userId, examDate, taken))) {
    throw refuse(`You have said of ${MOST_DATES_A_YEAR} days in that year how an exam went. Remove one of them first.`);
  }
  return listOutcomes(userId);
}

/** Throws `NOT_FOUND` where the learner has said nothing of that day. */
export async function removeOutcome(userId: UserId, examDate: string): Promise<ExamOutcome[]> {
  if ((await store.deleteOutcome(userId, examDate)) === 0) {
    throw new Problem('NOT_FOUND', 'You have said nothing of that day');
  }
  return listOutcomes(userId);
}
