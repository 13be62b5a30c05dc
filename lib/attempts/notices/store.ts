import 'server-only';
import { db } from '@/lib/db/client';
import type { QuestionId, UserId } from '@/lib/kernel/ids';

export interface NoticeRow {
  correctionId: number;
  questionId: QuestionId;
  attemptId: string;
  questionText: string;
  right: string[];
  rule: string;
}

/** Maximum notices shown at a time. Further notices are shown once the learner has seen the first ones. */
const MOST = 20;

export const listNotices = (userId: UserId): Promise<NoticeRow[]> => db.$queryRaw<NoticeRow[]>`
  SELECT c.id AS "correctionId", c.question_id AS "questionId", n.attempt_id AS "attemptId",
    c.question_text AS "questionText", c."right", c.rule
  FROM correction_notices n JOIN corrections c ON c.id = n.correction_id AND c.taken_back_at IS NULL
  WHERE n.user_id = ${userId}::uuid AND n.seen_at IS NULL ORDER BY c.id DESC LIMIT ${MOST}`;

export const markSeen = (userId: UserId, correctionIds: number[]): Promise<number> => db.$executeRaw`
  UPDATE correction_notices SET seen_at = now()
  WHERE user_id = ${userId}::uuid AND correction_id = ANY(${correctionIds}::int[]) AND seen_at IS NULL`;
