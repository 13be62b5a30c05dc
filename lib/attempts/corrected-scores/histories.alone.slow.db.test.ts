import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import {
  emailOf,
  expectAnswers,
  expectFeed,
  expectItems,
  expectNotified,
  type Shown,
} from '@/lib/attempts/testing/shown';
import { type Known, slowMark, slowScore, type Taken } from '@/lib/attempts/testing/slow-count';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect } from '@/lib/db/client';
import { toAttemptId, toUserId } from '@/lib/kernel/ids';
import { seededRandom } from '@/lib/kernel/random';
import { mailCorrections } from '@/lib/mail/service';
import { settleCorrections } from './service';

/**
 * A thousand simulated learners answer questions while keys change, questions are withdrawn and corrections are
 * reversed. The test compares the product's results, learning records, probabilities, corrections, notices and emails
 * with reference values computed from the same events, one response at a time (`testing/slow-count.ts`).
 */

const HISTORIES = Number(process.env.CORRECTION_HISTORIES ?? 1000);
const QUESTIONS = 10;
const TEXTS = ['a', 'b', 'c', 'd'];
const random = seededRandom(Number(process.env.SEED ?? 608));
const below = (count: number): number => Math.floor(random() * count);

let admin: Learner;
const questions: Known[] = [];
const taken: Taken[] = [];
/** Finished tests of each learner in order of completion, by user id. */
const finished = new Map<string, Taken[]>();
const userIds: string[] = [];

const fields = (key: number, more: object = {}) => ({
  ...questionFields(`Generated ${randomUUID()}`, TEXTS, key),
  state: 'in_review' as const,
  ...more,
});
const SAID = { kind: 'correction' as const, why: 'generated', rule: 'none', finder: '' };
const keyNow = ({ keys }: Known): number => keys.at(-1) ?? 0;

const newest = async (questionId: number): Promise<number> =>
  (await db.correction.findFirstOrThrow({ where: { questionId }, orderBy: { id: 'desc' } })).id;

async function correctKey(question: Known): Promise<void> {
  const key = (keyNow(question) + 1 + below(TEXTS.length - 1)) % TEXTS.length;
  const until = question.keys.length;
  await editing.updateQuestion(admin.userId, question.id, { ...fields(key), change: SAID });
  let from = until;
  const isMade = (revision: number) =>
    question.corrections.some(
      ({ isBack, made, restored }) =>
        restored === revision || (made === revision && (!isBack || restored !== undefined)),
    );
  while (from > 1 && (question.keys[from - 1] === question.keys[from - 2] || isMade(from))) from -= 1;
  question.keys.push(key);
  question.corrections.push({ id: await newest(question.id), from, until, key, made: until + 1, isBack: false });
}

async function reword(question: Known): Promise<void> {
  await editing.updateQuestion(admin.userId, question.id, fields(keyNow(question)));
  question.keys.push(keyNow(question));
}

async function withdraw(question: Known): Promise<void> {
  await editing.updateQuestion(admin.userId, question.id, {
    ...fields(keyNow(question), { state: 'archived' }),
    change: SAID,
  });
  const until = question.keys.length;
  question.keys.push(keyNow(question));
  question.isWithdrawn = true;
  question.corrections.push({ id: await newest(question.id), from: 1, until, key: null, made: null, isBack: false });
}

async function takeBack(question: Known): Promise<void> {
  const open = question.corrections.filter(({ isBack }) => !isBack);
  const one = open[below(open.length)];
  if (!one) return;
  await editing.takeBackCorrection(admin.userId, one.id, 'generated');
  one.isBack = true;
  if (one.made === null) question.isWithdrawn = false;
  else if (one.made === question.keys.length) {
    const restored = question.keys[one.until - 1] ?? 0;
    // An answer that matches the key of a reversed correction still counts as right.
    question.corrections.push({
      ...one,
      id: -1,
      from: one.made,
      until: question.keys.length,
      key: restored,
      made: null,
    });
    question.keys.push(restored);
    one.restored = question.keys.length;
  }
}

/** Applies a random event to one question. The most frequent event changes nothing. */
async function act(): Promise<void> {
  const question = questions[below(QUESTIONS)] as Known;
  const dice = below(10);
  if (dice < 3) return takeBack(question);
  if (question.isWithdrawn) return;
  if (dice < 7) return correctKey(question);
  return dice < 9 ? reword(question) : withdraw(question);
}

