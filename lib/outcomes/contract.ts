import { isCertificationSection, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { z } from '@/lib/kernel/schema';
import { isPossible } from './rules';

const isDistinct = (sections: readonly { sectionId: number }[]): boolean =>
  new Set(sections.map(({ sectionId }) => sectionId)).size === sections.length;

const takenSection = z
  .strictObject({
    sectionId: z.number().int().refine(isCertificationSection, 'Invalid section ID'),
    passed: z.boolean(),
    /** Right answers of the section's 25, where the learner knows. */
    correct: z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(0, `Enter 0 to ${QUESTIONS_PER_SECTION}`)
      .max(QUESTIONS_PER_SECTION, `Enter 0 to ${QUESTIONS_PER_SECTION}`)
      .optional(),
  })
  .refine(isPossible, { path: ['correct'], message: 'This score does not go with passed or not passed' });

const outcome = z.object({
  examDate: z.string(),
  sections: z.array(
    z.object({
      sectionId: z.number().int(),
      passed: z.boolean(),
      correct: z.number().int().nullable(),
      /** The chance that was told last before the exam date, in whole percents; null where none was told in the two weeks before. */
      chance: z.number().int().nullable(),
    }),
  ),
});
export type ExamOutcome = z.infer<typeof outcome>;

export const listOutcomes = {
  summary: 'How the caller’s certification exams went, as the caller has said; newest first',
  data: z.array(outcome),
};

export const putOutcome = {
  summary: 'Say how the exam of a day went. What was said of that day before is replaced',
  body: z.strictObject({
    /** Not after today, nor more than five years ago. */
    examDate: z.iso.date('Enter a date that exists'),
    sections: z
      .array(takenSection)
      .min(1, 'Choose at least one section that you took')
      .max(10)
      .refine(isDistinct, 'Name each section once'),
  }),
  data: z.array(outcome),
};

export const deleteOutcome = {
  summary: 'Remove what the caller has said of the exam of a day. Answers with what is left',
  params: z.object({ examDate: z.iso.date('Enter a date that exists') }),
  data: z.array(outcome),
};
