import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '@/lib/analytics/service';
import { finishAttempt, recordResponse, startAttempt } from '@/lib/attempts/service';
import { refreshSession } from '@/lib/auth/sessions/service';
import { erasePeople, later, makePerson } from '@/lib/auth/testing/people';
import { listSections } from '@/lib/bank/service';
import { readPracticeQuestions } from '@/lib/bank/testing/draw';
import { disconnect } from '@/lib/db/client';
import { addFavorite, listFavorites } from '@/lib/favorites/service';
import { toAttemptId, toQuestionId, type UserId } from '@/lib/kernel/ids';
import { getPlan } from '@/lib/plan/service';
import { NO_FILTERS } from '@/lib/statistics/filter-rules';
import { getStatistics, listHistory } from '@/lib/statistics/service';
import { listStatements } from './testing/count-statements';

const CORE = 6;
const draw = (userId: UserId) =>
  readPracticeQuestions({ sectionId: CORE, userId, topic: null, missedIn: null, depth: 'mixed', limit: 10 });

let person: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  person = await makePerson();
});
afterAll(async () => {
  await erasePeople();
  await disconnect();
});

/** Asserts that an action sends at most this many statements. The limits are documented in docs/performance.md. */
async function expectAtMost(bar: number, action: () => Promise<unknown>): Promise<void> {
  // Fewer statements are allowed, because this process may already have filled its caches.
  const statements = await listStatements(action);
  expect(statements.length, statements.join('\n---\n')).toBeLessThanOrEqual(bar);
  expect(statements.length).toBeGreaterThan(0);
}

describe('SQL statements per request', () => {
  it('practice questions take one, and one more for wordings that are not cached', async () => {
    await draw(person.id);
    // A cached list may expire between two draws, so a second draw may be needed.
    await vi.waitFor(() => expectAtMost(2, () => draw(person.id)), { timeout: 10_000 });
  });

  it('a plan for which the day is already planned takes four', async () => {
    const reader = { userId: person.id, timeZone: null, now: new Date() };
    await getPlan(reader);
    await expectAtMost(4, () => getPlan(reader));
  });

  it('a test takes three to start, one per answer, and four to finish', async () => {
    const questions = await draw(person.id);
    const attemptId = toAttemptId(randomUUID());
    const [first] = questions;
    if (!first?.answers[0]) throw new Error('Nothing was drawn');
    await expectAtMost(3, () =>
      startAttempt({
        userId: person.id,
        testType: 'practice',
        sectionIds: [CORE],
        attemptId,
        questionIds: questions.map(({ id }) => toQuestionId(id)),
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
      }),
    );
    const answerId = first.answers[0].id;
    await expectAtMost(1, () =>
      recordResponse({
        attemptId,
        userId: person.id,
        questionId: toQuestionId(first.id),
        optionIds: [answerId],
        timeSpentSeconds: 3,
        ageMs: 0,
        waitedMs: 0,
      }),
    );
    // The four statements are the lock, the scores for the passing rule, the update, and the result.
    await expectAtMost(4, () => finishAttempt({ id: attemptId, userId: person.id, ageMs: 0 }));
  });

  it('a list of favorites takes two', async () => {
    const [question] = await draw(person.id);
    await addFavorite(person.id, toQuestionId(question?.id ?? 0));
    await expectAtMost(2, () => listFavorites(person.id, { page: 0, size: 10 }));
  });

  it('a session refresh takes three', async () => {
    await expectAtMost(3, () => refreshSession(person.refreshToken, later(1000)));
  });

  it('statistics take three, and the history two', async () => {
    const reader = { userId: person.id, timeZone: 'America/Chicago' };
    const filter = { ...NO_FILTERS };
    await expectAtMost(3, () => getStatistics(reader, filter));
    await expectAtMost(2, () =>
      listHistory(reader, { ...filter, page: 0, size: 10, sortBy: 'startedAt', sortDirection: 'desc' }),
    );
  });

  it('the dashboard takes four', async () => {
    await expectAtMost(4, getDashboard);
  });

  it('sections take none once they are cached', async () => {
    await listSections();
    expect(await listStatements(listSections)).toEqual([]);
  });
});
