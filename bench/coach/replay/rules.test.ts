import { describe, expect, it } from 'vitest';
import { areaUnderCurve, logLoss, parseLog, replay } from './rules';

/**
 * Answers of ten learners to four items, at three times: at first, an hour later and a day later. The first two
 * learners know none of the items.
 */
const answers = Array.from({ length: 10 }, (_one, user) =>
  [0, 3_600, 90_000].flatMap((seconds) =>
    [1, 2, 3, 4].map((item) => `${user},${item},${seconds + item},${user >= 2 && item !== 4 ? 1 : 0},7`),
  ),
).flat();
const CSV = ['user_id,item_id,timestamp,correct,skill_id', ...answers].join('\n');

describe('parseLog', () => {
  it('reads commas or tabs, sorts answers by time, and converts times to days', () => {
    const [first, second] = parseLog('item_id\tuser_id\ttimestamp\tcorrect\n5\ta\t172800\t0\n6\ta\t86400\t1\n');
    expect(first).toEqual({ user: 'a', item: '6', topic: '', at: 1, isCorrect: true });
    expect(second).toMatchObject({ item: '5', at: 2, isCorrect: false });
  });

  it('throws an error that names the missing column', () => {
    expect(() => parseLog('user_id,item_id,correct\n1,2,1')).toThrow('no column timestamp');
  });
});

describe('replay of a log', () => {
  const said = replay(parseLog(CSV));

  it('predicts, for every fifth learner, the probability of a right answer before each answer', () => {
    expect(said).toHaveLength(2 * 12);
    expect(said.filter(({ isFirst }) => isFirst)).toHaveLength(2 * 4);
    for (const { chance } of said) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });

  it('predicts a lower probability for an item that other learners first answered wrong', () => {
    const [easy, , , hard] = said;
    expect(easy?.chance).toBeGreaterThan((hard?.chance ?? 1) + 0.2);
  });

  it('predicts a lower probability for items missed an hour earlier than for items answered right', () => {
    const repeats = said.filter(({ isFirst }) => !isFirst);
    const meanOf = (isCorrect: boolean) => {
      const own = repeats.filter((one) => one.isCorrect === isCorrect);
      return own.reduce((sum, { chance }) => sum + chance, 0) / own.length;
    };
    expect(meanOf(true)).toBeGreaterThan(meanOf(false));
    expect(areaUnderCurve(repeats)).toBeGreaterThan(0.8);
  });
});

describe('prediction metrics', () => {
  const of = (...all: [number, boolean][]) => all.map(([chance, isCorrect]) => ({ chance, isCorrect, isFirst: true }));

  it.each([
    [1, of([0.2, false], [0.8, true])],
    [0, of([0.2, true], [0.8, false])],
    [0.5, of([0.5, true], [0.5, false])],
    [0.75, of([0.1, false], [0.6, false], [0.4, true], [0.9, true])],
  ])('compute an area under the curve of %d', (area, said) => {
    expect(areaUnderCurve(said)).toBeCloseTo(area, 9);
  });

  it('compute the mean log loss', () => {
    expect(logLoss(of([0.8, true], [0.5, false]))).toBeCloseTo(-(Math.log(0.8) + Math.log(0.5)) / 2, 9);
  });
});
