import { EXAM_SECONDS, PASS_PER_SECTION, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

/** Specification §5 "Scoring": right only if the chosen set equals the set of right options exactly. */
export function isCorrectChoice(chosen: readonly number[], correct: readonly number[]): boolean {
  const picked = new Set(chosen);
  const right = new Set(correct);
  return picked.size === right.size && [...picked].every((id) => right.has(id));
}

export interface Tally {
  correct: number;
  total: number;
  answered: number;
  skipped: number;
  /** correct / answered, rounded; 0 when nothing is answered. */
  percentage: number;
}

/** One entry a question: null when it was skipped. */
export function tally(marks: readonly (boolean | null)[]): Tally {
  const answered = marks.filter((mark) => mark !== null).length;
  const correct = marks.filter((mark) => mark === true).length;
  return {
    correct,
    total: marks.length,
    answered,
    skipped: marks.length - answered,
    percentage: percentage(correct, answered),
  };
}

export const percentage = (correct: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((100 * correct) / answered);

/** The certification's own mark, over all questions, so that skipping cannot pass (40 CFR 82 Subpart F, Appendix D(e)). */
export const isSuccessful = (correct: number, total: number): boolean =>
  total > 0 && correct * 100 >= total * PASS_PERCENT;

/** 18 of 25; a shorter section is held to the same share. */
export const isSectionPassed = (correct: number, total: number): boolean =>
  total === QUESTIONS_PER_SECTION ? correct >= PASS_PER_SECTION : isSuccessful(correct, total);

/** Decisions: an attempt over several sections is named "Core + Type I". */
export const nameSections = (names: readonly string[]): string => names.join(' + ');

export const examSeconds = (timeFactor: number): number => Math.round(EXAM_SECONDS * timeFactor);

/** Specification §9. */
export function scoreMessage(percent: number): string {
  if (percent >= 90) return 'Excellent!';
  if (percent >= 80) return 'Great job!';
  if (percent >= 70) return 'Well done!';
  if (percent >= 60) return 'Good effort!';
  return 'Keep practicing!';
}

/** Specification §9: 80 and more good, 60 and more warning. */
export function scoreTone(percent: number): 'good' | 'warning' | 'bad' {
  if (percent >= 80) return 'good';
  return percent >= 60 ? 'warning' : 'bad';
}

/** Specification §9, "Section breakdown colours": 70 and 50. */
export function sectionTone(percent: number): 'good' | 'warning' | 'bad' {
  if (percent >= 70) return 'good';
  return percent >= 50 ? 'warning' : 'bad';
}