/** Answers some current questions at random and leaves the test unfinished. */
async function answer(userId: string): Promise<Taken> {
  const asked = questions.filter(() => below(2) === 0);
  const chosen = asked.length > 0 ? asked : [questions[0] as Known];
  const id = randomUUID();
  const responses = chosen.map((question) => ({
    question,
    revision: question.keys.length,
    place: below(6) === 0 ? null : below(TEXTS.length),
  }));
  await db.$executeRaw`
    WITH started AS (
      INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, total_questions)
      VALUES (${id}::uuid, ${userId}::uuid, 'practice', '{6}', 'Core', now(), ${responses.length}) RETURNING id
    )
    INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at)
    SELECT started.id, row_number() OVER (), r.question_id, r.id, 6,
      CASE WHEN a.id IS NULL THEN '{}' ELSE ARRAY[a.id] END, a.is_correct, CASE WHEN a.id IS NOT NULL THEN now() END
    FROM started, unnest(${responses.map(({ question }) => question.id)}::int[],
      ${responses.map(({ revision }) => revision)}::int[], ${responses.map(({ place }) => place)}::int[]) AS one(question, revision, place)
    JOIN question_revisions r ON r.question_id = one.question AND r.revision = one.revision
    LEFT JOIN answers a ON a.revision_id = r.id AND a.position = one.place`;
  return { id, userId, responses };
}

async function expectSame(): Promise<void> {
  const rows = await db.attempt.findMany({ where: { userId: { in: userIds } }, include: { sections: true } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const one of taken) {
    const row = byId.get(one.id);
    const score = slowScore(one);
    const kept =
      row && row.fairTotal !== null
        ? {
            total: row.fairTotal,
            answered: row.fairAnswered,
            correct: row.fairCorrect,
            percentage: row.fairPercentage,
            successful: row.fairSuccessful,
          }
        : null;
    expect(kept, JSON.stringify(one.responses)).toEqual(score);
    const [section] = row?.sections ?? [];
    expect(section?.fairCorrect ?? null).toBe(score?.correct ?? null);
    expect(section?.fairPassed ?? null).toBe(score?.successful ?? null);
  }
}

/** Expects that each learning record has the expected number of answers and of right answers. */
async function expectLearned(): Promise<void> {
  const counts = new Map<string, { times: number; right: number }>();
  for (const { userId, responses } of taken) {
    for (const response of responses) {
      if (response.place === null) continue;
      const name = `${userId} ${response.question.id}`;
      const count = counts.get(name) ?? { times: 0, right: 0 };
      const mark = slowMark(response);
      counts.set(name, {
        times: count.times + (mark === 'out' ? 0 : 1),
        right: count.right + (mark === true ? 1 : 0),
      });
    }
  }
  const ids = questions.map(({ id }) => id);
  const rows = await db.learnerQuestion.findMany({ where: { userId: { in: userIds }, questionId: { in: ids } } });
  const kept = new Map(
    rows.map((row) => [`${row.userId} ${row.questionId}`, { times: row.timesAnswered, right: row.timesCorrect }]),
  );
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(counts));
}

const endedOf = (userId: string): Taken[] => finished.get(userId) ?? [];

beforeAll(async () => {
  admin = await makeLearner();
  for (let place = 0; place < QUESTIONS; place += 1) {
    const { id } = await editing.createQuestion(admin.userId, fields(0));
    questions.push({ id, keys: [0], isWithdrawn: false, corrections: [] });
  }
  userIds.push(...Array.from({ length: HISTORIES }, () => randomUUID()));
  const named = { firstName: 'Test', lastName: 'User', emailVerifiedAt: new Date() };
  await db.user.createMany({ data: userIds.map((id) => ({ id, email: emailOf(id), ...named })) });
}, 60_000);

afterAll(async () => {
  const ids = questions.map(({ id }) => id);
  await db.correction.deleteMany({ where: { questionId: { in: ids } } });
  await db.user.deleteMany({ where: { id: { in: userIds } } });
  await removeLearners(admin);
  await db.question.deleteMany({ where: { id: { in: ids } } });
  await disconnect();
}, 120_000);

it('corrected scores agree with a slow reference count over generated histories', async () => {
  let open: Taken[] = [];
  const finishSome = async (share: number) => {
    const now = open.filter(() => random() < share);
    open = open.filter((one) => !now.includes(one));
    for (const one of now) {
      await attempts.finishAttempt({ id: toAttemptId(one.id), userId: toUserId(one.userId), ageMs: 0 });
      finished.set(one.userId, [...endedOf(one.userId), one]);
    }
  };
  for (const [place, userId] of userIds.entries()) {
    for (let count = 1 + below(2); count > 0; count -= 1) {
      const one = await answer(userId);
      taken.push(one);
      open.push(one);
    }
    if (place % 10 !== 9) continue;
    await finishSome(0.5);
    await act();
    if (below(3) === 0) await settleCorrections();
  }
  await finishSome(2);
  await settleCorrections();
  await expectSame();
  await expectLearned();
  const shown: Shown = { questions, texts: TEXTS, userIds, endedOf };
  await expectAnswers(shown);
  await expectItems(shown);
  await expectFeed(shown);
  const mailed = await expectNotified(shown, vi.mocked(mailCorrections));
  expect(mailed).toBeGreaterThan(HISTORIES / 10);
}, 600_000);
