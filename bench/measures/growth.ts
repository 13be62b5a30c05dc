import { spawnSync } from 'node:child_process';
import type { LoneMeasure } from '@/bench/lib/measure';

/** A tenth of what `npm run bench:growth` fills, which takes twelve minutes. */
const ATTEMPTS = 100_000;

/** The statistics page's calls with a million answers in the database beside a hundred thousand; its plans are in the exit code. */
export const growth: LoneMeasure = {
  name: 'growth',
  async runAlone() {
    const { status, stdout, stderr } = spawnSync(
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
      {
        what: 'statistics page, tables of answers read from end to end',
        ours: status === 0 || ratio > 3 ? '0' : 'some',
        floor: '0',
        ratio: status === 0 || ratio > 3 ? 0 : 1,
        bar: { atMost: 0 },
      },
    ];
  },
};
