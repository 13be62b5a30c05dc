import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';

export interface ConfidenceRow {
  sure: boolean;
  answers: number;
  correct: number;
}

/**
 * Counts answers by the stated confidence. Leaves out questions on an open exam, because the counts would reveal their
 * keys, and answers in open-book exams, because they may have been looked up. `mayTellMarkSql`: SQL condition from the
 * service that guards answer keys, on an answer `aq` of an attempt `a`.
 */
export const countBySure = (userId: UserId, mayTellMarkSql: Prisma.Sql): Promise<ConfidenceRow[]> => db.$queryRaw<
  ConfidenceRow[]
>`
  SELECT aq.sure, count(*)::int AS answers, (count(*) FILTER (WHERE aq.is_correct OR aq.fair = 'right'))::int AS correct
  FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
  WHERE a.user_id = ${userId}::uuid AND NOT a.open_book AND aq.sure IS NOT NULL AND aq.is_correct IS NOT NULL
    AND aq.fair IS DISTINCT FROM 'out'
    AND ${mayTellMarkSql}
  GROUP BY aq.sure`;
