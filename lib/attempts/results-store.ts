import 'server-only';
import type { Picture } from '@/lib/bank/picture/contract';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { TestType } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { judge } from './rules';

export interface Finish {
  id: AttemptId;
  userId: UserId;
  /** Milliseconds since the person finished the test. */
  ageMs: number;
  /** Seconds that the device showed. This number is stored, except for an exam. */
  durationSeconds?: number | undefined;
  /** Language in which the device showed the questions. */
  language?: Language | undefined;
  /** True for answers that an instructor entered from paper. They say nothing about an account's knowledge. */
  isOnPaper?: boolean | undefined;
}

/** Applies corrections in the same transaction, if questions of the attempt were ever corrected. */
export type CountCorrections = (
  tx: Prisma.TransactionClient,
  attempt: { id: AttemptId; userId: UserId },
  correctedIds: number[],
) => Promise<void>;

/**
 * Maximum seconds by which the duration that the device reports may exceed the duration that the server measured. The
 * server measures too little if the network delayed the request that started the test.
 */
const CLOCK_SLACK_SECONDS = 300;

type Completion = 'unknown' | 'withheld' | 'completed-beside-exam' | 'completed';

/** SQL conditions, evaluated in the statement that locks the attempt. */
export interface ExamConditions {
  isWithheld: Prisma.Sql;
  hasOpenExam: Prisma.Sql;
}

const NO_EXAM: ExamConditions = { isWithheld: Prisma.sql`false`, hasOpenExam: Prisma.sql`false` };

interface Locked {
  completed: boolean;
  testType: TestType;
  sectionIds: number[];
  openBook: boolean;
  isWithheld: boolean;
  hasOpenExam: boolean;
}

/**
 * Completes an attempt and writes everything derived from it. Locks the attempt in a separate statement first, so that
 * every answer acknowledged before the lock is counted. Leaves a completed attempt unchanged. Open-book answers do not
 * count as first answers, because they say nothing about knowledge. Returns `unknown` if the user has no such attempt,
 * `withheld` while `isWithheld` is true, and `completed-beside-exam` if it completed the attempt while `hasOpenExam` is
 * true.
 */
export const completeAttempt = (
  finish: Finish,
  conditions?: ExamConditions,
  countCorrections?: CountCorrections,
): Promise<Completion> => transact((tx) => completeWithin(tx, finish, conditions, countCorrections));

