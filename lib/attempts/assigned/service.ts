import 'server-only';
import { type Binding, countPublished, findBinding } from '@/lib/classes/assignments/binding/service';
import type { TestType } from '@/lib/kernel/exam';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';

interface Asked {
  userId: UserId;
  testType: TestType;
  assignmentId?: AssignmentId | undefined;
  questionIds?: QuestionId[] | undefined;
  sectionIds?: number[] | undefined;
  timeFactor: number;
}

const refuse = (field: string, message: string) => new Problem('VALIDATION', message, { fields: { [field]: message } });

/**
 * A start as the instructor has given the test: its sections, its time and this student's paper, whatever the caller says. Whether it
 * is open and how often it was begun is asked where the paper is read: a start that comes here may have waited for the network, and
 * what was answered must not be lost. For the same reason somebody who is not in the class (any more) keeps the attempt as their own.
 * Throws `VALIDATION` for another kind of test or other questions.
 */
export async function asAssigned<S extends Asked>(start: S): Promise<S> {
  if (start.assignmentId === undefined) return start;
  const binding = await findBinding(start.assignmentId, start.userId);
  if (!binding) return { ...start, assignmentId: undefined };
  if (start.testType !== binding.testType) throw refuse('testType', 'Your instructor has given another kind of test');
  const questionIds = await paperOf(start, binding);
  const timeFactor = binding.testType === 'exam' ? binding.timeFactor : 1;
  return { ...start, questionIds, sectionIds: binding.sectionIds, timeFactor, topic: undefined, openBook: undefined };
}

async function paperOf({ questionIds }: Asked, { paper }: Binding): Promise<QuestionId[]> {
  if (!paper) throw refuse('questionIds', 'Load the questions of this test first');
  if (!questionIds) return paper;
  const asked = new Set(questionIds);
  const left = paper.filter((id) => !asked.has(id));
  // What an admin has withdrawn since the paper was drawn is left out.
  const isWhole = questionIds.every((id) => paper.includes(id)) && (await countPublished(left)) === 0;
  if (!isWhole) throw refuse('questionIds', 'These are not the questions of this test. Load them again.');
  return questionIds;
}
