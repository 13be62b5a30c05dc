import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Compared, sideBySide } from '@/bench/lib/measure';
import { freePort, startProduct } from '@/scripts/lib/run-product';
import { type Stack, startStack } from './stack';

const ROUNDS = 3;
const ANYWHERE = { server: [], database: [] };

async function timeStart(start: () => Promise<{ stop: () => Promise<void> }>): Promise<number> {
  const startedAt = performance.now();
  const running = await start();
  const seconds = (performance.now() - startedAt) / 1_000;
  await running.stop();
  return seconds;
}

/** A start where everything is there already, database and all, to the first answer that has read the database; in seconds. */
export async function compareStarts(stack: Stack, scratch: string): Promise<Compared> {
  const dataDir = join(scratch, 'second-start');
  mkdirSync(dataDir, { mode: 0o755 });
  const start = async () =>
    startProduct({ port: await freePort(), isQuiet: true, env: { DATA_DIR: dataDir, LOG_LEVEL: 'error' } });
  await (await start()).stop();
  return sideBySide(
    () => timeStart(start),
    () => timeStart(() => startStack(stack, ANYWHERE)),
    ROUNDS,
  );
}
