import 'server-only';
import { transact } from '@/lib/db/client';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';

interface Seat {
  attemptId: AttemptId;
  userId: UserId;
  questionId: QuestionId;
  /** The 1-based position that the client sent. If that position is taken, the first open position is used. */
  position: number;
}

/**
 * Replaces an unanswered question by another question, in an attempt for which the server drew the questions; in an
 * exam, by a question of the same section. Locks the attempt first, so that two simultaneous answers see each other's
 * changes. Sets the time of the replaced position to the attempt's start, so that no other question replaces it before
 * the answer is recorded.
 */
export const seatQuestion = ({ attemptId, userId, questionId, position }: Seat): Promise<void> =>
  transact(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM attempts WHERE id = ${attemptId}::uuid AND user_id = ${userId}::uuid AND is_paper_drawn
        AND completed_at IS NULL FOR UPDATE`;
    if (locked.length === 0) return;
    await tx.$executeRaw`
      WITH question AS (
        SELECT q.id, q.current_revision_id, q.section_id, a.test_type, a.started_at FROM attempts a JOIN questions q ON q.id = ${questionId}
        WHERE a.id = ${attemptId}::uuid AND q.state = 'published' AND CASE a.test_type
          WHEN 'favorites' THEN EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = a.user_id AND f.question_id = q.id)
          ELSE q.section_id = ANY(a.section_ids) END
          -- An exam takes no question whose key another attempt has shown since the exam began. When a test ended is its device's word;
          -- one that came after the exam counts, whenever it says that it was taken.
          AND (a.test_type <> 'exam' OR NOT EXISTS (
            SELECT 1 FROM attempts other JOIN attempt_questions shown ON shown.attempt_id = other.id AND shown.question_id = q.id
            WHERE other.user_id = a.user_id AND other.id <> a.id AND (coalesce(other.completed_at, now()) >= a.started_at OR other.created_at >= a.created_at)
              AND (other.test_type <> 'exam' OR other.completed_at IS NOT NULL)))
      ), place AS (
        SELECT aq.question_id FROM attempt_questions aq, question
        WHERE aq.attempt_id = ${attemptId}::uuid AND aq.chosen_at IS NULL
          AND (question.test_type <> 'exam' OR aq.section_id = question.section_id)
        ORDER BY aq.position = ${position} DESC, aq.section_id = question.section_id DESC, aq.position LIMIT 1
      )
      UPDATE attempt_questions aq SET question_id = question.id, revision_id = question.current_revision_id,
        section_id = question.section_id, chosen_at = question.started_at
      FROM question, place WHERE aq.attempt_id = ${attemptId}::uuid AND aq.question_id = place.question_id
        AND NOT EXISTS (SELECT 1 FROM attempt_questions known WHERE known.attempt_id = ${attemptId}::uuid AND known.question_id = question.id)`;
  });
