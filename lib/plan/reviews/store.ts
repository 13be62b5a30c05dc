import 'server-only';
import { queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { QuestionId, UserId } from '@/lib/kernel/ids';
import type { Met } from '@/lib/plan/day-rules';
import type { TurnedCard } from './rules';

interface Row {
  /** Null for a card. */
  questionId: QuestionId | null;
  /** Registered figure of the card; null for an answer. */
  figure: string | null;
  isCorrect: boolean;
  sure: boolean | null;
  /** When the question was answered or the card turned over, in milliseconds since 1970 by the server's clock. */
  atMs: number;
}

/** Answers and turned cards of a learner, each oldest first. */
export interface History {
  met: readonly Met[];
  cards: readonly TurnedCard[];
}

/** Maximum attempts to read, newest first: one hour of lessons a day for more than a hundred days. */
const MOST_ATTEMPTS = 2_000;
/**
 * Maximum cards to read, newest first. After a merge of accounts, one account may have more cards than it could store
 * itself.
 */
const MOST_CARDS_READ = 8_000;

interface Span {
  /**
   * Selects attempts started in this span and cards turned over in it. `fromMs`: start, inclusive. `untilMs`: end,
   * exclusive. Both are milliseconds since 1970.
   */
  fromMs: number;
  untilMs: number;
  /**
   * SQL condition from the service that guards answer keys, on an answer `aq` of an attempt `a`: true if the answer's
   * result may be revealed.
   */
  mayTellMarkSql: Prisma.Sql;
}

/**
 * Lists the answers of attempts that were started in the span, and the cards turned over in it. Leaves out three kinds
 * of answers: to questions on an open exam, because their effect on the plan would reveal the key; in open-book mode,
 * because they may have been looked up; and those that a correction has excluded.
 */
export async function listHistory(userId: UserId, { fromMs, untilMs, mayTellMarkSql }: Span): Promise<History> {
  const from = Prisma.sql`to_timestamp(${fromMs / 1000}::float8)`;
  const until = Prisma.sql`to_timestamp(${untilMs / 1000}::float8)`;
  const rows = await queryPrepared<Row>(
    'answers_of_learner',
    Prisma.sql`
      SELECT aq.question_id AS "questionId", NULL AS figure, aq.is_correct OR aq.fair IS NOT NULL AS "isCorrect", aq.sure,
        (extract(epoch FROM aq.chosen_at) * 1000)::float8 AS "atMs"
      FROM (
        SELECT id, completed_at FROM attempts WHERE user_id = ${userId}::uuid AND NOT open_book
          AND started_at >= ${from} AND started_at < ${until}
        ORDER BY started_at DESC LIMIT ${MOST_ATTEMPTS}
      ) AS a JOIN attempt_questions aq ON aq.attempt_id = a.id
      WHERE aq.is_correct IS NOT NULL AND ${mayTellMarkSql} AND aq.fair IS DISTINCT FROM 'out' AND aq.chosen_at IS NOT NULL
      UNION ALL
      SELECT * FROM (
        SELECT NULL::int, fact_id, is_known, NULL::boolean, (extract(epoch FROM turned_at) * 1000)::float8
        FROM turned_cards WHERE user_id = ${userId}::uuid AND turned_at >= ${from} AND turned_at < ${until}
        ORDER BY turned_at DESC LIMIT ${MOST_CARDS_READ}
      ) AS cards
      ORDER BY "atMs", "questionId", figure`,
  );
  return { met: rows.flatMap(toMet), cards: rows.flatMap(toCard) };
}

const toMet = ({ questionId, isCorrect, sure, atMs }: Row): Met[] =>
  questionId === null ? [] : [{ questionId, isCorrect, sure, atMs }];

const toCard = ({ figure, isCorrect, atMs }: Row): TurnedCard[] =>
  figure === null ? [] : [{ figure, isKnown: isCorrect, atMs }];
