import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findSimilarPairs } from './rules.mjs';
import { searchSimilarPairs } from './service';

const search = {
  texts: Array.from({ length: 3000 }, (_, n) => `Which ${n % 97} valve of circuit ${n % 89} leaks ${n * n} lb?`),
  threshold: 0.4,
  limit: 200,
};

describe('searchSimilarPairs', () => {
  it('returns the pairs from a worker thread without blocking the event loop', async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await sleep(1);
        turns += 1;
      }
    })();
    const pairs = await searchSimilarPairs(search);
    isOver = true;
    await others;
    // A search in this thread would have blocked the event loop.
    expect(turns).toBeGreaterThan(10);
    expect(pairs).toEqual(findSimilarPairs(search.texts, search.threshold, search.limit));
  });

  it('rejects with a readable error after the time limit', async () => {
    await expect(searchSimilarPairs(search, 1)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('took too long'),
    });
  });

  it('rejects when its thread fails', async () => {
    const broken = { ...search, texts: [null] as unknown as string[] };
    await expect(searchSimilarPairs(broken)).rejects.toThrow(/null/);
  });
});
