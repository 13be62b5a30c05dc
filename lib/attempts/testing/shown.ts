import { expect, type Mock } from 'vitest';
import { mailCorrections } from '@/lib/attempts/notice-mails-service';
import { CORRECTIONS_PAGE_SIZE } from '@/lib/corrections/contract';
import { writeFeed } from '@/lib/corrections/feed-rules';
import { listCorrections, listNewest } from '@/lib/corrections/service';
import { db } from '@/lib/db/client';
import { countFirstAnswers, getItemStatistics } from '@/lib/item-analysis/service';
import { toUserId } from '@/lib/kernel/ids';
import type { mailCorrections as mailing } from '@/lib/mail/service';
import { readLearner } from '@/lib/plan/reviews/service';
import { type Known, slowAnswers, slowItem, slowLedger, slowNotified, type Taken } from './slow-count';

/**
 * Compares the data that the product shows after corrections with the reference count of the same events
 * (`slow-count.ts`).
 */

export interface Shown {
  questions: readonly Known[];
  /** Texts of each question's options, in order. */
  texts: readonly string[];
  userIds: readonly string[];
  /** Finished tests of a learner, in order of completion. */
  endedOf: (userId: string) => readonly Taken[];
}

export const emailOf = (userId: string): string => `${userId}@example.test`;

/** Runs `expectOne` for twenty learners at a time, which the connection pool can serve. */
async function forLearners(ids: readonly string[], expectOne: (userId: string) => Promise<void>): Promise<void> {
  for (let place = 0; place < ids.length; place += 20) await Promise.all(ids.slice(place, place + 20).map(expectOne));
}

/** Expects that the product computes the probability of passing from the same answers as the reference count lists. */
export async function expectAnswers({ userIds, endedOf }: Shown): Promise<void> {
  const now = new Date();
  await forLearners(userIds, async (userId) => {
    const { met } = await readLearner(toUserId(userId), now);
    const stored = met.map(({ questionId, isCorrect }) => `${questionId} ${isCorrect}`);
    const counted = slowAnswers(endedOf(userId)).map(({ questionId, isRight }) => `${questionId} ${isRight}`);
    expect(stored.toSorted()).toEqual(counted.toSorted());
  });
}

/** Expects the statistics of each question to equal the reference count: first answers, right ones, chosen options. */
export async function expectItems({ questions, texts, userIds, endedOf }: Shown): Promise<void> {
  await countFirstAnswers();
  for (const question of questions) {
    const { answered, rightShare, options } = await getItemStatistics(question.id);
    const chosen = options.map((option) => option.chosen);
    expect(options.map(({ text }) => text)).toEqual(texts);
    expect({ answered, right: Math.round((rightShare ?? 0) * answered), chosen }).toEqual(
      slowItem(question, userIds.map(endedOf), texts.length),
    );
  }
}

/** Expects each correction of the questions in the question's own list and in the public list of all corrections. */
export async function expectFeed({ questions, texts }: Shown): Promise<void> {
  const expected = questions.map((question) => slowLedger(question, texts));
  for (const [place, { id: questionId }] of questions.entries()) {
    const { items } = await listCorrections({ questionId, page: 0, size: 1000 });
    expect(
      items.map(({ id, kind, said, right, takenBackAt }) => {
        return { id, questionId, kind, said, right, isBack: takenBackAt !== null };
      }),
    ).toEqual(expected[place]);
  }
  const newest = expected
    .flat()
    .map(({ id }) => id)
    .sort((one, other) => other - one)
    .slice(0, CORRECTIONS_PAGE_SIZE);
  const feed = writeFeed((await listNewest()).items, { siteUrl: '', productName: 'Test', now: new Date() });
  const told = [...feed.matchAll(/<id>\/corrections#correction-(\d+)<\/id>/g)].map(([, id]) => Number(id));
  expect(told).toEqual(newest);
}

/**
 * Expects that each learner has a notice of each correction in the reference count, and that one weekly email reports
 * these corrections to each learner who has any.
 */
export async function expectNotified({ userIds, endedOf }: Shown, mail: Mock<typeof mailing>): Promise<number> {
  const rows = await db.correctionNotice.findMany({
    where: { userId: { in: [...userIds] }, seenAt: null, correction: { takenBackAt: null } },
    select: { userId: true, correctionId: true },
  });
  for (const userId of userIds) {
    const kept = rows.filter((row) => row.userId === userId).map(({ correctionId }) => correctionId);
    expect(new Set(kept)).toEqual(new Set(slowNotified(endedOf(userId))));
  }
  const wanted = { minutesPerDay: 20, studyDays: [], sectionIds: [], timeZone: 'UTC', reminderHour: 0 };
  await db.studyPlan.createMany({ data: userIds.map((userId) => ({ userId, ...wanted })) });
  await mailCorrections(new Date());
  await mailCorrections(new Date());
  const sent = mail.mock.calls.map(([{ to, corrections }]) => `${to} ${corrections}`);
  const due = userIds.flatMap((userId) => {
    const count = slowNotified(endedOf(userId)).length;
    return count === 0 ? [] : [`${emailOf(userId)} ${count}`];
  });
  expect(sent.toSorted()).toEqual(due.toSorted());
  return due.length;
}
