import 'server-only';
import type { AttemptView } from '@/lib/attempts/contract';
import { type SetStart, type Start, startAttempt } from '@/lib/attempts/service';
import { type Binding, findBinding, findPaper, turnAt } from '@/lib/classes/assignments/binding/service';
import { isEarly, MOST_COUNTED_ATTEMPTS, stateOf } from '@/lib/classes/assignments/rules';
import { noteUseOfTest } from '@/lib/classes/taught/service';
import type { AssignmentId, QuestionId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { listSectionIds } from './store';

type Asked = Start & { assignmentId?: AssignmentId | undefined };

const refuse = (field: string, message: string) => new Problem('VALIDATION', message, { fields: { [field]: message } });

/**
 * Starts a class test, or the caller's own test if no assignment is named. Throws the problems of `startAttempt` and
 * `asAssigned`.
 */
export function startTest({ assignmentId, ...start }: Asked): Promise<AttemptView> {
  if (assignmentId === undefined) return startAttempt(start);
  return startAttempt(start, () => asAssigned(start, assignmentId, new Date()));
}

/**
 * Returns the start with the sections, time and paper that the instructor assigned to this student, whatever the caller
 * sent. A start that names its questions may have waited for the network, and its answers must not be lost: the paper
 * endpoint has already checked that the test was open and how often it was started. After the last attempt that counts,
 * and for a person who is not (or no longer) in the class, it becomes an attempt of their own. A start that names no
 * questions is refused like a request for the paper. Throws `VALIDATION` for another kind of test or other questions,
 * `CONFLICT` when it cannot be started now.
 */
async function asAssigned(start: Start, id: AssignmentId, now: Date): Promise<SetStart> {
  const binding = await findBinding(id, start.userId);
  if (!binding) return asOwn(start);
  if (start.testType !== binding.testType)
    throw refuse('testType', 'Your instructor assigned another kind of test. Open it from Today.');
  const hasNone = start.questionIds === undefined;
  if (isEarly(binding.opensAt, now) || (hasNone && stateOf(binding, binding.begun, now) !== 'open')) {
    throw new Problem('CONFLICT', 'This test cannot be started now. Open it from Today.');
  }
  const questionIds = await paperOf(start, { id, binding });
  if (questionIds === null) return asOwn(start);
  if (binding.begun >= (binding.attempts ?? MOST_COUNTED_ATTEMPTS)) return asOwn(start);
  await noteUseOfTest(id, now);
  const terms = {
    questionIds,
    revisions: hasNone ? undefined : start.revisions,
    sectionIds: binding.sectionIds,
    timeFactor: binding.testType === 'exam' ? binding.timeFactor : 1,
    topic: undefined,
    openBook: undefined,
  };
  return { start: { ...start, ...terms }, turn: turnAt(id, start.userId) };
}

/**
 * Makes it an attempt of the caller's own. A caller who has left the sections to the instructor gets those of the
 * questions.
 */
async function asOwn(start: Start): Promise<SetStart> {
  const { questionIds, sectionId, sectionIds } = start;
  if (!questionIds || sectionId !== undefined || sectionIds) return { start, turn: null };
  return { start: { ...start, sectionIds: await listSectionIds(questionIds) }, turn: null };
}

interface Found {
  id: AssignmentId;
  binding: Binding;
}

/** Returns null for questions that an instructor has replaced since: their answers count as the student's own. */
async function paperOf({ userId, questionIds }: Start, { id, binding }: Found): Promise<QuestionId[] | null> {
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
