import 'server-only';
import { isFree, type Withheld } from '@/lib/attempts/answer-keys/policy';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import { refillPaper } from '@/lib/classes/assignments/terms-store';
import { type Asking as AskingOfClass, requireClassAccess } from '@/lib/classes/teaching-access/service';
import type { AssignmentId, QuestionId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { findTopic } from '@/lib/kernel/topics';
import type { ListedQuestion, TestQuestions } from './contract';
import * as store from './store';

interface Asking extends AskingOfClass {
  assignmentId: AssignmentId;
}

const viewFor =
  (withheld: Withheld) =>
  ({ id, sectionId, topic, text, options }: store.ListedRow): ListedQuestion => ({
    id,
    text,
    topicName: findTopic(sectionId, topic)?.name ?? topic,
    options: isFree(id, withheld) ? options : options.map((option) => ({ ...option, isCorrect: null })),
  });

async function getTest({ assignmentId, ...asking }: Asking): Promise<store.TestRow> {
  const test = await store.findTest(await requireClassAccess(asking), assignmentId);
  if (!test) throw new Problem('NOT_FOUND', 'This test does not ask all students the same questions. Reload the page.');
  return test;
}

/**
 * Lists the questions of a test. Throws `NOT_FOUND` for a class that the viewer does not teach, and for a test in which
 * each student gets different questions; all functions below do the same.
 */
export async function listTestQuestions(asking: Asking): Promise<TestQuestions> {
  const { isTaken } = await getTest(asking);
  // This call comes before the keys are read, so that an exam opened afterwards cannot include these questions.
  const withheld = await withholdForDraw(asking.viewer.userId);
  const rows = await store.listQuestions(await refillPaper({ id: asking.assignmentId, userId: null }));
  return { questions: rows.map(viewFor(withheld)), isTaken };
}

export async function listSpareQuestions(asking: Asking, out: QuestionId): Promise<ListedQuestion[]> {
  const test = await getTest(asking);
  const withheld = await withholdForDraw(asking.viewer.userId);
  return (await store.listSpare(test, { out })).map(viewFor(withheld));
}

/**
 * Replaces the question `out` by another. Throws `VALIDATION` for a question that cannot replace `out`, and `CONFLICT`
 * once a student has started the test.
 */
export async function swapQuestion(asking: Asking, out: QuestionId, by: QuestionId): Promise<TestQuestions> {
  const [spare] = await store.listSpare(await getTest(asking), { out, by });
  if (!spare) {
    const message = 'This question cannot be asked here. Choose one from the list.';
    throw new Problem('VALIDATION', message, { fields: { by: message } });
  }
  if (!(await store.swap(asking.assignmentId, out, by))) {
    throw new Problem('CONFLICT', 'A student has started this test, or its questions have changed. Open them again.');
  }
  return listTestQuestions(asking);
}
