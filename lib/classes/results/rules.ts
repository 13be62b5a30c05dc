import { CORE_ID, SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';

/**
 * Returns the certification that passing these sections of an exam would earn: each type needs Core too, and all
 * sections together earn Universal (40 CFR Part 82 Subpart F, Appendix D(a), (d)). Empty when none.
 */
export function wouldCertifyIn(passedSectionIds: readonly number[]): string {
  const passed = SECTIONS.filter(({ id }) => passedSectionIds.includes(id));
  const types = passed.filter(({ id }) => id !== CORE_ID);
  if (passed.length === SECTIONS.length) return 'Universal';
  return types.length < passed.length ? listNames(types.map(({ name }) => name)) : '';
}

/** Replaces characters that a file system refuses, and removes leading dots, spaces and hyphens. */
const inFileName = (text: string): string => text.replaceAll(/[\p{C}\\/:*?"<>|]+/gu, '-').replace(/^[.\s-]+/, '');

/** Returns the name of a results file: class, test and day, such as "2026-11-29". */
export const resultsFileName = (className: string, title: string, day: string): `${string}.csv` =>
  `${inFileName(className)} - ${inFileName(title)} - ${day}.csv`;

/** Title of the gradebook in the name of its file. */
export const GRADEBOOK = 'Gradebook';

interface Counted {
  correct: number;
  total: number;
  startedAt: Date;
}

/**
 * Returns the attempt with the largest share of right answers. If several are equal, returns the earliest. Null without
 * attempts.
 */
export const bestOf = <T extends Counted>(attempts: readonly T[]): T | null =>
  attempts.toSorted(
    (one, other) =>
      other.correct * one.total - one.correct * other.total || one.startedAt.getTime() - other.startedAt.getTime(),
  )[0] ?? null;
