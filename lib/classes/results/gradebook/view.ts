import { closesAtFor, isLate } from '@/lib/classes/assignments/rules';
import { sortByName } from '@/lib/kernel/names';
import type { Gradebook, GradebookCell } from './contract';
import type { CountedRow, GradebookRow } from './store';

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

function viewCell(row: CountedRow | undefined): GradebookCell {
  if (!row) return { status: 'not-begun', best: null };
  if (!row.isFinished) return { status: 'begun', best: null };
  const { correct, total, onPaper, arrivedAt, closesAt, extendedTo } = row;
  return {
    status: 'finished',
    best: {
      correct,
      total,
      percentage: total === 0 ? 0 : Math.round((100 * correct) / total),
      late: !onPaper && isLate(new Date(arrivedAt), closesAtFor(toDate(closesAt), toDate(extendedTo))),
    },
  };
}

export function viewGradebook({ className, byLastName, tests, places, counted }: GradebookRow): Gradebook {
  const rows = new Map((counted ?? []).map((row) => [`${row.placeId} ${row.assignmentId}`, row]));
  const columns = tests ?? [];
  return {
    className,
    tests: columns,
    students: sortByName(places ?? [], byLastName).map(({ id, name }) => ({
      placeId: id,
      name,
      cells: columns.map((test) => viewCell(rows.get(`${id} ${test.id}`))),
    })),
  };
}
