import 'server-only';
import { addDays, dateIn } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { ExamOutcome } from './contract';
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

/** The first day on earth ends last there: whoever is further east may have taken an exam on a day that has not begun in UTC. */
const EASTERNMOST = 'Pacific/Kiritimati';
const MOST_DAYS_AGO = 5 * 366;

/** Throws `VALIDATION`. */
export async function sayOutcome({ userId, examDate, sections, now }: Said): Promise<ExamOutcome[]> {
  const today = dateIn(EASTERNMOST, now);
  const refuse = (message: string) => new Problem('VALIDATION', message, { fields: { examDate: message } });
  if (examDate > today) throw refuse('Choose a date that has come');
  if (examDate < addDays(today, -MOST_DAYS_AGO)) throw refuse('Choose a date within the last five years');
  const taken = sections.map((one) => ({ ...one, correct: one.correct ?? null }));
  await store.saveOutcome(userId, examDate, taken);
  return listOutcomes(userId);
}
