import { assignmentId, classId, questionId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const listedQuestion = z.object({
  id: questionId,
  topicName: z.string(),
  text: z.string(),
  /** `isCorrect` is null while an open exam of the caller contains this question. */
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean().nullable() })),
});
export type ListedQuestion = z.infer<typeof listedQuestion>;

const testQuestions = z.object({
  questions: z.array(listedQuestion),
  /** True once a student has started the test. The questions can then no longer change. */
  isTaken: z.boolean(),
});
export type TestQuestions = z.infer<typeof testQuestions>;

const ofTest = z.strictObject({ id: classId, assignmentId });
const ofQuestion = ofTest.extend({ questionId: z.coerce.number().pipe(questionId) });

export const listTestQuestions = {
  summary: 'Questions of a test that is the same for everybody, with keys',
  params: ofTest,
  data: testQuestions,
};

export const listSpareQuestions = {
  summary:
    'Questions that could replace a question of a test: same section, one of the test’s topics, same topic first',
  params: ofQuestion,
  data: z.array(listedQuestion),
};

export const swapQuestion = {
  summary: 'Replace a question of a test, until the first attempt',
  params: ofQuestion,
  body: z.strictObject({ by: questionId }),
  data: testQuestions,
};
