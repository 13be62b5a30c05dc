import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDevices } from '@/lib/account/devices/service';
import { cleanUpAttempts, finishAttempt, getResult, recordResponse, startAttempt } from '@/lib/attempts/service';
import { refreshSession } from '@/lib/auth/sessions/service';
import { HOST, later, makePerson, NOW } from '@/lib/auth/testing/people';
import { readPracticeQuestions } from '@/lib/bank/testing/draw';
import { pool } from '@/lib/db/client';
import {
  addFavorite,
  countFavorites,
  drawFavoriteQuestions,
  hasFavorite,
  listFavorites,
} from '@/lib/favorites/service';
import { type AttemptId, toAttemptId, toQuestionId } from '@/lib/kernel/ids';
import { getReadiness } from '@/lib/plan/readiness/service';
import { getPlan, listSetQuestions, storeSettings } from '@/lib/plan/service';
import { listOwnReports } from '@/lib/reports/service';
import { liveSession } from '@/lib/session/live';
import { getConfidence } from '@/lib/statistics/confidence/service';
import { NO_FILTERS } from '@/lib/statistics/filter-rules';
import { getStatistics, listHistory } from '@/lib/statistics/service';
import { listTopics } from '@/lib/statistics/topics/service';
import { listSent, type Sent } from './testing/count-statements';
import { type OwnDatabase, useOwnDatabase } from './testing/own-database';

/**
 * Tables that grow with the number of people and their activity. Tables of the question bank are not in this list,
 * because they stay small.
 */
const GROWING = new Set([
  'users',
  'sessions',
  'refresh_tokens',
  'mail_tokens',
  'attempts',
  'attempt_questions',
  'attempt_sections',
  'learner_questions',
  'favorites',
  'question_reports',
  'study_plans',
  'study_days',
  'turned_cards',
]);
const CORE = 6;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** True if a plan reads a whole table, or all of an index. */
const isWhole = (plan: Plan): boolean =>
  plan['Node Type'] === 'Seq Scan' ||
  (/^Index( Only)? Scan/.test(plan['Node Type']) && plan['Index Cond'] === undefined);

/**
 * Lists the scans of whole tables in a statement's plan. Disables sequential scans, so that PostgreSQL plans a scan
 * only if no index fits. This also works on small tables, so the test does not need a million rows.
 */
