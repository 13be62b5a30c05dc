import { attemptsFor, closesAtFor, isLate, reachesMark } from '@/lib/classes/assignments/rules';
import { sortByName } from '@/lib/kernel/names';
import type { CountedAttempt } from './analysis/view';
import type { StudentResult, TestResults } from './contract';
import { bestOf, wouldCertifyIn } from './rules';
import type { AssignmentHead, StudentRow, TestRow } from './store';

type Best = NonNullable<StudentResult['best']>;
/** The settings of a test that decide which attempts count. */
type Terms = Pick<AssignmentHead, 'testType' | 'closesAt' | 'attempts'>;

function viewBest(row: StudentRow, { testType, closesAt }: Terms): Best | null {
  if (row.completedAt === null) return null;
  const sections = row.sections ?? [];
  const passed = sections.filter((section) => section.passed).map(({ sectionId }) => sectionId);
  return {
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
    durationSeconds: row.durationSeconds,
    correct: row.correct,
    total: row.total,
    successful: row.successful,
    percentage: row.total === 0 ? 0 : Math.round((100 * row.correct) / row.total),
    late: !row.onPaper && isLate(row.arrivedAt, closesAtFor(closesAt, row.extendedTo)),
    onPaper: row.onPaper,
    sections,
    wouldCertifyIn: testType === 'exam' ? wouldCertifyIn(passed) : '',
  };
}

/**
 * Counts only the first attempts up to the test's limit, because two offline devices may have started more. Attempts on
 * paper do not count toward the limit.
 */
function viewStudent(rows: readonly StudentRow[], head: Terms): { student: StudentResult; bestId: string | null } {
  const [{ placeId, name, moreAttempts } = { placeId: '' as never, name: '', moreAttempts: 0 }] = rows;
  const taken = rows.filter(({ attemptId }) => attemptId !== null);
  const counted = taken
    .filter(({ onPaper }) => !onPaper)
    .slice(0, attemptsFor(head.attempts, moreAttempts) ?? rows.length);
  const begun = taken.filter((row) => row.onPaper || counted.includes(row));
  const finished = begun.filter(({ completedAt }) => completedAt !== null);
  const best = bestOf(finished);
  const student: StudentResult = {
    placeId,
    name,
    attempts: begun.length,
    status: finished.length > 0 ? 'finished' : begun.length > 0 ? 'begun' : 'not-begun',
    best: best && viewBest(best, head),
  };
  return { student, bestId: best?.attemptId ?? null };
}

interface ViewedResults {
  results: TestResults;
  /** The best counted attempt of each student. */
  best: CountedAttempt[];
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

export function viewResults(head: AssignmentHead, rows: readonly StudentRow[]): ViewedResults {
  const { id, className, title, testType, certificateMark } = head;
  const groups = groupBy(rows, ({ placeId }) => placeId).map((own) => ({ name: own[0]?.name ?? '', own }));
  const viewed = sortByName(groups, head.byLastName).map(({ own }) => viewStudent(own, head));
  return {
    results: {
      className,
      assignment: { id, title, testType, certificateMark },
      students: viewed.map(({ student }) => student),
    },
    best: viewed.flatMap(({ student: { placeId, name }, bestId }) =>
      bestId === null ? [] : [{ placeId, name, attemptId: bestId }],
    ),
  };
}

/** A test that a student has finished at or above the certificate mark, with the attempt that counts. */
export interface CompletedTest extends Pick<TestRow, 'title' | 'testType'> {
  best: Best;
}

/** Serializes the completed tests of one student in order of completion. */
export const viewCompleted = (rows: readonly TestRow[]): CompletedTest[] =>
  groupBy(rows, ({ assignmentId }) => assignmentId)
    .flatMap((own) => {
      const [head] = own;
      const best = head && viewStudent(own, head).student.best;
      return best && reachesMark(best, head.certificateMark)
        ? [{ title: head.title, testType: head.testType, best }]
        : [];
    })
    .toSorted((one, other) => one.best.completedAt.localeCompare(other.best.completedAt));
