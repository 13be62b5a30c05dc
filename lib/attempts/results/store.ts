import 'server-only';
import { db } from '@/lib/db/client';
import { PASS_PERCENT, type TestType } from '@/lib/kernel/exam';

/**
 * Completes an attempt and writes everything that is derived from it. The row lock comes first, in a statement of its own,
 * so that the counting sees every answer that was acknowledged before. A completed attempt is left as it is.
 * `ageMs`: how long ago the person finished. False when this user has no such attempt.
 */
export async function completeAttempt(id: string, userId: string, ageMs: number): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<{ completed: boolean }[]>`
      SELECT completed_at IS NOT NULL AS completed FROM attempts
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
    if (!locked[0]) return false;
    if (locked[0].completed) return true;
    await tx.$executeRaw`
      /* prepared */ WITH marks AS MATERIALIZED (
        SELECT section_id, question_id, revision_id, answer_ids, is_correct, chosen_at, time_spent_seconds
        FROM attempt_questions WHERE attempt_id = ${id}::uuid
      ), by_section AS (
        INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds)
        SELECT ${id}::uuid, section_id, count(*), count(is_correct), count(*) FILTER (WHERE is_correct), sum(time_spent_seconds)
        FROM marks GROUP BY section_id
      ), learned AS (
        INSERT INTO learner_questions AS known (user_id, question_id, first_answered_at, first_correct, first_answer_ids,
          first_revision_id, last_answered_at, last_correct, times_answered, times_correct)
        SELECT ${userId}::uuid, question_id, chosen_at, is_correct, answer_ids, revision_id, chosen_at, is_correct, 1, is_correct::int
        FROM marks WHERE is_correct IS NOT NULL ORDER BY question_id
        ON CONFLICT (user_id, question_id) DO UPDATE SET last_answered_at = excluded.last_answered_at,
          last_correct = excluded.last_correct, times_answered = known.times_answered + 1,
          times_correct = known.times_correct + excluded.times_correct
      ), total AS (
        SELECT count(is_correct)::int AS answered, (count(*) FILTER (WHERE is_correct))::int AS correct,
          max(chosen_at) AS last_chosen_at FROM marks
      )
      UPDATE attempts SET answered_count = total.answered, correct_count = total.correct,
        percentage = CASE WHEN total.answered = 0 THEN 0 ELSE round(100.0 * total.correct / total.answered) END,
        successful = total.correct * 100 >= total_questions * ${PASS_PERCENT},
        completed_at = done.at, duration_seconds = greatest(0, round(extract(epoch FROM done.at - started_at)))
      FROM total CROSS JOIN LATERAL (SELECT least(
        greatest(now() - make_interval(secs => ${ageMs / 1000}), attempts_started.started_at, total.last_chosen_at),
        attempts_started.deadline_at) AS at FROM attempts AS attempts_started WHERE attempts_started.id = ${id}::uuid) AS done
      WHERE attempts.id = ${id}::uuid`;
    return true;
  });
}

export interface ResultRow {
  id: string;
  testType: TestType;
  sectionName: string;
  topic: string | null;
  timeFactor: number;
  startedAt: Date;
  completedAt: Date;
  durationSeconds: number;
  successful: boolean;
  sectionNames: Record<string, string>;
  questions: ResultQuestionRow[];
}

export interface ResultQuestionRow {
  questionId: number;
  position: number;
  sectionId: number;
  topic: string;
  text: string;
  explanation: string;
  reference: string;
  answers: { id: number; text: string; isCorrect: boolean; why: string }[];
  chosenIds: number[];
  isCorrect: boolean | null;
}

/** A completed attempt of this user with its paper as it was asked, in one statement; null when there is none. */
export async function findResult(id: string, userId: string): Promise<ResultRow | null> {
  const rows = await db.$queryRaw<ResultRow[]>`
    /* prepared */ SELECT attempt.id, attempt.test_type AS "testType", attempt.section_name AS "sectionName",
      attempt.topic, attempt.time_factor AS "timeFactor", attempt.started_at AS "startedAt", attempt.completed_at AS "completedAt",
      attempt.duration_seconds AS "durationSeconds", attempt.successful,
      (SELECT coalesce(json_object_agg(s.id, s.name), '{}') FROM sections s WHERE s.id IN
        (SELECT section_id FROM attempt_questions WHERE attempt_id = attempt.id)) AS "sectionNames",
      (SELECT json_agg(json_build_object('questionId', aq.question_id, 'position', aq.position, 'sectionId', aq.section_id,
        'topic', q.topic, 'text', r.text, 'explanation', r.explanation, 'reference', r.reference, 'chosenIds', aq.answer_ids,
        'isCorrect', aq.is_correct, 'answers', (SELECT json_agg(json_build_object('id', a.id, 'text', a.text,
          'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position) FROM answers a WHERE a.revision_id = r.id)) ORDER BY aq.position)
       FROM attempt_questions aq JOIN questions q ON q.id = aq.question_id JOIN question_revisions r ON r.id = aq.revision_id
       WHERE aq.attempt_id = attempt.id) AS questions
    FROM attempts attempt
    WHERE attempt.id = ${id}::uuid AND attempt.user_id = ${userId}::uuid AND attempt.completed_at IS NOT NULL`;
  return rows[0] ?? null;
}
