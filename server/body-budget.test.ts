import { describe, expect, it } from 'vitest';
import { BodyBudget } from './body-budget';

const MB = 1024 * 1024;

describe('large bodies', () => {
  it('take 24 MB of one connection, and others have theirs', () => {
    const budget = new BodyBudget();
    const bodies = Array.from({ length: 5 }, () => budget.hold('one'));
    expect(bodies.map(({ grow }) => grow(6 * MB))).toEqual([true, true, true, true, false]);
    expect(budget.hold('two').grow(6 * MB)).toBe(true);
    bodies[0]?.release();
    bodies[0]?.release();
    expect(bodies[4]?.grow(6 * MB)).toBe(true);
    expect(bodies[4]?.grow(1)).toBe(false);
  });

  it('take 64 MB of all connections together', () => {
    const budget = new BodyBudget();
    const bodies = Array.from({ length: 20 }, (_, index) => budget.hold(`${index}`));
    expect(bodies.filter(({ grow }) => grow(6 * MB))).toHaveLength(10);
    for (const { release } of bodies) release();
    expect(budget.hold('another').grow(24 * MB)).toBe(true);
  });

  it('count for what has arrived, and for nothing once they are released', () => {
    const budget = new BodyBudget();
    for (let begun = 0; begun < 1_000; begun += 1) expect(budget.hold('one').grow(1)).toBe(true);
    const body = budget.hold('one');
    body.release();
    expect(body.grow(64 * MB)).toBe(true);
    expect(budget.hold('one').grow(20 * MB)).toBe(true);
  });
});
