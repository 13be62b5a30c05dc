import 'server-only';
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

const view = ({ id, sectionId, topic, text }: store.ListedRow): ListedQuestion => ({
  id,
  text,
  topicName: findTopic(sectionId, topic)?.name ?? topic,
});

async function getTest({ assignmentId, ...asking }: Asking): Promise<store.TestRow> {
  const test = await store.findTest(await requireClassAccess(asking), assignmentId);
  if (!test) throw new Problem('NOT_FOUND', 'This test does not ask all students the same questions. Reload the page.');
  return test;
}

/**
 * Throws `NOT_FOUND` for a class that the viewer does not teach and for a test without a shared paper, as do all
 * functions below.
 */
export async function listTestQuestions(asking: Asking): Promise<TestQuestions> {
  const { isTaken } = await getTest(asking);
  const rows = await store.listQuestions(await refillPaper({ id: asking.assignmentId, userId: null }));
  return { questions: rows.map(view), isTaken };
}

export async function listSpareQuestions(asking: Asking, out: QuestionId): Promise<ListedQuestion[]> {
  return (await store.listSpare(await getTest(asking), { out })).map(view);
}

/** Also throws `VALIDATION` for a question that cannot replace this one, and `CONFLICT` once the test was started. */
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
