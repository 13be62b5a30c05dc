import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Lab } from '@/bench/lib/lab';
import { type Measure, median, type Row, sideBySide } from '@/bench/lib/measure';
import { paced, timeGet } from '@/bench/lib/paced';
import { findRunning } from '@/lib/db/embedded';
import { freePort, startProduct } from '@/scripts/lib/run-product';

const FEW = 10_000;
const MANY = 1_000_000;
const BATCH = 50_000;
const CALLS = 40;
const ROUNDS = 5;
const ROUND_SECONDS = 6;
const PER_SECOND = 200;
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const PASSWORD = 'correct horse battery staple';

interface Side {
  url: string;
  headers: Record<string, string>;
}

async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: findRunning(dataDir) ?? '' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

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

async function signInAsAdmin(url: string, dataDir: string): Promise<Side> {
  const email = `bench-admin-${randomUUID()}@example.test`;
  const response = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, firstName: 'Bench', lastName: 'Admin' }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  await withDatabase(dataDir, (client) =>
    client.query(`UPDATE users SET roles = '{USER,ADMIN}' WHERE email = $1`, [email]),
  );
  return { url, headers: { authorization: `Bearer ${data.accessToken}` } };
}

/** The same calls on an instance with many sessions and on one with few, in turn. */
async function compareGrowth(lab: Lab): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(dataDir, 0o755);
  const product = await startProduct({
    port: await freePort(),
    isQuiet: true,
    env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' },
  });
  try {
    await addSessions(lab.dataDir, FEW);
    await addSessions(dataDir, MANY);
    const few = await signInAsAdmin(lab.url, lab.dataDir);
    const many = await signInAsAdmin(product.url, dataDir);
    const rows: Row[] = [];
    for (const [path, atMost] of [
      ['/analytics/dashboard', 3],
      ['/analytics/statistics?days=365', 3],
    ] as const) {
      const call = (side: Side) => () => timeGet(`${side.url}${path}`, side.headers);
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
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same requests, in turn with and without the wish not to be counted, which ends capture before it begins. */
async function compareCapture({ url }: Lab): Promise<Row> {
  const ids = Array.from({ length: 400 }, () => randomUUID());
  let turn = 0;
  const load = (more: Record<string, string>) => async () => {
    const times = await paced(ROUND_SECONDS, PER_SECOND, () => {
      turn += 1;
      const id = ids[turn % ids.length] ?? '';
      return timeGet(`${url}/api/sections`, { 'user-agent': AGENT, 'x-client-session-id': id, ...more });
    });
    return median(times);
  };
  await load({})();
  const latency = await sideBySide(load({}), load({ dnt: '1' }), ROUNDS);
  return {
    what: `GET /api/sections at ${PER_SECOND}/s, counted, median`,
    ours: `${latency.ours.toFixed(2)} ms`,
    floor: `${latency.floor.toFixed(2)} ms (not counted)`,
    ratio: latency.ours / latency.floor,
    bar: { atMost: 1.05 },
  };
}

/** The dashboard as sessions grow, and what counting them costs a request. */
export const analytics: Measure = {
  name: 'analytics',
  run: async (lab) => [...(await compareGrowth(lab)), await compareCapture(lab)],
};
