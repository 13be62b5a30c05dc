import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/kernel/random';
import { type Draw, type Drawable, drawQuestions, NEWCOMER } from './rules';

const random = seededRandom(608);
const pool: Drawable[] = Array.from({ length: 80 }, (_, at) => ({
  id: at + 1,
  topic: 'laws',
  tier: at % 2 === 0 ? 'exam' : 'deeper',
  difficulty: 1 + (at % 3),
}));
const byId = new Map(pool.map((question) => [question.id, question]));
const draw = (more: Partial<Draw> = {}) =>
  drawQuestions(pool, { metAt: {}, missed: null, depth: 'mixed', limit: 12, ...more }, random);
const idsOf = (questions: readonly Drawable[]) => questions.map(({ id }) => id);

/** Builds `metAt` as if the learner had answered these questions one after another, a millisecond apart. */
const met = (ids: readonly number[]) => Object.fromEntries(ids.map((id, at) => [id, 1_790_000_000_000 + at]));
const LONG_MET = idsOf(pool.slice(0, NEWCOMER));

describe('a draw', () => {
  it('starts a newcomer with easy exam-tier questions', () => {
    const all = draw({ limit: 80 });
    expect(idsOf(all).toSorted((one, other) => one - other)).toEqual(idsOf(pool));
    expect(all.slice(0, 40).every(({ tier }) => tier === 'exam')).toBe(true);
    const difficulties = all.slice(0, 40).map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual(difficulties.toSorted());
  });

  it("sorts a newcomer's deeper questions by difficulty, and also questions that the newcomer answered at the same time", () => {
    const difficulties = (questions: readonly Drawable[]) => questions.map(({ difficulty }) => difficulty);
    const deeper = difficulties(draw({ limit: 80 }).slice(40));
    expect(deeper).toEqual(deeper.toSorted());
    const once = Object.fromEntries(LONG_MET.slice(1).map((id) => [id, 1_790_000_000_000]));
    const met = difficulties(draw({ metAt: once, limit: 80 }).filter(({ id, tier }) => id in once && tier === 'exam'));
    expect(met).toEqual(met.toSorted());
  });

  it('puts deeper questions first for a newcomer who chooses them', () => {
    const tiers = draw({ limit: 80, depth: 'deeper' }).map(({ tier }) => tier);
    expect(tiers.slice(0, 40).every((tier) => tier === 'deeper')).toBe(true);
  });

  it('treats questions of the tier “beyond” like questions of the tier “deeper”', () => {
    const beyond = pool.map(
      (question): Drawable => (question.tier === 'deeper' ? { ...question, tier: 'beyond' } : question),
    );
    const drawn = drawQuestions(beyond, { metAt: met(LONG_MET), missed: null, depth: 'mixed', limit: 8 }, random);
    expect(drawn.map(({ tier }) => tier === 'beyond')).toEqual([false, false, false, true, false, false, false, true]);
  });

  it('mixes three exam-tier questions with one deeper question after the newcomer phase', () => {
    const tiers = draw({ metAt: met(LONG_MET) }).map(({ tier }) => tier);
    expect(tiers).toEqual(Array.from({ length: 12 }, (_, place) => (place % 4 === 3 ? 'deeper' : 'exam')));
  });

  it('draws unseen questions first, then the questions answered longest ago', () => {
    const drawn = idsOf(draw({ metAt: met(LONG_MET), limit: 80, depth: 'deeper' }));
    const ofTier = (tier: Drawable['tier']) => drawn.filter((id) => byId.get(id)?.tier === tier);
    expect(drawn).toEqual([...ofTier('deeper'), ...ofTier('exam')]);
    for (const tier of ['deeper', 'exam'] as const) {
      const seen = LONG_MET.filter((id) => byId.get(id)?.tier === tier);
      expect(ofTier(tier).slice(-seen.length)).toEqual(seen);
    }
  });

  it('picks each of several equal questions as the first with the same probability', () => {
    const equals = pool.filter(({ tier, difficulty }) => tier === 'exam' && difficulty === 1);
    const counts = new Map(idsOf(equals).map((id) => [id, 0]));
    for (let turn = 0; turn < 2_000; turn += 1) {
      const [first] = draw({ limit: 1 });
      if (first) counts.set(first.id, (counts.get(first.id) ?? 0) + 1);
    }
    const expected = 2_000 / equals.length;
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected / 2);
    // Questions answered in the same millisecond are ordered at random too.
    const metAt = Object.fromEntries(idsOf(pool).map((id) => [id, 1_790_000_000_000]));
    expect(new Set(Array.from({ length: 50 }, () => idsOf(draw({ metAt, limit: 3 })).join())).size).toBeGreaterThan(25);
  });

  it('returns only the missed questions, in the order of the earlier attempt', () => {
    expect(idsOf(draw({ missed: { 7: 3, 40: 1, 12: 2, 999: 4 } }))).toEqual([40, 12, 7]);
    expect(idsOf(draw({ missed: { 7: 3, 40: 1, 12: 2 }, limit: 2 }))).toEqual([40, 12]);
    expect(draw({ missed: {} })).toEqual([]);
  });

  it('returns all questions if the limit exceeds their number, and none from an empty pool or with limit 0', () => {
    expect(draw({ limit: 1_000 })).toHaveLength(80);
    expect(draw({ limit: 0 })).toEqual([]);
    expect(drawQuestions([], { metAt: {}, missed: null, depth: 'mixed', limit: 5 }, random)).toEqual([]);
  });
});
