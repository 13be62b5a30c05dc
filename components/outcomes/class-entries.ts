import type { EnteredDay } from '@/lib/classes/outcomes/contract';
import type { PlaceId } from '@/lib/kernel/ids';
import { entriesFrom, type Faults, type SectionEntry, scoreFaultsOf, type Texts, toSections } from './outcome-form';

export interface StudentEntry {
  placeId: PlaceId;
  entries: SectionEntry[];
}

/** Creates a form entry for each student, filled in with the outcomes that are stored for that exam date. */
export function studentsOf(days: readonly EnteredDay[], examDate: string, places: readonly PlaceId[]): StudentEntry[] {
  const entered = days.find((day) => day.examDate === examDate)?.students ?? [];
  return places.map((placeId) => ({
    placeId,
    entries: entriesFrom(entered.find((student) => student.placeId === placeId)?.sections ?? []),
  }));
}

/**
 * Returns the entries to show for an exam date: the stored ones, or `shown` if none are stored, because the instructor
 * is probably just correcting the date.
 */
export function entriesFor(days: readonly EnteredDay[], examDate: string, shown: StudentEntry[]): StudentEntry[] {
  const known = studentsOf(
    days,
    examDate,
    shown.map(({ placeId }) => placeId),
  );
  return sectionsTaken(known).length === 0 ? shown : known;
}

/** Lists the sections in which at least one student has an entry. */
export const sectionsTaken = (students: readonly StudentEntry[]): number[] => [
  ...new Set(students.flatMap(({ entries }) => toSections(entries).map(({ sectionId }) => sectionId))),
];

const textOf = ({ entries }: StudentEntry): string => JSON.stringify(toSections(entries));

/**
 * Lists the students whose entries differ from the stored entries. The request contains only these students, and the
 * server leaves all others unchanged.
 */
export function changedStudents(days: readonly EnteredDay[], examDate: string, students: readonly StudentEntry[]) {
  const before = studentsOf(
    days,
    examDate,
    students.map(({ placeId }) => placeId),
  );
  return students
    .filter((student, place) => textOf(student) !== textOf(before[place] ?? student))
    .map(({ placeId, entries }) => ({ placeId, sections: toSections(entries) }));
}

type Changed = ReturnType<typeof changedStudents>;

const fieldOf = (placeId: string, sectionId: number | string): string => `${placeId} ${sectionId}`;

/** Returns the errors of one student, keyed by section id. */
export const faultsOfStudent = (faults: Faults, placeId: string): Faults =>
  Object.fromEntries(
    Object.entries(faults)
      .filter(([field]) => field.startsWith(`${placeId} `))
      .map(([field, message]) => [field.slice(placeId.length + 1), message]),
  );

/** Functions that return error messages. `fields`: for a single field. `form`: for the whole form. */
interface ClassTexts {
  fields: Texts;
  form: (key: 'enterExamDay' | 'nothingChanged') => string;
}

/** Validates the form. The errors are keyed by `examDate`, `students`, or "student id section id". */
export function faultsOfClass(
  examDate: string,
  students: readonly StudentEntry[],
  changed: readonly object[],
  texts: ClassTexts,
): Faults {
  const scores = students.flatMap(({ placeId, entries }) =>
    Object.entries(scoreFaultsOf(entries, texts.fields)).map(([sectionId, message]) => [
      fieldOf(placeId, sectionId),
      message,
    ]),
  );
  return {
    ...(examDate === '' ? { examDate: texts.form('enterExamDay') } : {}),
    ...(examDate !== '' && changed.length === 0 ? { students: texts.form('nothingChanged') } : {}),
    ...Object.fromEntries(scores),
  };
}

/**
 * Converts the server's field names to the form's. `students.2.sections.0.correct` is a field of the third student in
 * the request.
 */
export function faultsOfAnswer(fields: Readonly<Record<string, string>>, sent: Changed): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const [, student, section] = /^students\.(\d+)\.sections\.(\d+)/.exec(field) ?? [];
      const at = sent[Number(student)];
      const sectionId = at?.sections[Number(section)]?.sectionId;
      if (at && sectionId !== undefined) return [fieldOf(at.placeId, sectionId), message];
      return [field === 'examDate' ? field : 'students', message];
    }),
  );
}
