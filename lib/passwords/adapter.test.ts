import { expect, it } from 'vitest';
import { runHashTask } from './adapter';

it('a password hashing task is refused with UNAVAILABLE while four hundred others wait', async () => {
  const tasks = Array.from({ length: 450 }, async () => runHashTask({ task: 'hash', prehash: 'a', cost: 4 }));
  const results = await Promise.allSettled(tasks);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.length).toBeLessThan(60);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await runHashTask({ task: 'hash', prehash: 'a', cost: 4 })).toMatch(/^\$2/);
});
