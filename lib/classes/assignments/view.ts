import { nameAttempt } from '@/lib/attempts/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import { sortByName } from '@/lib/kernel/names';
import { TOPICS } from '@/lib/kernel/topics';
import type { AssignedView, AssignmentView } from './contract';
import { stateOf, topicKey } from './rules';
import type { AssignedRow, AssignmentRow, CountedRow } from './store';

/** Converts an instant to UTC, because PostgreSQL writes instants in JSON with an offset. */
const toInstant = (text: string): string => new Date(text).toISOString();

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
  const { begun, finished, isTaken, samePaper, onPaper, topics, questionCount: perSection, byLastName } = row;
  const extensions = sortByName(row.extensions ?? [], byLastName).map((one) => ({
    ...one,
    closesAt: one.closesAt && toInstant(one.closesAt),
  }));
  return { ...shown(row), samePaper, onPaper, begun, finished, isTaken, topics, perSection, extensions };
};

export const viewAssigned = (row: AssignedRow, now: Date): AssignedView => {
  const { classId, className, begun } = row;
  const best = row.best && { ...row.best, completedAt: toInstant(row.best.completedAt) };
  return { ...shown(row), classId, className, begun, best, state: stateOf(row, begun, now) };
};
