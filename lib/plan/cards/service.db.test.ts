import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { toDays } from '@/lib/plan/reviews/rules';
import { readLearner } from '@/lib/plan/reviews/service';
import { eraseLearners, makeLearner } from '@/lib/plan/testing/learners';
import type { TurnedCards } from './contract';
import { MOST_STORED } from './rules';
import { saveTurnedCards } from './service';

const NOW = new Date('2026-11-23T18:00:00Z');
const HOUR_MS = 3_600_000;
const FIGURE = 'small-appliance-charge';

let userId: UserId;
beforeEach(async () => {
  userId = await makeLearner();
});
afterAll(async () => {
  await eraseLearners();
  await disconnect();
});

const turned = (given: Partial<TurnedCards[number]> = {}): TurnedCards[number] => ({
  id: randomUUID(),
  figure: FIGURE,
  isKnown: true,
  ageMs: 0,
  ...given,
});
const listStored = () => db.turnedCard.findMany({ where: { userId }, orderBy: { turnedAt: 'asc' } });

/** Returns the position of the figure's fact in the order in which the plan asks facts; 0 is the first. */
async function rankOfFigure(): Promise<number> {
  const learner = await readLearner(userId, NOW);
  const [place] = learner.bank.indexesOfFigure.get(FIGURE) ?? [];
  if (place === undefined) throw new Error(`No question of the exam tier states ${FIGURE}`);
  const at = toDays(NOW.getTime());
  const order = (await learner.model()).choose({ at, until: at + 7, rest: 1 }, learner.bank.facts.length);
  return order.indexOf(place);
}

describe('cards that were turned over', () => {
  it('are stored once, with their time, even if they arrive repeatedly', async () => {
    const card = turned({ isKnown: false, ageMs: 2 * HOUR_MS });
    await saveTurnedCards(userId, [card], NOW);
    await saveTurnedCards(userId, [card, turned()], NOW);
    const turnedAt = new Date(NOW.getTime() - 2 * HOUR_MS);
    expect(await listStored()).toMatchObject([
      { id: card.id, factId: FIGURE, isKnown: false, turnedAt },
      { isKnown: true },
    ]);
  });

  it('are ignored for an unknown figure', async () => {
    await saveTurnedCards(userId, [turned({ figure: 'no-such-figure' }), turned()], NOW);
    expect(await listStored()).toMatchObject([{ factId: FIGURE }]);
  });

  it('move a fact back in the plan if its card was known, and forward if its card was unknown', async () => {
    const before = await rankOfFigure();
    await saveTurnedCards(userId, [turned({ ageMs: 48 * HOUR_MS })], NOW);
    const known = await rankOfFigure();
    expect(known).toBeGreaterThan(before);
    await saveTurnedCards(userId, [turned({ isKnown: false, ageMs: 24 * HOUR_MS })], NOW);
    expect(await rankOfFigure()).toBeLessThan(known);
  });

  it('do not affect other learners', async () => {
    const before = await rankOfFigure();
    const other = await makeLearner();
    await saveTurnedCards(other, [turned()], NOW);
    expect(await rankOfFigure()).toBe(before);
  });

  it('are not answers, so they count neither for today nor for a streak', async () => {
    await saveTurnedCards(userId, [turned(), turned({ isKnown: false })], NOW);
    expect((await readLearner(userId, NOW)).met).toEqual([]);
  });

  it("are limited to a year's worth per account", async () => {
    await db.$executeRaw`
      INSERT INTO turned_cards (user_id, id, fact_id, is_known, turned_at)
      SELECT ${userId}::uuid, gen_random_uuid(), ${FIGURE}, true, ${NOW}::timestamptz - make_interval(mins => n::int)
      FROM generate_series(1, ${MOST_STORED}) AS n`;
    const card = turned();
    await saveTurnedCards(userId, [card], NOW);
    const kept = await listStored();
    expect(kept).toHaveLength(MOST_STORED);
    expect(kept.at(-1)).toMatchObject({ id: card.id });
  });
});
