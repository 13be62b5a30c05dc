import { CORE_ID, SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';

/**
 * Returns the certification that passed sections of an exam would earn: each type together with Core, all of them
 * Universal (40 CFR Part 82 Subpart F, Appendix D(a), (d)). Empty when none.
 */
export function wouldCertifyIn(passedSectionIds: readonly number[]): string {
  const passed = SECTIONS.filter(({ id }) => passedSectionIds.includes(id));
  const types = passed.filter(({ id }) => id !== CORE_ID);
  if (passed.length === SECTIONS.length) return 'Universal';
  return types.length < passed.length ? listNames(types.map(({ name }) => name)) : '';
}

/** Replaces what a file system refuses. */
const inFileName = (text: string): string => text.replaceAll(/[\p{C}\\/:*?"<>|]+/gu, '-').replace(/^[.\s-]+/, '');

/** Names a file of results by class, test and day, such as "2026-11-29". */
export const resultsFileName = (className: string, title: string, day: string): `${string}.csv` =>
  `${inFileName(className)} - ${inFileName(title)} - ${day}.csv`;

interface Counted {
  correct: number;
  total: number;
  startedAt: Date;
}

/** Returns the attempt with the most right answers of all questions asked; the earlier one of equals. */
export const bestOf = <T extends Counted>(attempts: readonly T[]): T | null =>
  attempts.toSorted(
    (one, other) =>
      other.correct * one.total - one.correct * other.total || one.startedAt.getTime() - other.startedAt.getTime(),
  )[0] ?? null;
