import 'server-only';
import { type Binding, findBinding, findPaper } from '@/lib/classes/assignments/binding/service';
import { isEarly, MOST_COUNTED_ATTEMPTS, stateOf } from '@/lib/classes/assignments/rules';
import { noteUseOfTest } from '@/lib/classes/taught/service';
import type { TestType } from '@/lib/kernel/exam';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { listSectionIds } from './store';

interface Asked {
  userId: UserId;
  testType: TestType;
  assignmentId?: AssignmentId | undefined;
  questionIds?: QuestionId[] | undefined;
  revisions?: number[] | undefined;
  sectionId?: number | undefined;
  sectionIds?: number[] | undefined;
  timeFactor: number;
}

const refuse = (field: string, message: string) => new Problem('VALIDATION', message, { fields: { [field]: message } });

/**
 * A start as the instructor has given the test: its sections, its time and this student's paper, whatever the caller says. A start
 * that names its questions may have waited for the network, and what was answered must not be lost: whether the test was still open,
 * and how often it was begun, has been asked where the paper was read. After the last attempt that counts, and for a person who is not
 * in the class (any more), it is an attempt of their own. One that names none is refused like a look at the paper.
 * Throws `VALIDATION` for another kind of test or other questions, `CONFLICT` where it cannot be started now.
 */
export async function asAssigned<S extends Asked>(start: S, now: Date): Promise<S> {
  if (start.assignmentId === undefined) return start;
  const binding = await findBinding(start.assignmentId, start.userId);
  if (!binding) return asOwn(start);
  if (start.testType !== binding.testType) throw refuse('testType', 'Your instructor has given another kind of test');
  const hasNone = start.questionIds === undefined;
  if (isEarly(binding.opensAt, now) || (hasNone && stateOf(binding, binding.begun, now) !== 'open')) {
    throw new Problem('CONFLICT', 'This test cannot be started now. Open it from Today.');
  }
  const questionIds = await paperOf(start, { id: start.assignmentId, binding });
  if (binding.begun >= (binding.attempts ?? MOST_COUNTED_ATTEMPTS)) return asOwn(start);
  await noteUseOfTest(start.assignmentId, now);
  return {
    ...start,
    questionIds,
    revisions: hasNone ? undefined : start.revisions,
    sectionIds: binding.sectionIds,
    timeFactor: binding.testType === 'exam' ? binding.timeFactor : 1,
    ...{ topic: undefined, openBook: undefined },
  };
}

/** An attempt of the caller's own. One who has left its sections to the instructor gets those of its questions. */
async function asOwn<S extends Asked>(start: S): Promise<S> {
  const { questionIds, sectionId, sectionIds } = start;
  const own = { ...start, assignmentId: undefined };
  if (!questionIds || sectionId !== undefined || sectionIds) return own;
  return { ...own, sectionIds: await listSectionIds(questionIds) };
}

interface Found {
  id: AssignmentId;
  binding: Binding;
}

async function paperOf({ userId, questionIds }: Asked, { id, binding }: Found): Promise<QuestionId[]> {
  const paper = questionIds ? binding.paper : await findPaper(id, userId, binding);
  if (!binding.bound || !paper) throw refuse('questionIds', 'Load the questions of this test first');
  if (!questionIds) return paper;
  // What was withdrawn since they were loaded is on the caller's paper still, and another one may have taken its place.
  const [bound, named] = [new Set(binding.bound), new Set(questionIds)];
  const isWhole = named.size >= paper.length && named.size <= binding.questionCount * binding.sectionIds.length;
  if (isWhole && questionIds.every((one) => bound.has(one))) return questionIds;
  throw refuse('questionIds', 'These are not the questions of this test. Load them again.');
}
