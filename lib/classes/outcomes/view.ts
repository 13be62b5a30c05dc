import type { EnteredDay } from './contract';
import type { EnteredRow } from './store';

/** Groups outcomes by day and student. The rows must be sorted by day, and by student within a day. */
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
