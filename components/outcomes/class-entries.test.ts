import { describe, expect, it } from 'vitest';
import { toPlaceId } from '@/lib/kernel/ids';
import {
  changedStudents,
  entriesFor,
  faultsOfAnswer,
  faultsOfClass,
  faultsOfStudent,
  type StudentEntry,
  sectionsTaken,
  studentsOf,
} from './class-entries';

const say = (key: string) => key;
const t = { fields: say, form: say };
const DAY = '2026-11-20';
const CORE = 6;
const TYPE_II = 4;
const [maria, sam] = [toPlaceId('maria'), toPlaceId('sam')];
const days = [
  {
    examDate: DAY,
    students: [{ placeId: maria, sections: [{ sectionId: CORE, passed: true, correct: 20 }] }],
  },
];

const enter = (students: StudentEntry[], placeId: string, sectionId: number, correct = '') =>
  students.map((student) => ({
    ...student,
    entries: student.entries.map((one) =>
      student.placeId === placeId && one.sectionId === sectionId
        ? { ...one, verdict: 'failed' as const, correct }
        : one,
    ),
  }));

describe('form for the exam outcomes of a class', () => {
  it('starts with the stored entries of the exam date', () => {
    expect(sectionsTaken(studentsOf(days, DAY, [maria, sam]))).toEqual([CORE]);
    expect(sectionsTaken(studentsOf(days, '2026-10-01', [maria, sam]))).toEqual([]);
  });

  it('keeps its entries when the date changes to one without stored entries', () => {
    const stored = studentsOf(days, DAY, [maria, sam]);
    expect(entriesFor(days, '2026-10-01', stored)).toEqual(stored);
    expect(entriesFor(days, '', stored)).toEqual(stored);
    const typed = enter(studentsOf([], '', [maria, sam]), sam, TYPE_II);
    expect(entriesFor(days, '2026-10-01', typed)).toEqual(typed);
    expect(entriesFor(days, DAY, typed)).toEqual(stored);
  });

  it('sends only changed students, with no sections for a student who took none', () => {
    const students = studentsOf(days, DAY, [maria, sam]);
    expect(changedStudents(days, DAY, students)).toEqual([]);
    expect(changedStudents(days, DAY, enter(students, sam, TYPE_II, '15'))).toEqual([
      { placeId: sam, sections: [{ sectionId: TYPE_II, passed: false, correct: 15 }] },
    ]);
    expect(changedStudents(days, DAY, studentsOf([], DAY, [maria, sam]))).toEqual([{ placeId: maria, sections: [] }]);
  });

  it('requires a date, at least one change and possible scores', () => {
    const students = studentsOf(days, DAY, [maria, sam]);
    expect(Object.keys(faultsOfClass('', students, [], t))).toEqual(['examDate']);
    expect(Object.keys(faultsOfClass(DAY, students, [], t))).toEqual(['students']);
    const wrong = enter(students, sam, CORE, '26');
    const faults = faultsOfClass(DAY, wrong, changedStudents(days, DAY, wrong), t);
    expect(Object.keys(faultsOfStudent(faults, sam))).toEqual([String(CORE)]);
    expect(faultsOfStudent(faults, maria)).toEqual({});
  });

  it('assigns the server’s errors to the student and section', () => {
    const sent = [
      { placeId: maria, sections: [] },
      { placeId: sam, sections: [{ sectionId: TYPE_II, passed: true, correct: 3 }] },
    ];
    const faults = faultsOfAnswer({ 'students.1.sections.0.correct': 'No', examDate: 'Late', students: 'Twice' }, sent);
    expect(faults).toEqual({ [`${sam} ${TYPE_II}`]: 'No', examDate: 'Late', students: 'Twice' });
  });
});
