import { MOST_PLACES } from '@/lib/classes/rules';
import { classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';
import { examDate, takenSections } from '@/lib/outcomes/contract';

const ofClass = z.strictObject({ id: classId });

const enteredDay = z.object({
  examDate: z.string(),
  students: z.array(
    z.object({
      placeId,
      sections: z.array(
        z.object({ sectionId: z.number().int(), passed: z.boolean(), correct: z.number().int().nullable() }),
      ),
    }),
  ),
});
export type EnteredDay = z.infer<typeof enteredDay>;

export const listEnteredOutcomes = {
  summary:
    'Exam results that the instructors of a class entered for its students, newest first; never results that students entered',
  params: ofClass,
  data: z.array(enteredDay),
};

export const enterOutcomes = {
  summary:
    'Enter exam results of the students of a class for a day. They replace earlier entries for that day; results that students entered stay',
  params: ofClass,
  body: z.strictObject({
    examDate,
    students: z
      .array(
        z.strictObject({
          placeId,
          /** Results by section. An empty list deletes an outcome entered earlier. */
          sections: takenSections,
        }),
      )
      .min(1, 'Enter the result of at least one student')
      .max(MOST_PLACES)
      .refine(
        (students) => new Set(students.map((student) => student.placeId)).size === students.length,
        'Name each student once',
      ),
  }),
  data: z.array(enteredDay),
};
