import 'server-only';
import { db } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';

export interface TopicRow {
  sectionId: number;
  topic: string;
  questions: number;
  seen: number;
  answers: number;
  correct: number;
  lastSeenAt: Date | null;
}

/** Counts this user's answers by topic of the question bank. */
export const listTopicCounts = (userId: UserId): Promise<TopicRow[]> =>
  db.$queryRaw<TopicRow[]>`
    SELECT q.section_id AS "sectionId", q.topic, (count(*) FILTER (WHERE q.state = 'published'))::int AS questions,
      (count(known.question_id) FILTER (WHERE q.state = 'published'))::int AS seen,
      coalesce(sum(known.times_answered), 0)::int AS answers, coalesce(sum(known.times_correct), 0)::int AS correct,
      max(known.last_answered_at) AS "lastSeenAt"
    FROM questions q LEFT JOIN learner_questions known ON known.question_id = q.id AND known.user_id = ${userId}::uuid
    GROUP BY q.section_id, q.topic`;
