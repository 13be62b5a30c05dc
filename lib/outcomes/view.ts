import { SECTIONS } from '@/lib/kernel/exam';
import type { ExamOutcome } from './contract';
import type { OutcomeRow } from './store';

/** Returns the position of a section in the certification's order. Other sections come last. */
function positionOf({ sectionId }: { sectionId: number }): number {
  const position = SECTIONS.findIndex(({ id }) => id === sectionId);
  return position < 0 ? SECTIONS.length : position;
}

/** Groups outcomes by day. The rows must be sorted by day. */
export function viewOutcomes(rows: readonly OutcomeRow[]): ExamOutcome[] {
  const days = new Map<string, ExamOutcome>();
  for (const { examDate, byInstructor, ...section } of rows) {
    const day = days.get(examDate) ?? { examDate, byInstructor, sections: [] };
    day.sections.push(section);
    days.set(examDate, day);
  }
  return [...days.values()].map(({ sections, ...day }) => ({
    ...day,
    sections: sections.toSorted((one, other) => positionOf(one) - positionOf(other)),
  }));
}
