import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type LoneMeasure, median } from '@/bench/lib/measure';
import { buildWithin, layReference } from '@/bench/lib/reference';

const MOST_ROUNDS = 2;
const MOST_TIMES = 2;
/** A first round that is further from the bar than this needs no second. */
const NEAR = 1.3;
const UNIT_TEST_SECONDS = 60;

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}

function timeUnitTests(): number {
  return timed(() => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The unit tests fail:\n${stdout}`);
  });
}

/**
 * `next build` of the product beside that of the empty project, both without what an earlier build left, and the unit tests.
 * Alone, because it takes the build away under a running server; the lab, which opens afterwards, makes its own.
 */
export const build: LoneMeasure = {
  name: 'build',
  async runAlone() {
    const folder = layReference();
    const ours: number[] = [];
    const empty: number[] = [];
    try {
      for (let isClear = false; !isClear && ours.length < MOST_ROUNDS; ) {
        ours.push(timed(() => buildWithin(process.cwd())));
        empty.push(timed(() => buildWithin(folder)));
        const times = median(ours) / median(empty) / MOST_TIMES;
        isClear = times > NEAR || times < 1 / NEAR;
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const seconds = timeUnitTests();
    return [
      {
        what: 'next build',
        ours: `${median(ours).toFixed(0)} s`,
        floor: `${median(empty).toFixed(0)} s (empty project)`,
        ratio: median(ours) / median(empty),
        ratios: ours.map((one, round) => one / (empty[round] ?? one)),
        bar: { atMost: MOST_TIMES },
      },
      {
        what: 'unit tests',
        ours: `${seconds.toFixed(0)} s`,
        floor: `${UNIT_TEST_SECONDS} s`,
        ratio: seconds / UNIT_TEST_SECONDS,
        bar: { atMost: 1 },
      },
    ];
  },
};
