import 'server-only';
import { isPaperFree } from '@/lib/attempts/keys/policy';
import { withholdForDraw } from '@/lib/attempts/keys/service';
import { drawPaper, refillPaper } from '@/lib/classes/assignments/binding/service';
import { findTaught } from '@/lib/classes/taught/service';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import * as store from './store';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId?: AssignmentId | undefined;
}

export interface PrintedTest {
  head: store.PaperHead;
  /** Questions in stored order; `orderFor` derives a version. */
  questions: store.PrintedRow[];
  /**
   * True when this viewer may see the key now: false while an exam of theirs is open that asks one of the questions.
   */
  mayKnowKey: boolean;
}

/**
 * Returns a test as it was printed first: the same for every reprint. Null for a class that the viewer does not teach,
 * and for a test that is not the class's.
 */
export async function findPrint({ viewer, id, assignmentId }: Asking): Promise<PrintedTest | null> {
  const taught = await findTaught({ viewer, id });
  const head = taught && (await store.findPaper(taught, assignmentId ?? null));
  if (!head) return null;
  const revisionIds = head.revisionIds ?? (await store.keepPrint(head.id, await paperOf(head)));
  // Called before keys are read: no open exam of this viewer takes these questions afterwards.
  const withheld = await withholdForDraw(viewer.userId);
  const questions = await store.listPrinted(revisionIds);
  const mayKnowKey = isPaperFree(
    questions.map((question) => question.id),
    withheld,
  );
  return { head, questions, mayKnowKey };
}

/** Draws a separate paper for print when each student has a paper of their own. */
const paperOf = ({ id, samePaper, sectionIds, topics, questionCount, testType }: store.PaperHead) =>
  samePaper
    ? refillPaper(id)
    : drawPaper({ sectionIds, topics, perSection: questionCount, withheld: [], withMock: testType === 'practice' });
