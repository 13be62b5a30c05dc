import pg from 'pg';
import type { CurrentAttempt, Learner } from './learner';

/** Compares the database with what the server has acknowledged. */

export interface Findings {
  attempts: number;
  /** Number of attempts whose finish was never acknowledged. Their answers are checked too. */
  unfinished: number;
  /** Number of questions for which an acknowledged choice is known. */
  questions: number;
  found: number;
  /** Number of acknowledged choices that are missing or were overwritten by an older choice. */
  lost: number;
  /** Number of attempts that are missing although their start was acknowledged. */
  lostStarts: number;
  /** Number of attempts or answers that are counted twice. */
  doubled: number;
  /** Number of results and verdicts that do not follow from the acknowledged choices. */
  misjudged: number;
}

interface Row {
  attemptId: string;
  questionId: number;
  answerIds: number[];
  isCorrect: boolean | null;
}

const sameSet = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

const isRight = ({ answers }: CurrentAttempt['questions'][number], chosenIds: readonly number[]): boolean =>
  sameSet(
    answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
    chosenIds,
  );

const correctCount = ({ questions, acknowledged }: CurrentAttempt): number =>
  questions.filter((question) => isRight(question, acknowledged.get(question.id) ?? [])).length;

const isMisjudged = ({ questions }: CurrentAttempt, { questionId, answerIds, isCorrect }: Row): boolean =>
  questions.some((question) => question.id === questionId && isRight(question, answerIds) !== isCorrect);

export async function audit(databaseUrl: string, learners: readonly Learner[]): Promise<Findings> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const findings: Findings = {
      attempts: 0,
      unfinished: 0,
      questions: 0,
      found: 0,
      lost: 0,
      lostStarts: 0,
      doubled: 0,
      misjudged: 0,
    };
    for (const learner of learners) await auditLearner(client, learner, findings);
    return findings;
  } finally {
    await client.end();
  }
}

async function auditLearner(client: pg.Client, learner: Learner, findings: Findings): Promise<void> {
  const { rows: attempts } = await client.query<{ id: string; correctCount: number; completed: boolean }>(
    `SELECT id, correct_count AS "correctCount", completed_at IS NOT NULL AS completed FROM attempts WHERE user_id = $1`,
    [learner.userId],
  );
  const { rows } = await client.query<Row>(
    `SELECT attempt_id AS "attemptId", question_id AS "questionId", answer_ids AS "answerIds", is_correct AS "isCorrect"
     FROM attempt_questions JOIN attempts ON attempts.id = attempt_id WHERE user_id = $1`,
    [learner.userId],
  );
  const { rows: tallies } = await client.query<{ times: number }>(
    'SELECT coalesce(sum(times_answered), 0)::int AS times FROM learner_questions WHERE user_id = $1',
    [learner.userId],
  );
  const answered = learner.attempts
    .filter(({ isGivenUp }) => !isGivenUp)
    .reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  findings.doubled += Math.max(0, attempts.length - learner.attempts.length);
  // A finish that took effect twice would have counted each answer twice.
  findings.doubled += Math.max(0, (tallies[0]?.times ?? 0) - answered);
  for (const attempt of learner.attempts.filter(({ isGivenUp }) => !isGivenUp)) {
    const stored = attempts.find(({ id }) => id === attempt.attemptId);
    findings.attempts += 1;
    if (attempt.isStarted && !stored) findings.lostStarts += 1;
    if (!attempt.isFinished) findings.unfinished += 1;
    else if (!stored?.completed || stored.correctCount !== correctCount(attempt)) findings.misjudged += 1;
    for (const [questionId, answerIds] of attempt.acknowledged) {
      const held = rows.filter((row) => row.attemptId === attempt.attemptId && row.questionId === questionId);
      findings.questions += 1;
      if (held.length > 1) findings.doubled += 1;
      if (held.some((row) => sameSet(row.answerIds, answerIds))) findings.found += 1;
      else findings.lost += 1;
      if (held.some((row) => isMisjudged(attempt, row))) findings.misjudged += 1;
    }
  }
}
