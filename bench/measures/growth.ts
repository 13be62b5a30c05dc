import { spawnSync } from 'node:child_process';
import type { LoneMeasure } from '@/bench/lib/measure';

/** A tenth of what `npm run bench:growth` fills. */
const ATTEMPTS = [10_000, 100_000];

const LINE = /^statistics: small ([\d.]+) ms .* large ([\d.]+) ms .* ratio ([\d.]+)/m;

/**
 * The statistics page's calls with a million answers in the database beside a hundred thousand. Its plans are judged by the
 * long form and by tests: at this size reading a table of sections whole can still be the quickest way.
 */
export const growth: LoneMeasure = {
  name: 'growth',
  async runAlone() {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--conditions', 'react-server', '--import', 'tsx', 'bench/growth.ts', ...ATTEMPTS.map(String), 'statistics'],
      { encoding: 'utf8' },
    );
    const [, small, large, ratio] = LINE.exec(stdout) ?? [];
    if (!ratio) throw new Error(`The growth could not be measured:\n${stdout}\n${stderr}`);
    return [
      {
        what: 'statistics page, 1,000,000 answers',
        ours: `${large} ms`,
        floor: `${small} ms (100,000)`,
        ratio: Number(ratio),
        bar: { atMost: 1.5 },
      },
    ];
  },
};