async function listWholeScans({ text, values }: Sent): Promise<string[]> {
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    // Merge and hash joins are disabled too, because PostgreSQL may read a small table completely for them.
    await client.query('SET LOCAL enable_mergejoin = off');
    await client.query('SET LOCAL enable_hashjoin = off');
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const plans: Plan[] = rows.flatMap((row) => flatten(row['QUERY PLAN'][0].Plan));
    return plans
      .filter((plan) => GROWING.has(plan['Relation Name'] ?? '') && isWhole(plan))
      .map((plan) => `${plan['Node Type']} on ${plan['Relation Name']}`);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function expectIndexes(action: () => Promise<unknown>): Promise<void> {
  const sent = await listSent(action);
  expect(sent.length).toBeGreaterThan(0);
  for (const statement of sent.filter(({ text }) => !/^\s*SET\b/i.test(text))) {
    expect(await listWholeScans(statement), statement.text).toEqual([]);
  }
}

let own: OwnDatabase;
let person: Awaited<ReturnType<typeof makePerson>>;
let attemptId: AttemptId;
const draw = (missedIn: string | null = null) =>
  readPracticeQuestions({ sectionId: CORE, userId: person.id, topic: null, missedIn, depth: 'mixed', limit: 10 });

/** Number of users in the test, so many that the right index is cheaper than any other. */
const CROWD = 300;

async function makeCrowd(): Promise<void> {
  await pool().query(
    `WITH people AS (
      INSERT INTO users (id, email, first_name, last_name, updated_at)
      SELECT gen_random_uuid(), 'crowd-' || gen_random_uuid() || '@' || $2, 'A', 'B', now() FROM generate_series(1, $1::int) RETURNING id
    ), visits AS (
      INSERT INTO sessions (id, user_id, expires_at) SELECT gen_random_uuid(), id, now() + interval '1 day' FROM people RETURNING id
    ), tokens AS (
      INSERT INTO refresh_tokens (id, session_id, hash, expires_at)
      SELECT gen_random_uuid(), id, sha256(id::text::bytea), now() + interval '1 day' FROM visits
    ), papers AS (
      INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, total_questions)
      SELECT gen_random_uuid(), id, 'practice', '{6}', 'Core', now() - interval '1 day', 3 FROM people RETURNING id
    ), parts AS (
      INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds)
      SELECT id, 6, 3, 0, 0, 0 FROM papers
    ), asked AS (SELECT id, current_revision_id AS revision FROM questions WHERE section_id = 6 ORDER BY id LIMIT 3),
    rows AS (
      INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id)
      SELECT papers.id, row_number() OVER (PARTITION BY papers.id), asked.id, asked.revision, 6 FROM papers, asked
    ), known AS (
      INSERT INTO learner_questions (user_id, question_id, first_answered_at, first_correct, first_revision_id,
        last_answered_at, last_correct, times_answered, times_correct)
      SELECT people.id, asked.id, now(), true, asked.revision, now(), true, 1, 1 FROM people, asked
    ), starred AS (
      INSERT INTO favorites (user_id, question_id) SELECT people.id, asked.id FROM people, asked
    )
    INSERT INTO question_reports (id, user_id, question_id, revision_id, reason)
    SELECT gen_random_uuid(), people.id, asked.id, asked.revision, 'typo' FROM people, asked`,
    [CROWD, HOST],
  );
  await pool().query(`ANALYZE ${[...GROWING].join(', ')}`);
}

beforeAll(async () => {
  own = await useOwnDatabase('plans', 'bank');
  person = await makePerson();
  await makeCrowd();
  attemptId = toAttemptId(randomUUID());
});
afterAll(() => own.drop());

it('listWholeScans finds a statement without a fitting index', async () => {
  expect(await listWholeScans({ text: 'SELECT id FROM attempts WHERE percentage = 1', values: [] })).not.toEqual([]);
});

describe('indexes of growing tables', () => {
  it('cover a test, from the draw to the result', async () => {
    await expectIndexes(() => draw());
    const questions = await draw();
    const questionIds = questions.map(({ id }) => toQuestionId(id));
    const start = { userId: person.id, testType: 'practice' as const, sectionIds: [CORE], timeFactor: 1 };
    await expectIndexes(() => startAttempt({ ...start, attemptId, questionIds, ageMs: 0, waitedMs: 0 }));
    const [first] = questions;
    const choice = {
      attemptId,
      userId: person.id,
      questionId: toQuestionId(first?.id ?? 0),
      optionIds: [first?.answers[0]?.id ?? 0],
    };
    await expectIndexes(() => recordResponse({ ...choice, timeSpentSeconds: 3, ageMs: 0, waitedMs: 0 }));
    await expectIndexes(() => finishAttempt({ id: attemptId, userId: person.id, ageMs: 0 }));
    await expectIndexes(() => getResult({ id: attemptId, userId: person.id }));
    await expectIndexes(() => draw(attemptId));
    await expectIndexes(() => cleanUpAttempts(person.id, person.sid));
  });

  it('cover favorites', async () => {
    const questionId = toQuestionId((await draw())[0]?.id ?? 0);
    await expectIndexes(() => addFavorite(person.id, questionId));
    await expectIndexes(() => listFavorites(person.id, { page: 0, size: 10 }));
    await expectIndexes(() => hasFavorite(person.id, questionId));
    await expectIndexes(() => countFavorites(person.id));
    await expectIndexes(() => drawFavoriteQuestions(person.id, 10));
  });

  it('cover statistics, readiness, topics and reports', async () => {
    const reader = { userId: person.id, timeZone: 'America/Chicago' };
    const filter = { ...NO_FILTERS };
    await expectIndexes(() => getStatistics(reader, filter));
    await expectIndexes(() =>
      listHistory(reader, { ...filter, page: 0, size: 10, sortBy: 'startedAt', sortDirection: 'desc' }),
    );
    await expectIndexes(() => getReadiness(person.id));
    await expectIndexes(() => listTopics(person.id));
    await expectIndexes(() => listOwnReports(person.id));
  });

  it('cover a plan, its sets and the results of confidence ratings', async () => {
    const reader = { userId: person.id, timeZone: 'America/Chicago', now: new Date() };
    await expectIndexes(() => getPlan(reader));
    await expectIndexes(() => getPlan(reader));
    await expectIndexes(() => storeSettings(reader, { oneTap: true }));
    await expectIndexes(() => listSetQuestions(reader, 'mistakes'));
    await expectIndexes(() => getConfidence(person.id));
  });

  it('cover the session check, the list of devices and a refresh', async () => {
    await expectIndexes(() => liveSession(person.sid, { fresh: true }));
    await expectIndexes(() => listDevices({ userId: person.id, sid: person.sid, now: NOW }));
    await expectIndexes(() => refreshSession(person.refreshToken, later(1000)));
  });
});
