import { BYTE_ORDER_MARK, writeRows } from '@/lib/kernel/spreadsheet';
import type { StudentResult, TestResults } from './contract';

/** Writes rows as a CSV file. */
export const writeSheet = (rows: readonly string[][]): string => BYTE_ORDER_MARK + writeRows(rows);

const STATUS = { 'not-begun': 'not started', begun: 'started', finished: 'finished' } as const;
const HEAD = [
  'Student',
  'Status',
  'Attempts',
  'Right',
  'Questions',
  'Percent',
  'Passed',
  'Late',
  'On paper',
  'Finished (UTC)',
];

/** Writes a CSV file with one row per student: totals, then two columns for each section. */
export function writeResults({ assignment, students }: TestResults): string {
  const sections = new Map(
    students.flatMap(({ best }) => best?.sections ?? []).map((one) => [one.sectionId, one.name]),
  );
  const certifies = assignment.testType === 'exam' ? ['Would certify in'] : [];
  const head = [
    ...HEAD,
    ...[...sections.values()].flatMap((name) => [`${name} right`, `${name} questions`]),
    ...certifies,
  ];
  const rows = students.map((student) => toCells(student, [...sections.keys()], certifies.length > 0));
  return writeSheet([head, ...rows]);
}

function toCells({ name, status, attempts, best }: StudentResult, sectionIds: number[], isExam: boolean): string[] {
  const yes = (is: boolean | undefined) => (is === undefined ? '' : is ? 'yes' : 'no');
  const figure = (value: number | undefined) => (value === undefined ? '' : String(value));
  const ofSections = sectionIds.flatMap((id) => {
    const section = best?.sections.find(({ sectionId }) => sectionId === id);
    return [figure(section?.correct), figure(section?.total)];
  });
  return [
    ...[name, STATUS[status], String(attempts), figure(best?.correct), figure(best?.total), figure(best?.percentage)],
    ...[yes(best?.successful), yes(best?.late), yes(best?.onPaper), best?.completedAt ?? ''],
    ...ofSections,
    ...(isExam ? [best?.wouldCertifyIn || (best ? 'nothing yet' : '')] : []),
  ];
}