/** Completes an attempt within the caller's transaction. */
export async function completeWithin(
  tx: Prisma.TransactionClient,
  { id, userId, ageMs, durationSeconds, language, isOnPaper = false }: Finish,
  conditions: ExamConditions = NO_EXAM,
  countCorrections: CountCorrections = async () => undefined,
): Promise<Completion> {
  const [attempt] = await tx.$queryRaw<Locked[]>`
    SELECT completed_at IS NOT NULL AS completed, test_type AS "testType", section_ids AS "sectionIds",
      open_book AS "openBook", ${conditions.isWithheld} AS "isWithheld", ${conditions.hasOpenExam} AS "hasOpenExam"
    FROM attempts WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
  if (!attempt) return 'unknown';
  if (attempt.isWithheld) return 'withheld';
  const completion = attempt.hasOpenExam ? 'completed-beside-exam' : 'completed';
  if (attempt.completed) return completion;
  const scores = await tx.$queryRaw<{ sectionId: number; correct: number; total: number; correctedIds: number[] }[]>`
    SELECT section_id AS "sectionId", (count(*) FILTER (WHERE is_correct))::int AS correct, count(*)::int AS total,
      ARRAY(SELECT DISTINCT question_id FROM corrections
        WHERE question_id IN (SELECT question_id FROM attempt_questions WHERE attempt_id = ${id}::uuid)) AS "correctedIds"
    FROM attempt_questions WHERE attempt_id = ${id}::uuid GROUP BY section_id`;
  const { successful, passedSectionIds } = judge(attempt.testType, attempt.sectionIds, scores, attempt.openBook);
  await tx.$executeRaw`
    WITH marks AS MATERIALIZED (
      SELECT section_id, question_id, revision_id, answer_ids, is_correct, chosen_at, time_spent_seconds
      FROM attempt_questions WHERE attempt_id = ${id}::uuid
    ), by_section AS (
      INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds,
        passed)
      SELECT ${id}::uuid, section_id, count(*), count(is_correct), count(*) FILTER (WHERE is_correct), sum(time_spent_seconds),
        section_id = ANY(${passedSectionIds}::int[])
      FROM marks GROUP BY section_id
    ), learned AS (
      INSERT INTO learner_questions AS known (user_id, question_id, first_answered_at, first_correct, first_answer_ids,
        first_revision_id, last_answered_at, last_correct, times_answered, times_correct)
      SELECT ${userId}::uuid, question_id, chosen_at, is_correct, answer_ids, revision_id, chosen_at, is_correct, 1, is_correct::int
      FROM marks WHERE is_correct IS NOT NULL AND NOT ${attempt.openBook || isOnPaper} ORDER BY question_id
      ON CONFLICT (user_id, question_id) DO UPDATE SET last_answered_at = excluded.last_answered_at,
        last_correct = excluded.last_correct, times_answered = known.times_answered + 1,
        times_correct = known.times_correct + excluded.times_correct
    ), total AS (
      SELECT count(is_correct)::int AS answered, (count(*) FILTER (WHERE is_correct))::int AS correct,
        max(chosen_at) AS last_chosen_at FROM marks
    )
    UPDATE attempts SET answered_count = total.answered, correct_count = total.correct,
      percentage = CASE WHEN total.answered = 0 THEN 0 ELSE round(100.0 * total.correct / total.answered) END,
      successful = ${successful}, language = ${language ?? null}::text,
      completed_at = done.at, duration_seconds = CASE WHEN deadline_at IS NULL AND ${durationSeconds ?? null}::int IS NOT NULL
        THEN least(${durationSeconds ?? null}::int, span.seconds + ${CLOCK_SLACK_SECONDS}) ELSE span.seconds END
    FROM total CROSS JOIN LATERAL (SELECT least(
      greatest(now() - make_interval(secs => ${ageMs / 1000}), attempts_started.started_at, total.last_chosen_at),
      attempts_started.deadline_at) AS at FROM attempts AS attempts_started WHERE attempts_started.id = ${id}::uuid AND attempts_started.user_id = ${userId}::uuid) AS done
    CROSS JOIN LATERAL (SELECT greatest(0, round(extract(epoch FROM done.at - known.started_at)))::int AS seconds
      FROM attempts known WHERE known.id = ${id}::uuid AND known.user_id = ${userId}::uuid) AS span
    WHERE attempts.id = ${id}::uuid AND attempts.user_id = ${userId}::uuid`;
  const correctedIds = scores[0]?.correctedIds ?? [];
  if (correctedIds.length > 0) await countCorrections(tx, { id, userId }, correctedIds);
  return completion;
}

export interface ResultRow {
  id: AttemptId;
  testType: TestType;
  sectionName: string;
  topic: string | null;
  timeFactor: number;
  openBook: boolean;
  language: Language | null;
  startedAt: Date;
  completedAt: Date;
  durationSeconds: number;
  successful: boolean;
  passedSectionIds: number[];
  /** Outcome after corrections; null if no correction changes the result. */
  fairSuccessful: boolean | null;
  fairPassedSectionIds: number[];
  corrections: ResultCorrectionRow[];
  sectionNames: Record<string, string>;
  questions: ResultQuestionRow[];
}

export interface ResultQuestionRow {
  questionId: QuestionId;
  revision: number;
  position: number;
  sectionId: number;
  topic: string;
  text: string;
  explanation: string;
  reference: string;
  picture: Picture | null;
  answers: { id: number; text: string; isCorrect: boolean; why: string }[];
  chosenIds: number[];
  isCorrect: boolean | null;
  fair: 'right' | 'out' | null;
  /**
   * True if this user saw the key of the question within a day before answering, at an earlier answer or at the end of
   * an exam. Later views of a result are not recorded and do not count.
   */
  isRepeat: boolean;
}

interface ResultCorrectionRow {
  id: number;
  questionId: QuestionId;
  kind: 'key' | 'withdrawn' | 'fact';
  said: string[];
  right: string[];
  why: string;
  rule: string;
}

/** Finds a completed attempt of this user, with the question revisions that it asked. Returns null if there is none. */
export async function findResult(id: AttemptId, userId: UserId): Promise<ResultRow | null> {
  const rows = await db.$queryRaw<ResultRow[]>`
    SELECT attempt.id, attempt.test_type AS "testType", attempt.section_name AS "sectionName",
      attempt.topic, attempt.time_factor AS "timeFactor", attempt.open_book AS "openBook", attempt.language, attempt.started_at AS "startedAt",
      attempt.completed_at AS "completedAt",
      attempt.duration_seconds AS "durationSeconds", attempt.successful,
      ARRAY(SELECT section_id FROM attempt_sections WHERE attempt_id = attempt.id AND passed) AS "passedSectionIds",
      attempt.fair_successful AS "fairSuccessful",
      ARRAY(SELECT section_id FROM attempt_sections WHERE attempt_id = attempt.id AND fair_passed) AS "fairPassedSectionIds",
      (SELECT coalesce(json_agg(json_build_object('id', c.id, 'questionId', c.question_id, 'kind', c.kind, 'said', c.said,
          'right', c."right", 'why', c.why, 'rule', c.rule) ORDER BY c.id), '[]')
        FROM corrections c JOIN attempt_questions aq ON aq.question_id = c.question_id AND aq.attempt_id = attempt.id
        JOIN question_revisions r ON r.id = aq.revision_id AND r.revision BETWEEN c.since_revision AND c.until_revision
        WHERE c.taken_back_at IS NULL) AS corrections,
      (SELECT coalesce(json_object_agg(s.id, s.name), '{}') FROM sections s WHERE s.id IN
        (SELECT section_id FROM attempt_questions WHERE attempt_id = attempt.id)) AS "sectionNames",
      (SELECT json_agg(json_build_object('questionId', aq.question_id, 'revision', r.revision, 'position', aq.position, 'sectionId', aq.section_id,
        'topic', q.topic, 'text', r.text, 'explanation', r.explanation, 'reference', r.reference, 'picture', r.picture, 'chosenIds', aq.answer_ids,
        'isCorrect', aq.is_correct, 'fair', aq.fair, 'isRepeat', EXISTS (
          SELECT 1 FROM attempts other JOIN attempt_questions seen ON seen.attempt_id = other.id AND seen.question_id = aq.question_id
          WHERE other.user_id = ${userId}::uuid AND other.id <> attempt.id AND seen.is_correct IS NOT NULL
            AND other.started_at > attempt.started_at - interval '8 days' AND other.started_at <= attempt.completed_at
            AND coalesce(other.completed_at, now()) > attempt.started_at - interval '1 day'
            AND CASE WHEN other.test_type = 'exam' THEN other.completed_at ELSE seen.chosen_at END <= aq.chosen_at
            AND CASE WHEN other.test_type = 'exam' THEN other.completed_at ELSE seen.chosen_at END > aq.chosen_at - interval '1 day'
        ), 'answers', (SELECT json_agg(json_build_object('id', a.id, 'text', a.text,
          'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position) FROM answers a WHERE a.revision_id = r.id)) ORDER BY aq.position)
       FROM attempt_questions aq JOIN questions q ON q.id = aq.question_id JOIN question_revisions r ON r.id = aq.revision_id
       WHERE aq.attempt_id = attempt.id) AS questions
    FROM attempts attempt
    WHERE attempt.id = ${id}::uuid AND attempt.user_id = ${userId}::uuid AND attempt.completed_at IS NOT NULL`;
  return rows[0] ?? null;
}
