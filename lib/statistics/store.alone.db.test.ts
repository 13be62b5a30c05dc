import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';
import type { TestType } from '@/lib/kernel/exam';
import { toUserId, type UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { historyQuery, statisticsQuery } from './contract';
import { NO_FILTERS } from './filter-rules';
import { describeScores } from './pictures-rules';
import { getStatistics, listHistory } from './service';
import * as store from './store';
import { history, query, writeHistory, ZONES } from './testing/histories';
import { referenceHistory, referenceStatistics } from './testing/reference';

let own: OwnDatabase;
let userId: UserId;

async function makeUser(): Promise<UserId> {
  const data = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
  return toUserId((await db.user.create({ data, select: { id: true } })).id);
}

beforeAll(async () => {
  own = await useOwnDatabase('statistics', 'bank');
  userId = await makeUser();
  // Adds attempts of another user, which must never be counted.
  const other = await makeUser();
  await writeHistory(other, fc.sample(history('UTC', '2026-03-08'), { numRuns: 1, seed: 7 })[0] ?? []);
});

afterAll(() => own.drop());

describe('statistics of generated histories', () => {
  it.each(ZONES)('agree with a slow recomputation in %s around %s', async (zone, date) => {
    await fc.assert(
      fc.asyncProperty(
        history(zone, date),
        fc.array(query(date, zone), { minLength: 3, maxLength: 6 }),
        async (made, queries) => {
          await db.attempt.deleteMany({ where: { userId } });
          await writeHistory(userId, made);
          for (const asked of queries) {
            const { page: _page, size: _size, sortBy: _by, sortDirection: _direction, ...asFiltered } = asked;
            const filter = statisticsQuery.parse(asFiltered);
            const reader = { userId, timeZone: null };
            expect(await getStatistics(reader, filter)).toEqual(referenceStatistics(made, filter));
            const paged = historyQuery.parse(asked);
            expect(await listHistory(reader, paged)).toEqual(referenceHistory(made, paged));
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('use the filter’s time zone, or the device’s zone if the filter has none', async () => {
    await db.attempt.deleteMany({ where: { userId } });
    // 23:59:59 on May 1 in New York is already May 2 in UTC.
    const startedAt = new Date('2026-05-02T03:59:59.999Z');
    const parts = [{ sectionId: 6, total: 1, answered: 1, correct: 1, timeSpentSeconds: 1 }];
    await writeHistory(userId, [
      { id: randomUUID(), testType: 'practice', startedAt, completed: true, durationSeconds: 1, parts },
    ]);
    const count = async (timeZone: string | null, timezone?: string) => {
      const filter = statisticsQuery.parse({ startDate: '2026-05-01', endDate: '2026-05-01', timezone });
      return (await getStatistics({ userId, timeZone }, filter)).summary.totalAttempts;
    };
    expect(await count('America/New_York')).toBe(1);
    expect(await count('America/New_York', 'UTC')).toBe(0);
    expect(await count(null, 'America/New_York')).toBe(1);
    expect(await count(null)).toBe(0);
  });

  it('are empty and cause no error for a learner without attempts', async () => {
    await db.attempt.deleteMany({ where: { userId } });
    const reader = { userId, timeZone: null };
    expect(await getStatistics(reader, statisticsQuery.parse({}))).toMatchObject({
      summary: { totalAttempts: 0, successRate: null, averageScore: null, favoriteSection: null },
      personalBests: { highestScore: null, longestStreak: 0, bestSection: null },
      sectionStats: [],
      scores: [],
    });
    expect(await listHistory(reader, historyQuery.parse({}))).toMatchObject({
      items: [],
      totalItems: 0,
      totalPages: 0,
    });
  });
});

describe('repeats of questions for which the key was just shown', () => {
  const FIRST = new Date('2026-11-23T18:00:00Z');
  const HOUR_MS = 3_600_000;
  const hoursLater = (hours: number) => new Date(FIRST.getTime() + hours * HOUR_MS);

  /**
   * Takes a test of `count` Core questions, starting with the question at index `from`. `right` of the answers are
   * right.
   */
  async function take(startedAt: Date, { from = 0, count = 12, right = 0, testType = 'practice' as TestType }) {
    const questions = await db.question.findMany({
      where: { sectionId: 6, state: 'published', tier: 'exam' },
      orderBy: { id: 'asc' },
      select: { id: true, currentRevisionId: true },
      skip: from,
      take: count,
    });
    await db.attempt.create({
      data: {
        id: randomUUID(),
        userId,
        testType,
        sectionIds: [6],
        sectionName: 'Core',
        startedAt,
        completedAt: startedAt,
        totalQuestions: count,
        answeredCount: count,
        correctCount: right,
        durationSeconds: 60,
        questions: {
          create: questions.map(({ id, currentRevisionId }, place) => ({
            position: place + 1,
            questionId: id,
            sectionId: 6,
            revisionId: currentRevisionId ?? 0,
            answerIds: [],
            isCorrect: place < right,
            chosenAt: startedAt,
          })),
        },
      },
    });
  }
  const read = () => getStatistics({ userId, timeZone: null }, statisticsQuery.parse({}));
  const percentages = async () => (await read()).scores.map(({ percentage }) => percentage);

  beforeEach(() => db.attempt.deleteMany({ where: { userId } }));

  it('do not raise scores or set records', async () => {
    await take(hoursLater(0), { right: 4 });
    await take(hoursLater(1), { right: 10 });
    const { scores, personalBests, summary } = await read();
    expect(describeScores(scores)).toEqual({ reached: 0, course: null });
    expect(personalBests).toMatchObject({ highestScore: { successPercentage: 33 }, longestStreak: 0 });
    // Attempts that only repeat questions are still counted as attempts.
    expect(summary).toMatchObject({ totalAttempts: 2, averageScore: 58 });
  });

  it.each([
    [23.9, [33]],
    [24, [33, 83]],
  ])(
    'do not count in the trend until 24 hours have passed: after %d hours, the scores are %j',
    async (hours, scores) => {
      await take(hoursLater(0), { right: 4 });
      await take(hoursLater(hours), { right: 10 });
      expect(await percentages()).toEqual(scores);
    },
  );

  it('are measured from the last time the key was seen, not from the first', async () => {
    await take(hoursLater(0), { right: 4 });
    await take(hoursLater(20), { right: 10 });
    await take(hoursLater(40), { right: 10 });
    expect(await percentages()).toEqual([33]);
  });

  it('are excluded from the score of a test that asks other questions too', async () => {
    await take(hoursLater(0), { count: 4 });
    await take(hoursLater(1), { count: 12, right: 6 });
    expect(await percentages()).toEqual([0, 25]);
  });

  it('remove a test from the trend if more than half of its questions are such repeats', async () => {
    await take(hoursLater(0), { count: 7 });
    await take(hoursLater(1), { count: 12, right: 12 });
    expect(await percentages()).toEqual([0]);
  });

  it('are excluded from the score of an exam', async () => {
    await take(hoursLater(0), { count: 5 });
    await take(hoursLater(1), { count: 25, right: 15, testType: 'exam' });
    expect(await percentages()).toEqual([0, 50]);
  });

  it('are determined separately for each learner', async () => {
    await take(hoursLater(0), { right: 4 });
    const before = userId;
    userId = await makeUser();
    await take(hoursLater(1), { right: 10 });
    expect(await percentages()).toEqual([83]);
    userId = before;
  });
});

describe('query plans of the page’s statements', () => {
  const ATTEMPTS = 10_000;
  const PART = 1_000;

  interface Plan {
    'Node Type': string;
    'Relation Name'?: string;
    Plans?: Plan[];
  }
  const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

  async function scansOf(statement: Prisma.Sql): Promise<string[]> {
    const rows = await db.$queryRaw<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      Prisma.sql`EXPLAIN (FORMAT JSON) ${statement}`,
    );
    return rows
      .flatMap((row) => flatten(row['QUERY PLAN'][0].Plan))
      .filter((plan) => plan['Relation Name']?.startsWith('attempt'))
      .map((plan) => `${plan['Node Type']} on ${plan['Relation Name']}`);
  }

  it('read attempts and their sections by index, never by a full scan', { timeout: 120_000 }, async () => {
    const crowd = await makeUser();
    // One row in a thousand belongs to the learner. If it were one in a hundred, a full scan would cost about the same
    // as the index, and PostgreSQL could choose either. The rows are inserted in parts that stay within the statement
    // timeout even on a busy disk.
    for (let from = 1; from < ATTEMPTS; from += PART) {
      await db.$executeRaw`
        WITH made AS (
          INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, completed_at, total_questions)
          SELECT gen_random_uuid(), CASE WHEN n % 1000 = 0 THEN ${userId}::uuid ELSE ${crowd}::uuid END, 'practice', '{6}',
            'Core', now() - n * interval '1 minute', now(), 10 FROM generate_series(${from}::int, ${from + PART - 1}::int) AS n
          RETURNING id
        )        , asked AS (
          INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at)
          SELECT made.id, q.position, q.id, q.current_revision_id, 6, '{}', true, now() FROM made CROSS JOIN (
            SELECT id, current_revision_id, row_number() OVER (ORDER BY id) AS position FROM questions
            WHERE section_id = 6 AND state = 'published' ORDER BY id LIMIT 3
          ) AS q
        )
        INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds)
        SELECT id, 6, 10, 10, 7, 60 FROM made`;
    }
    await db.$executeRaw`ANALYZE attempts, attempt_sections, attempt_questions`;
    const scope: store.Scope = {
      userId,
      from: new Date(Date.now() - 30 * DAY_MS),
      until: null,
      filters: NO_FILTERS,
    };
    const page = { page: 0, size: 10, sortBy: 'startedAt', sortDirection: 'desc' } as const;
    const statements = [
      store.summaryQuery(scope),
      store.bestsQuery(scope),
      store.sectionsQuery(scope),
      store.historyQuery(scope, page),
      store.countQuery(scope),
    ];
    for (const statement of statements) {
      const scans = await scansOf(statement);
      expect(scans.length).toBeGreaterThan(0);
      expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    }
  });
});
