import 'server-only';
import { db } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';

export interface FirstAnswersRow {
  sectionId: number;
  firstAnswers: number;
  firstCorrect: number;
}

/** Counts this user's first answers to exam-tier questions by section. */
export const countFirstAnswers = (userId: UserId): Promise<FirstAnswersRow[]> =>
  db.$queryRaw<FirstAnswersRow[]>`
    SELECT q.section_id AS "sectionId", count(*)::int AS "firstAnswers",
      (count(*) FILTER (WHERE known.first_correct))::int AS "firstCorrect"
    FROM learner_questions known JOIN questions q ON q.id = known.question_id
    WHERE known.user_id = ${userId}::uuid AND q.tier = 'exam' AND known.times_answered > 0 GROUP BY q.section_id`;
