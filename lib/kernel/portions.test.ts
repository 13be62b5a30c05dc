import { expect, it } from 'vitest';
import { inPortions } from './portions';

/** Works until it is enough, for five seconds at most. */
function* workUntil(isEnough: () => boolean): Generator<void, string> {
  const endsAt = performance.now() + 5_000;
  while (!isEnough() && performance.now() < endsAt) yield;
  return 'done';
}

it('long work yields to other tasks', async () => {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  expect(await inPortions(workUntil(() => turns > 4))).toBe('done');
  isOver = true;
  expect(turns).toBeGreaterThan(4);
});

it('long work throws the error of a step', async () => {
  // biome-ignore lint/correctness/useYield: it fails at the first step.
  function* fail(): Generator<void, string> {
    throw new Error('no');
  }
  await expect(inPortions(fail())).rejects.toThrow('no');
});
