import { QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import type { ExamOutcome } from '@/lib/outcomes/contract';

export type Verdict = '' | 'passed' | 'failed';

export interface SectionEntry {
  sectionId: number;
  /** Empty string if the section was not taken. */
  verdict: Verdict;
  /** Number of right answers as typed, possibly empty. */
  correct: string;
}

/** Returns the form's entries for an exam date, filled in from the stored outcome. */
export const entriesOf = (outcomes: readonly ExamOutcome[], examDate: string): SectionEntry[] =>
  entriesFrom(outcomes.find((one) => one.examDate === examDate)?.sections ?? []);

type Said = Pick<ExamOutcome['sections'][number], 'sectionId' | 'passed' | 'correct'>;

/** Creates a form entry for each section, with the known verdict and number of right answers. */
export function entriesFrom(said: readonly Said[]): SectionEntry[] {
  return SECTIONS.map(({ id }) => {
    const known = said.find(({ sectionId }) => sectionId === id);
    const verdict = known ? (known.passed ? 'passed' : 'failed') : '';
    return { sectionId: id, verdict, correct: known?.correct == null ? '' : String(known.correct) };
  });
}

export type Faults = Readonly<Record<string, string>>;

const isScore = (typed: string): boolean => /^\d{1,2}$/.test(typed) && Number(typed) <= QUESTIONS_PER_SECTION;

/** Function that returns the texts of this form. */
export type Texts = (key: 'enterDay' | 'chooseSection' | 'enterScore', values?: { most: number }) => string;

/** Validates the form. Errors are keyed by `examDate`, `sections` or a section id. */
export function faultsOf(examDate: string, entries: readonly SectionEntry[], t: Texts): Faults {
  const isNoneTaken = entries.every(({ verdict }) => verdict === '');
  return {
    ...(examDate === '' ? { examDate: t('enterDay') } : {}),
    ...(isNoneTaken ? { sections: t('chooseSection') } : {}),
    ...scoreFaultsOf(entries, t),
  };
}

/** Validates the numbers of right answers. Errors are keyed by section id. */
export const scoreFaultsOf = (entries: readonly SectionEntry[], t: Texts): Faults =>
  Object.fromEntries(
    entries
      .filter(({ verdict, correct }) => verdict !== '' && correct.trim() !== '' && !isScore(correct.trim()))
      .map(({ sectionId }) => [sectionId, t('enterScore', { most: QUESTIONS_PER_SECTION })]),
  );

export const toBody = (examDate: string, entries: readonly SectionEntry[]) => ({
  examDate,
  sections: toSections(entries),
});

/** Converts the entries to the format of the API. Omits sections that were not taken. */
export const toSections = (entries: readonly SectionEntry[]) =>
  entries
    .filter(({ verdict }) => verdict !== '')
    .map(({ sectionId, verdict, correct }) => ({
      sectionId,
      passed: verdict === 'passed',
      ...(correct.trim() === '' ? {} : { correct: Number(correct) }),
    }));

/**
 * Converts the server's field names to the form's. `sections.1.correct` is a field of the second section that was
 * taken.
 */
export function faultsFrom(fields: Readonly<Record<string, string>>, entries: readonly SectionEntry[]): Faults {
  const taken = entries.filter(({ verdict }) => verdict !== '');
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const place = /^sections\.(\d+)/.exec(field)?.[1];
      return [place === undefined ? field : String(taken[Number(place)]?.sectionId ?? 'sections'), message];
    }),
  );
}
