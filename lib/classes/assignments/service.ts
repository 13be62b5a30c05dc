import 'server-only';
import { listWithheld, withholdForDraw } from '@/lib/attempts/keys/service';
import type { QuestionView } from '@/lib/bank/contract';
import { listExamQuestionsByIds, listQuestionsByIds } from '@/lib/bank/service';
import type { AssignmentId, ClassId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import { type Binding, findBinding, keepPaper } from './binding/service';
import type { AssignedView, AssignmentView } from './contract';
import { type AssignmentState, MOST_ASSIGNMENTS, stateOf } from './rules';
import * as store from './store';
import { viewAssigned, viewAssignment } from './view';

interface Asking {
  viewer: { userId: UserId };
  /** The class. */
  id: ClassId;
}

const noClass = () => new Problem('NOT_FOUND', 'There is no such class. Open your classes again.');
const noAssignment = () => new Problem('NOT_FOUND', 'This test is not there any more. Reload the page.');
const taughtBy = ({ viewer, id }: Asking) => ({ id, ownerId: viewer.userId });

type Given = Omit<store.NewAssignment, 'opensAt'> & { opensAt?: Date | undefined };

/** Throws `NOT_FOUND` for a class that is not the viewer's, as all below; `CONFLICT` where it has as many as there may be. */
export async function createAssignment(asking: Asking, given: Given, now: Date): Promise<AssignmentView> {
  await countRow('assignments', asking.viewer.userId);
  const { sectionIds, questionCount: perSection, testType, samePaper } = given;
  const draw = { sectionIds, perSection, withheld: [], withMock: testType === 'practice' };
  const paper = samePaper ? await store.drawPaper(draw) : [];
  const made = await store.createAssignment(taughtBy(asking), { ...given, opensAt: given.opensAt ?? now }, paper);
  if (made === null) throw noClass();
  if (made === 'full') {
    throw new Problem('CONFLICT', `This class has ${MOST_ASSIGNMENTS} tests. Take one away, then give the new one.`);
  }
  return getAssignment(asking, made);
}

export async function listAssignments(asking: Asking): Promise<AssignmentView[]> {
  const rows = await store.listAssignments(taughtBy(asking));
  if (rows.length === 0 && !(await store.isTaught(taughtBy(asking)))) throw noClass();
  return rows.map(viewAssignment);
}

async function getAssignment(asking: Asking, id: AssignmentId): Promise<AssignmentView> {
  const found = (await listAssignments(asking)).find((one) => one.id === id);
  if (!found) throw noAssignment();
  return found;
}

export async function updateAssignment(
  asking: Asking,
  id: AssignmentId,
  change: store.AssignmentChange,
): Promise<AssignmentView> {
  if (!(await store.updateAssignment(taughtBy(asking), id, change))) throw noAssignment();
  return getAssignment(asking, id);
}

export async function deleteAssignment(asking: Asking, id: AssignmentId): Promise<void> {
  if (!(await store.deleteAssignment(taughtBy(asking), id))) throw noAssignment();
}

/** How long a student still finds a test that has closed. */
const SHOWN_AFTER_MS = 7 * 24 * 60 * 60_000;

export const listAssigned = async (userId: UserId, now: Date): Promise<AssignedView[]> =>
  (await store.listAssigned(userId, new Date(now.getTime() - SHOWN_AFTER_MS))).map((row) => viewAssigned(row, now));

const REFUSALS: Record<Exclude<AssignmentState, 'open'>, string> = {
  'not-open': 'This test is not open yet. Come back when it opens.',
  closed: 'This test has closed. Ask your instructor to open it again.',
  'used-up': 'You have used all your attempts at this test. Ask your instructor for another one.',
};

/** A student's own paper is drawn with the first look at it, and stays. */
async function paperOf(id: AssignmentId, userId: UserId, binding: Binding): Promise<QuestionId[]> {
  if (binding.paper) return binding.paper;
  const { sectionIds, questionCount: perSection, testType } = binding;
  const withheld = [...(await listWithheld(userId))];
  const drawn = await store.drawPaper({ sectionIds, perSection, withheld, withMock: testType === 'practice' });
  return keepPaper(id, userId, drawn);
}

/**
 * The paper of a test that the caller was given. Throws `NOT_FOUND` for somebody who is not in the class, `CONFLICT` with what to do
 * where it cannot be started now, `EXAM_OPEN`.
 */
export async function listAssignedQuestions(userId: UserId, id: AssignmentId, now: Date): Promise<QuestionView[]> {
  const binding = await findBinding(id, userId);
  if (!binding) throw new Problem('NOT_FOUND', 'This test was not given to you, or was taken away. Open Today again.');
  const state = stateOf(binding, binding.begun, now);
  if (state !== 'open') throw new Problem('CONFLICT', REFUSALS[state]);
  const paper = await paperOf(id, userId, binding);
  const isExam = binding.testType === 'exam';
  // Before keys are read: from here on no open exam of this caller takes these questions any more.
  const withheld = isExam ? await listWithheld(userId) : await withholdForDraw(userId);
  if (paper.some((one) => withheld.has(one))) {
    throw new Problem('EXAM_OPEN', 'You have an exam open with some of these questions. Finish it first.');
  }
  return isExam ? listExamQuestionsByIds(paper) : listQuestionsByIds(paper);
}
