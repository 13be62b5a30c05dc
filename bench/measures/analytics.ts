import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Admin, signInAsAdmin, withDatabase } from '@/bench/lib/admin';
import { type Lab, startInstance } from '@/bench/lib/lab';
import { type Measure, median, type Row, sideBySide } from '@/bench/lib/measure';
import { paced, timeGet } from '@/bench/lib/paced';
import { processorMs } from '@/lib/kernel/processor-time';

const FEW = 10_000;
const MANY = 1_000_000;
const BATCH = 50_000;
const CALLS = 40;
const SLICES = 10;
const SLICE_SECONDS = 2;
/** After this long everything counted has been written. */
const WRITTEN_MS = 2_500;
const PER_SECOND = 200;
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** As the product would have kept them: complete addresses for thirty days, shortened ones before. */
const addSessions = (dataDir: string, count: number): Promise<void> =>
  withDatabase(dataDir, async (client) => {
    for (let done = 0; done < count; done += BATCH) {
      await client.query(
        `INSERT INTO analytics_sessions (id, is_authenticated, ip_address, country, device_type, browser, operating_system,
           screen, timezone, request_count, first_seen_at, last_seen_at)
         SELECT gen_random_uuid(), random() < 0.3,
           CASE WHEN seen > now() - interval '29 days' THEN host(address) ELSE network(set_masklen(address, 24))::text END,
           chr(65 + (random() * 25)::int) || chr(65 + (random() * 8)::int),
           (ARRAY['mobile', 'desktop', 'tablet'])[1 + floor(random() * 3)::int],
           (ARRAY['Chrome', 'Firefox', 'Safari', 'Edge', 'Other'])[1 + floor(random() * 5)::int],
           'Windows', '1920x1080', 'America/Chicago', 1 + (random() * 200)::int, seen - interval '1 hour', seen
         FROM (SELECT now() - random() * interval '390 days' AS seen,
           '20.0.0.0'::inet + (random() * 2000000)::bigint * 97 AS address FROM generate_series(1, $1)) AS visits`,
        [Math.min(BATCH, count - done)],
      );
    }
  });

/** The same calls on an instance with many sessions and on one with few, in turn. */
async function compareGrowth(lab: Lab): Promise<Row[]> {
  const other = await startInstance();
  try {
    await addSessions(lab.dataDir, FEW);
    await addSessions(other.dataDir, MANY);
    const few = await signInAsAdmin(lab.url, lab.dataDir);
    const many = await signInAsAdmin(other.url, other.dataDir);
    const rows: Row[] = [];
    for (const [path, atMost] of [
      ['/analytics/dashboard', 3],
      ['/analytics/statistics?days=365', 3],
    ] as const) {
      const call = (side: Admin) => () => timeGet(`${side.url}${path}`, side.headers);
      for (let warmUp = 0; warmUp < 5; warmUp += 1) await Promise.all([call(few)(), call(many)()]);
      const time = await sideBySide(call(many), call(few), CALLS);
      rows.push({
        what: `GET ${path}, 1,000,000 sessions`,
        ours: `${time.ours.toFixed(1)} ms`,
        floor: `${time.floor.toFixed(1)} ms (10,000)`,
        ratio: time.ours / time.floor,
        bar: { atMost },
      });
    }
    return rows;
  } finally {
    await other.stop();
  }
}

/** Processor time that the server of this lab has used so far, milliseconds; null where the system does not say. */
function serverTime(dataDir: string): (() => number) | null {
  const pid = listProcesses().find((candidate) => {
    const read = (file: string) => readFileSync(`/proc/${candidate}/${file}`, 'utf8');
    return read('cmdline').includes('server.mjs') && read('environ').includes(`DATA_DIR=${dataDir}`);
  });
  if (!pid) return null;
  return () => processorMs(`/proc/${pid}`);
}

const listProcesses = (): string[] =>
  existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];

/**
 * The same requests, in turn with and without the wish not to be counted, which ends capture before it begins. Each side's
 * time includes the writing of what it counted. Latency and, because a busy machine blurs it, processor time.
 */
async function compareCapture({ url, dataDir }: Lab): Promise<Row[]> {
  const ids = Array.from({ length: 400 }, () => randomUUID());
  const timeUsed = serverTime(dataDir);
  const used = { counted: [] as number[], uncounted: [] as number[] };
  let turn = 0;
  const slice = (side: keyof typeof used) => async () => {
    const before = timeUsed?.() ?? 0;
    const times = await paced(SLICE_SECONDS, PER_SECOND, () => {
      turn += 1;
      const headers = { 'user-agent': AGENT, 'x-client-session-id': ids[turn % ids.length] ?? '' };
      return timeGet(`${url}/api/sections`, side === 'counted' ? headers : { ...headers, dnt: '1' });
    });
    await sleep(WRITTEN_MS);
    used[side].push(((timeUsed?.() ?? 0) - before) / times.length);
    return median(times);
  };
  await slice('counted')();
  used.counted.length = 0;
  const latency = await sideBySide(slice('counted'), slice('uncounted'), SLICES);
  const row = (what: string, ours: number, floor: number): Row => ({
    what: `GET /api/sections at ${PER_SECOND}/s, counted, ${what}`,
    ours: `${ours.toFixed(2)} ms`,
    floor: `${floor.toFixed(2)} ms (not counted)`,
    ratio: ours / floor,
    bar: { atMost: 1.05 },
  });
  const rows = [row('median latency', latency.ours, latency.floor)];
  if (timeUsed) rows.push(row('processor time', median(used.counted), median(used.uncounted)));
  return rows;
}

/** The dashboard as sessions grow, and what counting them costs a request. */
export const analytics: Measure = {
  name: 'analytics',
  run: async (lab) => [...(await compareGrowth(lab)), ...(await compareCapture(lab))],
};
