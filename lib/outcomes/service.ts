import 'server-only';
import { addDays, dateIn } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import type { ExamOutcome } from './contract';
import { MOST_DATES_A_YEAR, type TakenSection } from './rules';
import * as store from './store';
import { viewOutcomes } from './view';

export const listOutcomes = async (userId: UserId): Promise<ExamOutcome[]> =>
  viewOutcomes(await store.listOutcomes(userId));

/** True if the learner has not reported the outcome of an exam on this day or later. */
export const isOutcomeOpen = async (userId: UserId, examDate: string): Promise<boolean> =>
  !(await store.isSaid(userId, examDate));

/**
 * Milliseconds for which the Today page shows outcomes that instructors entered: long enough for learners who rarely
 * sign in after the exam.
 */
const ENTERED_SHOWN_MS = 30 * DAY_MS;

/**
 * Lists the outcomes that instructors entered in the last 30 days and that the learner has neither changed nor
 * confirmed.
 */
export const listFreshlyEntered = async (userId: UserId, now: Date): Promise<ExamOutcome[]> =>
  viewOutcomes(await store.listEnteredSince(userId, new Date(now.getTime() - ENTERED_SHOWN_MS)));

export type Sections = readonly { sectionId: number; passed: boolean; correct?: number | undefined }[];

interface Said {
  userId: UserId;
  examDate: string;
  sections: Sections;
  now: Date;
}

export const takenOf = (sections: Sections): TakenSection[] =>
  sections.map((one) => ({ ...one, correct: one.correct ?? null }));

/**
 * The easternmost time zone, in which each date begins first. A learner there may have taken an exam on a day that has
 * not yet begun in UTC.
 */
const EASTERNMOST = 'Pacific/Kiritimati';
const MOST_DAYS_AGO = 5 * 366;

export const refuseDate = (message: string) => new Problem('VALIDATION', message, { fields: { examDate: message } });

/** Throws `VALIDATION` for a date in the future or more than five years ago. */
export function requireExamDate(examDate: string, now: Date): void {
  const today = dateIn(EASTERNMOST, now);
  if (examDate > today) throw refuseDate('Choose a date that is not in the future');
  if (examDate < addDays(today, -MOST_DAYS_AGO)) throw refuseDate('Choose a date within the last five years');
}

/**
 * Stores the outcome that the learner reports. Throws `VALIDATION` for an invalid date or too many dates in one year.
 */
export async function sayOutcome({ userId, examDate, sections, now }: Said): Promise<ExamOutcome[]> {
  requireExamDate(examDate, now);
  if (!(await store.saveOutcome(userId, examDate, takenOf(sections)))) {
    throw refuseDate(`You have entered results for ${MOST_DATES_A_YEAR} days in that year. Remove one of them first.`);
  }
  return listOutcomes(userId);
}

/** Deletes the learner's outcome of a day. Throws `NOT_FOUND` if there is none. */
export async function removeOutcome(userId: UserId, examDate: string): Promise<ExamOutcome[]> {
  if ((await store.deleteOutcome(userId, examDate)) === 0) {
    throw new Problem('NOT_FOUND', "You haven't saved a result for that day.");
  }
  return listOutcomes(userId);
}

/** Functions that `lib/classes/outcomes` uses to enter outcomes of students. */
export const { wasShown, replaceTaken } = store;

export const { storeShownChances } = store;
