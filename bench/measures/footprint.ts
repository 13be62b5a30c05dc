import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PINS } from '@/bench/lib/lab';
import { comparedRow, type Measure, sideBySide } from '@/bench/lib/measure';
import { serveBuilt } from '@/bench/lib/reference';
import { tracedBytes } from '@/bench/lib/traced';
import { findRunning } from '@/lib/db/embedded';
import { freePort, stopProcess, waitUntilReady } from '@/scripts/lib/run-product';

const ROUNDS = 5;

async function timeStart(start: () => Promise<{ stop: () => Promise<void> }>): Promise<number> {
  const startedAt = performance.now();
  const running = await start();
  const ms = performance.now() - startedAt;
  await running.stop();
  return ms;
}

/** The product's server alone, on the database that the lab has: what an instance costs that joins others. */
async function startServer(dataDir: string): Promise<{ stop: () => Promise<void> }> {
  const port = await freePort();
  const [command = process.execPath, ...rest] = [...PINS.server, process.execPath, 'server.mjs'];
  const child = spawn(command, rest, {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: findRunning(dataDir) ?? '',
      DATA_DIR: dataDir,
      AUTH_SECRET: 'nothing is signed with this secret, ever',
      PASSWORD_PEPPER: 'no password is kept by this pepper, ever',
      LOG_LEVEL: 'error',
    },
  });
  await waitUntilReady(`http://localhost:${port}/api/health/ready`, child);
  return { stop: () => stopProcess(child) };
}

/** Start to ready, and what an image of the build must hold, beside the empty project. */
export const footprint: Measure = {
  name: 'footprint',
  async run(lab) {
    const start = await sideBySide(
      () => timeStart(() => startServer(lab.dataDir)),
      () => timeStart(() => serveBuilt(lab.referenceFolder, { prefix: PINS.server, path: '/api/empty' })),
      ROUNDS,
    );
    const ours = tracedBytes('.next');
    const empty = tracedBytes(join(lab.referenceFolder, '.next'));
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    return [
      comparedRow(start, {
        what: 'an instance: start to ready',
        floor: 'empty project',
        bar: { atMost: 1.8 },
        write: (ms) => `${ms.toFixed(0)} ms`,
      }),
      {
        what: 'files that the build needs to run',
        ours: megabytes(ours),
        floor: `${megabytes(empty)} (empty project)`,
        ratio: ours / empty,
        bar: { atMost: 1.5 },
      },
    ];
  },
};
