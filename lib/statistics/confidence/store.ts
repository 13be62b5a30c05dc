import 'server-only';
import { db } from '@/lib/db/client';
import { EXAM_GRACE_SECONDS } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';

export interface ConfidenceRow {
  sure: boolean;
  answers: number;
  correct: number;
}

/**
 * Answers of which the learner said how sure they were. Those of an open exam would tell whether they were right, and those that may
 * have been looked up, with the book open, say nothing about what is known.
 */
export const countBySure = (userId: UserId): Promise<ConfidenceRow[]> => db.$queryRaw<ConfidenceRow[]>`
  SELECT aq.sure, count(*)::int AS answers, (count(*) FILTER (WHERE aq.is_correct OR aq.fair = 'right'))::int AS correct
  FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
  WHERE a.user_id = ${userId}::uuid AND NOT a.open_book AND aq.sure IS NOT NULL AND aq.is_correct IS NOT NULL
    AND aq.fair IS DISTINCT FROM 'out'
    AND (a.test_type <> 'exam' OR a.completed_at IS NOT NULL
      OR a.deadline_at + make_interval(secs => ${EXAM_GRACE_SECONDS}) <= now())
  GROUP BY aq.sure`;
