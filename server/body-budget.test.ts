import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { BodyBudget, bytesOf } from './body-budget';

const MB = 1024 * 1024;

describe('large bodies', () => {
  it('are four at once of one connection, and others have theirs', () => {
    const budget = new BodyBudget();
    const take = (connection: string) => budget.take({ connection, bytes: 6 * MB });
    const taken = Array.from({ length: 5 }, () => take('one'));
    expect(taken.map((release) => release !== null)).toEqual([true, true, true, true, false]);
    expect(take('two')).not.toBeNull();
    taken[0]?.();
    taken[0]?.();
    expect(take('one')).not.toBeNull();
    expect(take('one')).toBeNull();
  });

  it('are 64 MB at once of all connections together', () => {
    const budget = new BodyBudget();
    const taken = Array.from({ length: 20 }, (_, index) => budget.take({ connection: `${index}`, bytes: 6 * MB }));
    expect(taken.filter((release) => release !== null)).toHaveLength(10);
    for (const release of taken) release?.();
    expect(budget.take({ connection: 'one more', bytes: 64 * MB })).not.toBeNull();
  });

  it('keep no small one waiting', () => {
    const budget = new BodyBudget();
    budget.take({ connection: 'one', bytes: 64 * MB });
    expect(budget.take({ connection: 'one', bytes: 6 * MB })).toBeNull();
    expect(budget.take({ connection: 'one', bytes: 64 * 1024 })).not.toBeNull();
  });
});

describe('the bytes of a body', () => {
  const request = (headers: object) => Object.assign(new IncomingMessage(new Socket()), { headers });

  it('are what is announced, or all that may come where nothing is', () => {
    expect(bytesOf(request({ 'content-length': '17' }), MB)).toBe(17);
    expect(bytesOf(request({ 'transfer-encoding': 'chunked' }), MB)).toBe(MB);
    expect(bytesOf(request({}), MB)).toBe(0);
  });
});
