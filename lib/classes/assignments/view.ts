import { nameAttempt } from '@/lib/attempts/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import { TOPICS } from '@/lib/kernel/topics';
import type { AssignedView, AssignmentView } from './contract';
import { stateOf, topicKey } from './rules';
import type { AssignedRow, AssignmentRow, CountedRow } from './store';

const shown = ({
  questionCount,
  opensAt,
  closesAt,
  topics,
  samePaper: _samePaper,
  onPaper: _onPaper,
  ...row
}: AssignmentRow) => ({
  ...row,
  topicNames: TOPICS.filter((topic) => topics.includes(topicKey(topic))).map(({ name }) => name),
  sectionName: nameAttempt(
    row.testType,
    SECTIONS.filter(({ id }) => row.sectionIds.includes(id)),
  ),
  questionCount: questionCount * row.sectionIds.length,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt?.toISOString() ?? null,
});

export const viewAssignment = (row: CountedRow): AssignmentView => {
  const { begun, finished, samePaper, onPaper } = row;
  const extensions = (row.extensions ?? []).map((one) => ({
    ...one,
    closesAt: new Date(one.closesAt).toISOString(),
  }));
  return { ...shown(row), samePaper, onPaper, begun, finished, extensions };
};

export const viewAssigned = (row: AssignedRow, now: Date): AssignedView => {
  const { className, begun } = row;
  return { ...shown(row), className, begun, state: stateOf(row, begun, now) };
};
