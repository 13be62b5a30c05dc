import { isCertificationSection, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { z } from '@/lib/kernel/schema';
import { isPossible } from './rules';

const isDistinct = (sections: readonly { sectionId: number }[]): boolean =>
  new Set(sections.map(({ sectionId }) => sectionId)).size === sections.length;

const takenSection = z
  .strictObject({
    sectionId: z.number().int().refine(isCertificationSection, 'Invalid section ID'),
    passed: z.boolean(),
    /** Number of right answers of the section's 25; omitted if the learner does not know it. */
    correct: z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(0, `Enter 0 to ${QUESTIONS_PER_SECTION}`)
      .max(QUESTIONS_PER_SECTION, `Enter 0 to ${QUESTIONS_PER_SECTION}`)
      .optional(),
  })
  .refine(isPossible, { path: ['correct'], message: 'This score contradicts passed or not passed' });

export const takenSections = z.array(takenSection).max(10).refine(isDistinct, 'Name each section once');

/** Exam date: not in the future, and at most five years ago. */
export const examDate = z.iso.date('Enter a date that exists');

const outcome = z.object({
  examDate: z.string(),
  /** True if an instructor entered the outcome and the caller has not changed it since. */
  byInstructor: z.boolean(),
  sections: z.array(
    z.object({
      sectionId: z.number().int(),
      passed: z.boolean(),
      correct: z.number().int().nullable(),
      /**
       * The probability of passing that was shown last in the two weeks before the exam date, in whole percent; null if
       * none was shown.
       */
      chance: z.number().int().nullable(),
    }),
  ),
});
export type ExamOutcome = z.infer<typeof outcome>;

export const listOutcomes = {
  summary: 'Results of the caller’s certification exams, entered by the caller or by an instructor; newest first',
  data: z.array(outcome),
};

export const putOutcome = {
  summary:
    'Save the caller’s exam result for a day. It replaces earlier entries for that day, and later entries by an instructor do not count',
  body: z.strictObject({
    examDate,
    sections: takenSections.min(1, 'Choose at least one section that you took'),
  }),
  data: z.array(outcome),
};

export const deleteOutcome = {
  summary: 'Remove the exam result for a day and return the remaining results',
  params: z.object({ examDate }),
  data: z.array(outcome),
};
