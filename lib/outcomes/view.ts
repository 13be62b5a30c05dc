import type { ExamOutcome } from './contract';
import type { OutcomeRow } from './store';

/** Rows of one day stand together. */
export function viewOutcomes(rows: readonly OutcomeRow[]): ExamOutcome[] {
  const days = new Map<string, ExamOutcome>();
  for (const { examDate, ...section } of rows) {
    const day = days.get(examDate) ?? { examDate, sections: [] };
    day.sections.push(section);
    days.set(examDate, day);
  }
  return [...days.values()];
}
