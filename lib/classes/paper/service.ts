import 'server-only';
import { isPaperFree } from '@/lib/attempts/answer-keys/policy';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import { drawPaper, refillPaper } from '@/lib/classes/assignments/terms-store';
import { findClassAccess } from '@/lib/classes/teaching-access/service';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import * as store from './store';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId?: AssignmentId | undefined;
}

export interface PrintedTest {
  head: store.PaperHead;
  /** Questions in the order of the database. Call `orderFor` for the order of a printed version. */
  questions: store.PrintedRow[];
  /**
   * False while an open exam of the viewer contains one of the questions, because the printed key would reveal its
   * answer.
   */
  mayKnowKey: boolean;
}

/**
 * Finds a test for printing. Every print uses the question revisions of the first print, so that all prints are the
 * same. Returns null when the viewer does not teach the class or the test is not in the class.
 */
export async function findPrint({ viewer, id, assignmentId }: Asking): Promise<PrintedTest | null> {
  const access = await findClassAccess({ viewer, id });
  const head = access && (await store.findPaper(access, assignmentId ?? null));
  if (!head) return null;
  const revisionIds = head.revisionIds ?? (await store.keepPrint(head.id, await paperOf(head)));
  // This call comes before the keys are read, so that an exam opened afterwards cannot include these questions.
  const withheld = await withholdForDraw(viewer.userId);
  const questions = await store.listPrinted(revisionIds);
  const mayKnowKey = isPaperFree(
    questions.map((question) => question.id),
    withheld,
  );
  return { head, questions, mayKnowKey };
}

/**
 * Returns the questions to print: the shared ones, or newly drawn ones for a test that draws separately for each
 * student.
 */
const paperOf = ({ id, samePaper, sectionIds, topics, questionCount, testType }: store.PaperHead) =>
  samePaper
    ? refillPaper({ id, userId: null })
    : drawPaper({ sectionIds, topics, perSection: questionCount, withheld: [], withMock: testType === 'practice' });
