import { spawnSync } from 'node:child_process';
import type { LoneMeasure } from '@/bench/lib/measure';

/** A tenth of what `npm run bench:growth` fills, which takes twelve minutes. */
const ATTEMPTS = 100_000;

/**
 * The statistics page's calls with a million answers in the database beside a hundred thousand. Its plans are judged by the
 * long form and by tests: at this size reading a table of sections whole can still be the quickest way.
 */
export const growth: LoneMeasure = {
  name: 'growth',
  async runAlone() {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions', 'react-server', '--import', 'tsx', 'bench/growth.ts', String(ATTEMPTS)],
      { encoding: 'utf8' },
    );
    const ratio = Number(/^ratio ([\d.]+)/m.exec(stdout)?.[1]);
    if (Number.isNaN(ratio)) throw new Error(`The growth could not be measured:\n${stdout}\n${stderr}`);
    const time = (side: string) => `${new RegExp(`^${side}: median ([\\d.]+)`, 'm').exec(stdout)?.[1]} ms`;
    return [
      {
        what: 'statistics page, 1,000,000 answers',
        ours: time('large'),
        floor: `${time('small')} (100,000)`,
        ratio,
        bar: { atMost: 3 },
      },
    ];
  },
};
