import { expect, it } from 'vitest';
import { runHashTask } from './adapter';

it('hash tasks of different clients take turns, even if one client has many', async () => {
  const ended: string[] = [];
  const hash = async (asker: string) => {
    await runHashTask({ task: 'hash', prehash: 'a', cost: 6 }, asker);
    ended.push(asker);
  };
  const crowd = Array.from({ length: 40 }, () => hash('crowd'));
  await Promise.all([hash('one'), hash('another')]);
  expect(ended.filter((asker) => asker === 'crowd').length).toBeLessThan(10);
  await Promise.all(crowd);
});

it('a client with too many waiting tasks is refused for now, and other clients are not', async () => {
  const tasks = Array.from({ length: 250 }, async () => runHashTask({ task: 'hash', prehash: 'a', cost: 4 }, 'crowd'));
  const other = runHashTask({ task: 'hash', prehash: 'a', cost: 4 }, 'one');
  const results = await Promise.allSettled(tasks);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.length).toBeLessThan(60);
  expect(await other).toMatch(/^\$2/);
});
