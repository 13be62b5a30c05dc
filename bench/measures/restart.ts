import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoneMeasure } from '@/bench/lib/measure';
import { freePort, startProduct } from '@/scripts/lib/run-product';

const BAR_SECONDS = 2;

/** A second `npm start` on the same folder, to its first answer. */
export const restart: LoneMeasure = {
  name: 'restart',
  async runAlone() {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-restart-'));
    chmodSync(dataDir, 0o755);
    const start = async () =>
      startProduct({ port: await freePort(), isQuiet: true, env: { DATA_DIR: dataDir, LOG_LEVEL: 'error' } });
    try {
      await (await start()).stop();
      const startedAt = performance.now();
      const again = await start();
      const seconds = (performance.now() - startedAt) / 1000;
      await again.stop();
      return [
        {
          what: 'second start to first answer',
          ours: `${seconds.toFixed(1)} s`,
          floor: `${BAR_SECONDS} s`,
          ratio: seconds / BAR_SECONDS,
          bar: { atMost: 1 },
        },
      ];
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
