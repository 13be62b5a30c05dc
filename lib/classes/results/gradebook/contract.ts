import { classId } from '@/lib/kernel/id-schema';
import type { AssignmentId, PlaceId } from '@/lib/kernel/ids';
import { z } from '@/lib/kernel/schema';

/** Result of one student in one test. */
export interface GradebookCell {
  status: 'not-begun' | 'begun' | 'finished';
  /** The best finished attempt; null without one. The score includes later corrections of questions. */
  best: {
    correct: number;
    total: number;
    /** Percent of all questions, rounded. */
    percentage: number;
    /** True when the test had closed before the start reached the server. */
    late: boolean;
  } | null;
}

/** The results of a class in all of its tests. */
export interface Gradebook {
  className: string;
  /** Oldest first. */
  tests: { id: AssignmentId; title: string }[];
  /** Students sorted by name, each with a cell per test in the order of `tests`. */
  students: { placeId: PlaceId; name: string; cells: GradebookCell[] }[];
}

export const getGradebookFile = {
  summary: 'CSV file without formulas: the best result of each student in each test of a class',
  params: z.strictObject({ id: classId }),
  data: z.instanceof(Blob),
};
