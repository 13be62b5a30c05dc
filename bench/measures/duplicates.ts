import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Admin, signInAsAdmin, withDatabase } from '@/bench/lib/admin';
import { BENCH_ID, importFile, makeFile, removeRows } from '@/bench/lib/bank-rows';
import { type Measure, median, type Row } from '@/bench/lib/measure';
import { timeGet } from '@/bench/lib/paced';

const QUESTIONS = 10_000;
const ROUNDS = 5;
const MOST_SECONDS = 2;
const PAUSE_MS = 5;

/** The usual threshold, and the lowest that can be asked for. */
const THRESHOLDS = [0.6, 0.3];

/** The bank changes, so that what was found before is not answered again. */
const archiveOne = (client: pg.Client): Promise<unknown> =>
  client.query(`
    UPDATE questions SET state = 'archived'
    WHERE id = (SELECT max(id) FROM questions WHERE slug LIKE '${BENCH_ID}%' AND state = 'published')`);

/** Milliseconds of a search over the whole bank, and of the small calls beside it. */
async function search({ url, headers }: Admin, threshold: number): Promise<{ took: number; beside: number[] }> {
  const state = { isOver: false };
  const beside: number[] = [];
  const others = async () => {
    while (!state.isOver) {
      beside.push(await timeGet(`${url}/api/sections`, {}));
      await sleep(PAUSE_MS);
    }
  };
  const calls = others();
  const took = await timeGet(`${url}/api/questions/duplicates?threshold=${threshold}`, headers);
  state.isOver = true;
  await calls;
  return { took, beside };
}

async function idle(url: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < 100; call += 1) {
    times.push(await timeGet(`${url}/api/sections`, {}));
    await sleep(PAUSE_MS);
  }
  return median(times);
}

/** Finding duplicates among 10,000 questions, and what others notice of it. */
export const duplicates: Measure = {
  name: 'duplicates',
  async run(lab) {
    const admin = await signInAsAdmin(lab.url, lab.dataDir);
    return withDatabase(lab.dataDir, async (client) => {
      await removeRows(client);
      await importFile(admin, await makeFile(admin, QUESTIONS));
      const alone = await idle(lab.url);
      const rows: Row[] = [];
      const beside: number[] = [];
      for (const threshold of THRESHOLDS) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          await archiveOne(client);
          const found = await search(admin, threshold);
          times.push(found.took / 1000);
          beside.push(...found.beside);
        }
        rows.push({
          what: `duplicates among 10,000 questions, at ${threshold}`,
          ours: `${median(times).toFixed(2)} s`,
          floor: '1 s',
          ratio: median(times),
          ratios: times,
          bar: { atMost: MOST_SECONDS },
        });
      }
      await removeRows(client);
      const others = median(beside);
      rows.push({
        what: 'GET /api/sections beside it, median',
        ours: `${others.toFixed(1)} ms`,
        floor: `${alone.toFixed(1)} ms (idle)`,
        ratio: others / alone,
        bar: { atMost: 3 },
      });
      return rows;
    });
  },
};
