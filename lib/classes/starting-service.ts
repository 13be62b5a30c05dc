import 'server-only';
import type { AttemptView } from '@/lib/attempts/contract';
import { type SetStart, type Start, startAttempt } from '@/lib/attempts/service';
import { isEarly, MOST_COUNTED_ATTEMPTS, stateOf } from '@/lib/classes/assignments/rules';
import { findPaper } from '@/lib/classes/assignments/terms-service';
import { type AssignmentTerms, assignedStartOf, findTerms } from '@/lib/classes/assignments/terms-store';
import { noteUseOfTest } from '@/lib/classes/teaching-access/service';
import type { AssignmentId, QuestionId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { listSectionIds } from './starting-store';

type Asked = Start & { assignmentId?: AssignmentId | undefined };

const refuse = (field: string, message: string) => new Problem('VALIDATION', message, { fields: { [field]: message } });

/**
 * Starts an assigned test; without an `assignmentId`, starts the caller's own test. Throws the problems of
 * `startAttempt` and `asAssigned`.
 */
export function startTest({ assignmentId, ...start }: Asked): Promise<AttemptView> {
  if (assignmentId === undefined) return startAttempt(start);
  return startAttempt(start, () => asAssigned(start, assignmentId, new Date()));
}

/**
 * Replaces the sections, time and questions of a start with those that the instructor assigned to this student. Throws
 * `VALIDATION` for another test type or other questions, and `CONFLICT` when the test cannot be started now. A start
 * with question ids is accepted even after the test has closed: the device could load the questions only while the test
 * was open, and answers given offline must not be lost. It counts as the student's own practice if no attempt is left
 * or the student is not in the class. A start without question ids is refused whenever a request for the questions
 * would be refused.
 */
async function asAssigned(start: Start, id: AssignmentId, now: Date): Promise<SetStart> {
  const terms = await findTerms(id, start.userId);
  if (!terms) return asOwn(start);
  if (start.testType !== terms.testType)
    throw refuse('testType', 'Your instructor assigned another kind of test. Open it from Today.');
  const hasNone = start.questionIds === undefined;
  if (isEarly(terms.opensAt, now) || (hasNone && stateOf(terms, terms.begun, now) !== 'open')) {
    throw new Problem('CONFLICT', 'This test cannot be started now. Open it from Today.');
  }
  const questionIds = await paperOf(start, { id, terms });
  if (questionIds === null) return asOwn(start);
  if (terms.begun >= (terms.attempts ?? MOST_COUNTED_ATTEMPTS)) return asOwn(start);
  await noteUseOfTest(id, now);
  const settings = {
    questionIds,
    revisions: hasNone ? undefined : start.revisions,
    sectionIds: terms.sectionIds,
    timeFactor: terms.testType === 'exam' ? terms.timeFactor : 1,
    topic: undefined,
    openBook: undefined,
  };
  return { start: { ...start, ...settings }, assigned: assignedStartOf(id, start.userId) };
}

/**
 * Converts a start into one of the caller's own practice. If the caller named no sections, takes the sections of the
 * questions.
 */
async function asOwn(start: Start): Promise<SetStart> {
  const { questionIds, sectionId, sectionIds } = start;
  if (!questionIds || sectionId !== undefined || sectionIds) return { start, assigned: null };
  return { start: { ...start, sectionIds: await listSectionIds(questionIds) }, assigned: null };
}

interface Found {
  id: AssignmentId;
  terms: AssignmentTerms;
}

/**
 * Returns the questions to ask. Returns null when an instructor has changed the questions since the device loaded them;
 * the answers then count as the student's own practice.
 */
async function paperOf({ userId, questionIds }: Start, { id, terms }: Found): Promise<QuestionId[] | null> {
  const paper = questionIds ? terms.paper : await findPaper(id, userId, terms);
  if (questionIds && terms.paperChangedAt && !questionIds.every((one) => terms.bound?.includes(one))) return null;
  if (!terms.bound || !paper) throw refuse('questionIds', 'Load the questions of this test first');
  if (!questionIds) return paper;
  // The test on the device still contains a question that was withdrawn after the device loaded it, although the server
  // may have replaced it.
  const [bound, named] = [new Set(terms.bound), new Set(questionIds)];
  const isWhole = named.size >= paper.length && named.size <= terms.questionCount * terms.sectionIds.length;
  if (isWhole && questionIds.every((one) => bound.has(one))) return questionIds;
  throw refuse('questionIds', 'These are not the questions of this test. Load them again.');
}
