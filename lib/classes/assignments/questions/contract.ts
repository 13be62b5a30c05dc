import { assignmentId, classId, questionId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

/** A question without its key. */
const listedQuestion = z.object({ id: questionId, topicName: z.string(), text: z.string() });
export type ListedQuestion = z.infer<typeof listedQuestion>;

const testQuestions = z.object({
  questions: z.array(listedQuestion),
  /** True once a student has started the test. The questions of such a test cannot change. */
  isTaken: z.boolean(),
});
export type TestQuestions = z.infer<typeof testQuestions>;

const ofTest = z.strictObject({ id: classId, assignmentId });
const ofQuestion = ofTest.extend({ questionId: z.coerce.number().pipe(questionId) });

export const listTestQuestions = {
  summary: 'The questions of a test that asks everybody the same, without keys',
  params: ofTest,
  data: testQuestions,
};

export const listSpareQuestions = {
  summary: 'Questions that could replace one of a test: of its section and the test’s topics, the same topic first',
  params: ofQuestion,
  data: z.array(listedQuestion),
};

export const swapQuestion = {
  summary: 'Replace one question of a test by another, until the first attempt',
  params: ofQuestion,
  body: z.strictObject({ by: questionId }),
  data: testQuestions,
};
