import { assignmentId, classId, placeId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const boardRow = z.object({
  placeId,
  name: z.string(),
  status: z.enum(['not-begun', 'begun', 'finished']),
  /** Number of the question after the last answered one, 1-based. Null before the start and after the end. */
  question: z.number().int().nullable(),
  answered: z.number().int(),
  /**
   * Number of right answers; null during an exam, because a number that grows with each answer would reveal the key.
   */
  correct: z.number().int().nullable(),
  /** Number of questions that the student gets; 0 before the start. */
  total: z.number().int(),
});
export type BoardRow = z.infer<typeof boardRow>;

const board = z.object({
  assignment: z.object({ id: assignmentId, title: z.string() }),
  /** Students sorted by name, each with the attempt that the student started last. */
  students: z.array(boardRow),
});
export type Board = z.infer<typeof board>;

export const getBoard = {
  summary:
    'Live progress of each student in one test of the class, by default the newest; the number of right answers is hidden during an exam',
  params: z.strictObject({ id: classId }),
  query: z.strictObject({ assignmentId: assignmentId.optional() }),
  data: board,
};
