import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { throughput } from '@/bench/lib/load';
import { comparedRow, type Measure, sideBySide } from '@/bench/lib/measure';
import { bearerOf, openPapers } from '@/bench/lib/papers';
import { findRunning } from '@/lib/db/embedded';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';

const ROUNDS = 5;
const SECONDS = 2;
const CLIENTS = 10;
const BAR = { atLeast: 0.2 };

interface Place {
  attemptId: AttemptId;
  userId: UserId;
  questionId: QuestionId;
  answerId: number;
}

const PLACES = `
  SELECT a.id AS "attemptId", a.user_id AS "userId", q.question_id AS "questionId",
    (SELECT min(id) FROM answers WHERE revision_id = q.revision_id) AS "answerId"
  FROM attempts a JOIN attempt_questions q ON q.attempt_id = a.id WHERE a.completed_at IS NULL LIMIT 400`;

/** How often a second the answer's own statement runs, sent by nothing but `pg`, from ten connections. */
async function statements(pool: pg.Pool, places: readonly Place[]): Promise<number> {
  const { recordResponseQuery } = await import('@/lib/attempts/store');
  const deviceId = randomUUID();
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < until) {
      const { answerId = 0, ...place } = places[done % places.length] ?? {};
      done += 1;
      const response = { ...(place as Place), optionIds: [answerId], joins: false, deviceId, sequence: done };
      const { text, values } = recordResponseQuery({ ...response, timeSpentSeconds: 5, ageMs: 0, waitedMs: 0 });
      await pool.query({ name: 'record_response', text, values });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done / SECONDS;
}

/** POST answer beside the same SQL without any product around it. */
export const statement: Measure = {
  name: 'statement',
  async run(lab) {
    const member = await lab.register();
    const nextBody = await openPapers(lab, member, 8);
    const pool = new pg.Pool({ connectionString: findRunning(lab.dataDir) ?? '', max: CLIENTS });
    try {
      const { rows } = await pool.query<Place>(PLACES);
      const speed = await sideBySide(
        () => throughput({ url: `${lab.url}/api/test/answer`, method: 'POST', headers: bearerOf(member), nextBody }),
        () => statements(pool, rows),
        ROUNDS,
        BAR,
      );
      return [comparedRow(speed, { what: 'POST answer, requests/s', floor: 'its SQL by pg', bar: BAR })];
    } finally {
      await pool.end();
    }
  },
};
