import { expect, it } from 'vitest';
import { inPortions } from './portions';

/** Runs until the condition is true, for at most five seconds, and yields in between. */
function* workUntil(isEnough: () => boolean): Generator<void, string> {
  const endsAt = performance.now() + 5_000;
  while (!isEnough() && performance.now() < endsAt) yield;
  return 'done';
}

it('inPortions lets other tasks run during long work', async () => {
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

it('inPortions throws the error of a step', async () => {
  // biome-ignore lint/correctness/useYield: throws at the first step.
  function* fail(): Generator<void, string> {
    throw new Error('no');
  }
  await expect(inPortions(fail())).rejects.toThrow('no');
});
