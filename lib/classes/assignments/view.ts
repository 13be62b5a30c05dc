import { nameAttempt } from '@/lib/attempts/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import type { AssignedView, AssignmentView } from './contract';
import { stateOf } from './rules';
import type { AssignedRow, AssignmentRow, CountedRow } from './store';

const shown = ({ questionCount, opensAt, closesAt, samePaper: _samePaper, ...row }: AssignmentRow) => ({
  ...row,
  sectionName: nameAttempt(
    row.testType,
    SECTIONS.filter(({ id }) => row.sectionIds.includes(id)),
  ),
  questionCount: questionCount * row.sectionIds.length,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt?.toISOString() ?? null,
});

export const viewAssignment = (row: CountedRow): AssignmentView => {
  const { begun, finished, samePaper } = row;
  return { ...shown(row), samePaper, begun, finished };
};

export const viewAssigned = (row: AssignedRow, now: Date): AssignedView => {
  const { className, begun } = row;
  return { ...shown(row), className, begun, state: stateOf(row, begun, now) };
};
