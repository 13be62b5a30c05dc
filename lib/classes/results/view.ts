import { isLate } from '@/lib/classes/assignments/rules';
import type { StudentResult, TestResults } from './contract';
import { bestOf, wouldCertifyIn } from './rules';
import type { AssignmentHead, StudentRow } from './store';

type Best = NonNullable<StudentResult['best']>;

function viewBest(row: StudentRow, { testType, closesAt }: AssignmentHead): Best | null {
  if (row.completedAt === null) return null;
  const sections = row.sections ?? [];
  const passed = sections.filter((section) => section.passed).map(({ sectionId }) => sectionId);
  return {
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
    ...{ durationSeconds: row.durationSeconds, correct: row.correct, total: row.total, successful: row.successful },
    percentage: row.total === 0 ? 0 : Math.round((100 * row.correct) / row.total),
    late: isLate(row.arrivedAt, closesAt),
    sections,
    wouldCertifyIn: testType === 'exam' ? wouldCertifyIn(passed) : '',
  };
}

/** Only as many of the first attempts as the test allows count: two devices without network may have begun more. */
function viewStudent(
  rows: readonly StudentRow[],
  head: AssignmentHead,
): { student: StudentResult; bestId: string | null } {
  const begun = rows.filter(({ attemptId }) => attemptId !== null).slice(0, head.attempts ?? rows.length);
  const finished = begun.filter(({ completedAt }) => completedAt !== null);
  const best = bestOf(finished);
  const [{ placeId, name } = { placeId: '' as never, name: '' }] = rows;
  const student: StudentResult = {
    ...{ placeId, name, attempts: begun.length },
    status: finished.length > 0 ? 'finished' : begun.length > 0 ? 'begun' : 'not-begun',
    best: best && viewBest(best, head),
  };
  return { student, bestId: best?.attemptId ?? null };
}

interface ViewedResults {
  results: TestResults;
  /** The attempts that count: the best one of each student. */
  bestIds: string[];
}

/** `rows`: those of one student follow each other. */
export function viewResults(head: AssignmentHead, rows: readonly StudentRow[]): ViewedResults {
  const byPlace = new Map<string, StudentRow[]>();
  for (const row of rows) byPlace.set(row.placeId, [...(byPlace.get(row.placeId) ?? []), row]);
  const { id, className, title, testType } = head;
  const viewed = [...byPlace.values()].map((own) => viewStudent(own, head));
  return {
    results: { className, assignment: { id, title, testType }, students: viewed.map(({ student }) => student) },
    bestIds: viewed.flatMap(({ bestId }) => bestId ?? []),
  };
}
