import type { z as Zod } from 'zod';
import { ANSWERS_PER_QUESTION, QUESTION_STATES, TEXT_LIMITS } from '@/lib/kernel/exam';
import { plainText } from '@/lib/kernel/text';

/** The fields of the two forms that check before they send: made with the real `z` there, and by the contract with `#schema`. */

/** Specification §5, "Section form". */
export const sectionFields = (z: typeof Zod) =>
  z.strictObject({
    name: plainText(TEXT_LIMITS.sectionName, z).trim().min(1, 'Please fill in all fields'),
    description: plainText(TEXT_LIMITS.sectionDescription, z).trim().min(1, 'Please fill in all fields'),
  });

const answerFields = (z: typeof Zod) =>
  z.strictObject({
    text: plainText(TEXT_LIMITS.answerText, z),
    isCorrect: z.boolean(),
    why: plainText(500, z).default(''),
  });

/** Specification §5, "Question form"; the form checks with the same schema. */
export const questionFields = (z: typeof Zod) =>
  z
    .strictObject({
      text: plainText(TEXT_LIMITS.questionText, z).trim().min(1, 'Question text is required'),
      sectionId: z.number('Please select a section').int().min(1, 'Please select a section').max(2_147_483_647),
      isForMockTest: z.boolean().default(false),
      answers: z
        .array(answerFields(z))
        .max(ANSWERS_PER_QUESTION.max)
        .transform((answers) => answers.filter((answer) => answer.text.trim() !== '')),
      explanation: plainText(2000, z).default(''),
      reference: plainText(300, z).default(''),
      topic: plainText(60, z).default(''),
      difficulty: z.number().int().min(1).max(3).default(2),
      /** Left out: a new question is published, a known one stays what it is. */
      state: z.enum(QUESTION_STATES).optional(),
    })
    .superRefine((question, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['answers'], message });
      const right = question.answers.filter((answer) => answer.isCorrect).length;
      if (question.answers.length < ANSWERS_PER_QUESTION.min) refuse('At least 2 answers are required');
      else if (right === 0) refuse('At least one correct answer must be selected');
      else if (question.answers.length === 4 && right > 3) refuse('For 4 answers, at most 3 can be correct');
    });
