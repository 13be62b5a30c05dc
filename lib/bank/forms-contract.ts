import { checkPicture, tidyPicture } from '@/lib/bank/picture/rules';
import { ANSWERS_PER_QUESTION, PICTURE_LIMITS, QUESTION_STATES, QUESTION_TIERS, TEXT_LIMITS } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';

/** Schemas of the two admin forms. The browser checks them before sending, and the endpoints check them again. */

const FILL_IN = 'Please fill in all fields';
const TEXT_MISSING = 'Question text is required';
const TOO_FEW_ANSWERS = 'At least 2 answers are required';

export const sectionFields = z.strictObject({
  name: plainText(TEXT_LIMITS.sectionName, FILL_IN).trim().min(1, FILL_IN),
  description: plainText(TEXT_LIMITS.sectionDescription, FILL_IN).trim().min(1, FILL_IN),
});

const answerFields = z.strictObject({
  /** Id of an answer that was loaded from the server; absent for a new answer. A save replaces all answers. */
  id: z.number().int().optional(),
  text: plainText(TEXT_LIMITS.answerText),
  isCorrect: z.boolean(),
  why: plainText(500).optional(),
});

const DESCRIBE = 'Describe the picture for someone who cannot see it';

const pictureFields = z.strictObject({
  svg: z
    .string()
    .transform(tidyPicture)
    .superRefine((svg, context) => {
      const [message] = checkPicture(svg);
      if (message) context.addIssue({ code: 'custom', message: `The picture ${message}` });
    }),
  description: plainText(PICTURE_LIMITS.description, DESCRIBE).trim().min(1, DESCRIBE),
});

/** Schema of a question, shared by the endpoint and the admin's form. */
export const questionFields = z
  .strictObject({
    text: plainText(TEXT_LIMITS.questionText, TEXT_MISSING).trim().min(1, TEXT_MISSING),
    sectionId: z.number('Please select a section').int().min(1, 'Please select a section').max(MAX_INTEGER),
    isForMockTest: z.boolean().default(false),
    answers: z
      .array(answerFields, TOO_FEW_ANSWERS)
      .max(ANSWERS_PER_QUESTION.max, `At most ${ANSWERS_PER_QUESTION.max} answers`)
      // Empty answers are removed below. Without this check, an empty answer marked as right would be removed silently.
      .superRefine((answers, context) => {
        for (const [place, { text, isCorrect }] of answers.entries()) {
          if (!isCorrect || text.trim() !== '') continue;
          const message = `Answer ${place + 1} is checked as right, but it is empty`;
          context.addIssue({ code: 'custom', path: [place, 'text'], message });
        }
      })
      .transform((answers) =>
        answers.filter((answer) => answer.text.trim() !== '').map(({ id: _id, ...answer }) => answer),
      ),
    // Optional fields. If one is absent, an existing question keeps its value, and a new question gets none.
    explanation: plainText(2000).optional(),
    reference: plainText(300).optional(),
    /** Null removes the picture. */
    picture: pictureFields.nullable().optional(),
    topic: plainText(60).optional(),
    difficulty: z.number().int().min(1).max(3).optional(),
    tier: z.enum(QUESTION_TIERS).optional(),
    state: z.enum(QUESTION_STATES).optional(),
  })
  .superRefine((question, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['answers'], message });
    const right = question.answers.filter((answer) => answer.isCorrect).length;
    if (question.answers.length < ANSWERS_PER_QUESTION.min) refuse(TOO_FEW_ANSWERS);
    else if (right === 0) refuse('At least one correct answer must be selected');
    else if (question.answers.length === 4 && right > 3) refuse('For 4 answers, at most 3 can be correct');
  });
