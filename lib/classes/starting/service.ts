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
 * Returns the start with the sections, time and paper that the instructor assigned to this student, whatever the caller
 * sent. A start that names its questions may have waited for the network, and its answers must not be lost: the paper
 * endpoint has already checked that the test was open and how often it was started. After the last attempt that counts,
 * and for a person who is not (or no longer) in the class, it becomes an attempt of their own. A start that names no
 * questions is refused like a request for the paper. Throws `VALIDATION` for another kind of test or other questions,
 * `CONFLICT` when it cannot be started now.
 */
export async function asAssigned<S extends Asked>(start: S, now: Date): Promise<S> {
  if (start.assignmentId === undefined) return start;
  const binding = await findBinding(start.assignmentId, start.userId);
  if (!binding) return asOwn(start);
  if (start.testType !== binding.testType)
    throw refuse('testType', 'Your instructor assigned another kind of test. Open it from Today.');
  const hasNone = start.questionIds === undefined;
  if (isEarly(binding.opensAt, now) || (hasNone && stateOf(binding, binding.begun, now) !== 'open')) {
    throw new Problem('CONFLICT', 'This test cannot be started now. Open it from Today.');
  }
  const questionIds = await paperOf(start, { id: start.assignmentId, binding });
  if (questionIds === null) return asOwn(start);
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

/**
 * Makes it an attempt of the caller's own. A caller who has left the sections to the instructor gets those of the
 * questions.
 */
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

/** Returns null for questions that an instructor has replaced since: their answers count as the student's own. */
async function paperOf({ userId, questionIds }: Asked, { id, binding }: Found): Promise<QuestionId[] | null> {
  const paper = questionIds ? binding.paper : await findPaper(id, userId, binding);
  if (questionIds && binding.paperChangedAt && !questionIds.every((one) => binding.bound?.includes(one))) return null;
  if (!binding.bound || !paper) throw refuse('questionIds', 'Load the questions of this test first');
  if (!questionIds) return paper;
  // Questions withdrawn since they were loaded are still on the caller's paper, and others may have replaced them.
  const [bound, named] = [new Set(binding.bound), new Set(questionIds)];
  const isWhole = named.size >= paper.length && named.size <= binding.questionCount * binding.sectionIds.length;
  if (isWhole && questionIds.every((one) => bound.has(one))) return questionIds;
  throw refuse('questionIds', 'These are not the questions of this test. Load them again.');
}
