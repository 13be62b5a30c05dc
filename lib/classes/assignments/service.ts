import 'server-only';
import { examOpen } from '@/lib/attempts/answer-keys/policy';
import { listWithheld, withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { QuestionView } from '@/lib/bank/contract';
import { listExamQuestionsByIds, listQuestionsByIds } from '@/lib/bank/service';
import { type Asking, noClass, requireClassAccess } from '@/lib/classes/teaching-access/service';
import type { AssignmentId, AttemptId, PlaceId, QuestionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import { countRow } from '@/lib/limits/service';
import type { AssignedView, AssignmentView } from './contract';
import {
  type AssignmentState,
  isTooEarly,
  LATER_DATE_WANTED,
  MOST_ASSIGNMENTS,
  stateOf,
  topicKey,
  USUAL_CERTIFICATE_MARK,
} from './rules';
import * as store from './store';
import { findPaper } from './terms-service';
import { type AssignmentTerms, drawPaper, findTerms, keepPaper } from './terms-store';
import { viewAssigned, viewAssignment } from './view';

const noAssignment = () => new Problem('NOT_FOUND', 'This test no longer exists. Reload the page.');

interface GivenPaper extends Omit<store.NewPaper, 'topics' | 'questionIds'> {
  topics?: { sectionId: number; topic: string }[] | undefined;
}

interface Given extends GivenPaper, Omit<store.NewAssignment, 'opensAt' | 'topics' | 'certificateMark'> {
  opensAt?: Date | undefined;
  certificateMark?: number | undefined;
}

function tooFew(perSection: number): Problem {
  const message = `These topics have fewer than ${perSection} questions in a section. Ask for fewer questions, or choose more topics.`;
  return new Problem('VALIDATION', message, { fields: { topics: message } });
}

/**
 * Draws the questions that all students get. Returns no questions for a test that draws them separately for each
 * student. Throws like `createAssignment`.
 */
async function drawFor({ topics = [], ...paper }: GivenPaper): Promise<store.NewPaper> {
  const { sectionIds, questionCount: perSection, testType, samePaper } = paper;
  const keys = topics.map(topicKey);
  const draw = { sectionIds, topics: keys, perSection, withheld: [], withMock: testType === 'practice' };
  const drawn = samePaper || keys.length > 0 ? await drawPaper(draw) : [];
  if (keys.length > 0 && drawn.length < perSection * sectionIds.length) throw tooFew(perSection);
  return {
    testType,
    sectionIds,
    questionCount: perSection,
    samePaper,
    topics: keys,
    questionIds: samePaper ? drawn : [],
  };
}

/**
 * Creates a test. Throws `CONFLICT` if the class has the maximum number of tests, and `VALIDATION` for topics with too
 * few questions. Like all functions below, throws `NOT_FOUND` for a class that the viewer does not teach.
 */
export async function createAssignment(asking: Asking, given: Given, now: Date): Promise<AssignmentView> {
  await countRow('assignments', asking.viewer.userId);
  const access = await requireClassAccess(asking);
  const { questionIds, topics } = await drawFor(given);
  const { opensAt = now, certificateMark = USUAL_CERTIFICATE_MARK } = given;
  const made = await store.createAssignment(access, { ...given, topics, opensAt, certificateMark }, questionIds);
  if (made === null) throw noClass();
  if (made === 'full') {
    throw new Problem('CONFLICT', `This class has ${MOST_ASSIGNMENTS} tests. Delete one, then assign the new one.`);
  }
  return getAssignment(asking, made);
}

export async function listAssignments(asking: Asking): Promise<AssignmentView[]> {
  const rows = await store.listAssignments(await requireClassAccess(asking));
  return rows.map(viewAssignment);
}

async function getAssignment(asking: Asking, id: AssignmentId): Promise<AssignmentView> {
  const found = (await listAssignments(asking)).find((one) => one.id === id);
  if (!found) throw noAssignment();
  return found;
}

/**
 * Changes a test. Throws `CONFLICT` if the test was started and its questions would change, and `VALIDATION` for topics
 * with too few questions.
 */
export async function updateAssignment(
  asking: Asking,
  id: AssignmentId,
  { paper, ...change }: store.AssignmentChange & { paper?: GivenPaper | undefined },
): Promise<AssignmentView> {
  const access = await requireClassAccess(asking);
  const drawn = paper && (await drawFor(paper));
  const outcome = await store.updateAssignment(access, id, { ...change, paper: drawn });
  if (outcome === null) throw noAssignment();
  if (outcome === 'taken') {
    throw new Problem(
      'CONFLICT',
      'A student has started this test, so its questions can no longer change. Assign a new test instead.',
    );
  }
  return getAssignment(asking, id);
}

/**
 * Gives one student more time or more attempts. Throws `NOT_FOUND` for a student who is not in the class, and
 * `VALIDATION` for a date that would not lengthen the student's time.
 */
export async function extendAssignment(
  asking: Asking,
  id: AssignmentId,
  { placeId, closesAt, moreAttempts = 0 }: { placeId: PlaceId; closesAt: Date | null; moreAttempts?: number },
): Promise<AssignmentView> {
  const access = await requireClassAccess(asking);
  const test = await getAssignment(asking, id);
  if (closesAt !== null && isTooEarly(closesAt, test.closesAt)) {
    throw new Problem('VALIDATION', LATER_DATE_WANTED, { fields: { closesAt: LATER_DATE_WANTED } });
  }
  if (!(await store.extendAssignment(access, id, { placeId, closesAt, moreAttempts }))) throw noAssignment();
  return getAssignment(asking, id);
}

export async function deleteAssignment(asking: Asking, id: AssignmentId): Promise<void> {
  if (!(await store.deleteAssignment(await requireClassAccess(asking), id))) throw noAssignment();
}

/** Milliseconds for which a student still sees a closed test. */
const SHOWN_AFTER_MS = 7 * DAY_MS;

/** Lists the tests of the student's classes; with `attemptId`, only the test that this attempt belongs to. */
export async function listAssigned(userId: UserId, now: Date, attemptId?: AttemptId): Promise<AssignedView[]> {
  if (attemptId !== undefined) {
    const found = await findAssignedOf(userId, attemptId, now);
    return found ? [found] : [];
  }
  const rows = await store.listAssigned(userId, new Date(now.getTime() - SHOWN_AFTER_MS));
  return rows.map((row) => viewAssigned(row, now));
}

/**
 * Finds the test that an attempt of the student belongs to, even long after the test closed. Returns null if the
 * attempt belongs to no test.
 */
export async function findAssignedOf(userId: UserId, attemptId: AttemptId, now: Date): Promise<AssignedView | null> {
  const row = await store.findAssignedOf(userId, attemptId);
  return row && viewAssigned(row, now);
}

const REFUSALS: Record<Exclude<AssignmentState, 'open'>, string> = {
  'not-open': 'This test is not open yet. Come back when it opens.',
  closed: 'This test has closed. Ask your instructor to open it again.',
  'used-up': 'You have used all your attempts at this test. Ask your instructor for another one.',
};

/**
 * Returns the questions drawn for this student. The first request draws and stores them. The draw may include questions
 * of the student's open exams; otherwise a student could open exams over most questions and so choose the questions of
 * the test. Throws like `findPaper`.
 */
async function paperOf(id: AssignmentId, userId: UserId, terms: AssignmentTerms): Promise<QuestionId[]> {
  const kept = await findPaper(id, userId, terms);
  if (kept) return kept;
  const { sectionIds, topics, questionCount: perSection, testType } = terms;
  const drawn = await drawPaper({ sectionIds, topics, perSection, withheld: [], withMock: testType === 'practice' });
  return keepPaper(id, userId, drawn);
}

/**
 * Returns the questions of a test assigned to the caller. Throws `NOT_FOUND` for a person who is not in the class,
 * `CONFLICT` with advice when the test cannot be started now, and `EXAM_OPEN` while an open exam of the caller contains
 * one of the questions. The stored questions do not change meanwhile.
 */
export async function listAssignedQuestions(userId: UserId, id: AssignmentId, now: Date): Promise<QuestionView[]> {
  const terms = await findTerms(id, userId);
  if (!terms) {
    throw new Problem('NOT_FOUND', 'Your instructor did not assign this test to you, or deleted it. Open Today again.');
  }
  const state = stateOf(terms, terms.begun, now);
  if (state !== 'open') throw new Problem('CONFLICT', REFUSALS[state]);
  const paper = await paperOf(id, userId, terms);
  const isExam = terms.testType === 'exam';
  // This call comes before the keys are read, so that an exam opened afterwards cannot include these questions.
  const withheld = isExam ? await listWithheld(userId) : await withholdForDraw(userId);
  if (paper.some((one) => withheld.has(one))) throw examOpen();
  return isExam ? listExamQuestionsByIds(paper) : listQuestionsByIds(paper);
}
