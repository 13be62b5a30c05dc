import 'server-only';
import { isPaperFree } from '@/lib/attempts/answer-keys/policy';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import { listTranslated } from '@/lib/bank/translations/service';
import { withTranslation } from '@/lib/bank/translations/view';
import { drawPaper, refillPaper } from '@/lib/classes/assignments/terms-store';
import { findClassAccess } from '@/lib/classes/teaching-access/service';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import * as store from './store';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId?: AssignmentId | undefined;
}

interface PrintedQuestion extends store.PrintedRow {
  language: Language;
}

export interface PrintedTest {
  head: store.PaperHead;
  /** Questions in the order of the database. Call `orderFor` for the order of a printed version. */
  questions: PrintedQuestion[];
  /**
   * False while an open exam of the viewer contains one of the questions, because the printed key would reveal its
   * answer.
   */
  mayKnowKey: boolean;
}

/**
 * Finds a test for printing. Every print uses the question revisions of the first print, so that all prints are the
 * same. Questions without a translation into `language` are in English. Returns null when the viewer does not teach the
 * class or the test is not in the class.
 */
export async function findPrint(
  { viewer, id, assignmentId }: Asking,
  language: Language = 'en',
): Promise<PrintedTest | null> {
  const access = await findClassAccess({ viewer, id });
  const head = access && (await store.findPaper(access, assignmentId ?? null));
  if (!head) return null;
  const revisionIds = head.revisionIds ?? (await store.keepPrint(head.id, await paperOf(head)));
  // This call comes before the keys are read, so that an exam opened afterwards cannot include these questions.
  const withheld = await withholdForDraw(viewer.userId);
  const questions = await translate(await store.listPrinted(revisionIds), language);
  const mayKnowKey = isPaperFree(
    questions.map((question) => question.id),
    withheld,
  );
  return { head, questions, mayKnowKey };
}

async function translate(questions: store.PrintedRow[], language: Language): Promise<PrintedQuestion[]> {
  const translations = language === 'en' ? [] : await listTranslated(language, questions);
  return questions.map((question) => {
    const translation = translations.find(({ id }) => id === question.id);
    return translation ? { ...withTranslation(question, translation), language } : { ...question, language: 'en' };
  });
}

/**
 * Returns the questions to print: the shared ones, or newly drawn ones for a test that draws separately for each
 * student.
 */
const paperOf = ({ id, samePaper, sectionIds, topics, questionCount, testType }: store.PaperHead) =>
  samePaper
    ? refillPaper({ id, userId: null })
    : drawPaper({ sectionIds, topics, perSection: questionCount, withheld: [], withMock: testType === 'practice' });
