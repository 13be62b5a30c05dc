import { SECTIONS } from '@/lib/kernel/exam';
import type { EnteredDay, ExamOutcome } from './contract';
import type { EnteredRow, OutcomeRow } from './store';

/** Returns the position of a section in the certification's order, Core first; others follow. */
function placeOf({ sectionId }: { sectionId: number }): number {
  const place = SECTIONS.findIndex(({ id }) => id === sectionId);
  return place < 0 ? SECTIONS.length : place;
}

/** Groups outcomes by day. Expects the rows of one day to be adjacent. */
export function viewOutcomes(rows: readonly OutcomeRow[]): ExamOutcome[] {
  const days = new Map<string, ExamOutcome>();
  for (const { examDate, byInstructor, ...section } of rows) {
    const day = days.get(examDate) ?? { examDate, byInstructor, sections: [] };
    day.sections.push(section);
    days.set(examDate, day);
  }
  return [...days.values()].map(({ sections, ...day }) => ({
    ...day,
    sections: sections.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }));
}

/**
 * Groups entries by day and student. Expects the rows of one day to be adjacent, and within it those of one student.
 */
export function viewEntered(rows: readonly EnteredRow[]): EnteredDay[] {
  const days = new Map<string, EnteredDay>();
  for (const { examDate, placeId, ...section } of rows) {
    const day = days.get(examDate) ?? { examDate, students: [] };
    const known = day.students.find((student) => student.placeId === placeId);
    if (known) known.sections.push(section);
    else day.students.push({ placeId, sections: [section] });
    days.set(examDate, day);
  }
  return [...days.values()];
}
