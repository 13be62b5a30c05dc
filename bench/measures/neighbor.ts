import sharp from 'sharp';
import { signInAsAdmin } from '@/bench/lib/admin';
import { makeFile } from '@/bench/lib/bank-rows';
import { type Flood, openFlood } from '@/bench/lib/flood';
import { type Member, registerMember, startInstance } from '@/bench/lib/lab';
import type { Load } from '@/bench/lib/load';
import { type LoneMeasure, percentile, type Row } from '@/bench/lib/measure';
import { bearerOf, openPapers } from '@/bench/lib/papers';

const CONNECTIONS = 32;
const SECONDS = 8;
/** A quick learner; three of them in turn stay within what one may send. */
const BETWEEN_MS = 60;
const LEARNERS = 3;
const LIVE_BAR_MS = 100;
const IMPORTED = 2_000;

interface Learner {
  member: Member;
  nextBody: () => string;
}

interface Seen {
  answers: number[];
  refused: number;
  /** The longest that the process took to say that it is alive. */
  liveMs: number;
}

type Attack = Omit<Load, 'connections' | 'seconds' | 'nextBody'>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function timed(url: string, init: RequestInit = {}): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  const response = await fetch(url, init);
  await response.text();
  return { ms: performance.now() - startedAt, status: response.status };
}

/** What learners and a monitor notice while something goes on. */
async function watch(url: string, learners: readonly Learner[], until: () => boolean): Promise<Seen> {
  const seen: Seen = { answers: [], refused: 0, liveMs: 0 };
  const monitor = async () => {
    while (!until()) {
      const { ms, status } = await timed(`${url}/api/health/live`);
      seen.liveMs = Math.max(seen.liveMs, status === 200 ? ms : Number.POSITIVE_INFINITY);
      await pause(BETWEEN_MS);
    }
  };
  const study = async () => {
    for (let turn = 0; !until(); turn += 1) {
      const learner = learners[turn % learners.length];
      if (!learner) throw new Error('Nobody registered');
      const headers = { ...bearerOf(learner.member), 'content-type': 'application/json' };
      const { ms, status } = await timed(`${url}/api/test/answer`, {
        method: 'POST',
        headers,
        body: learner.nextBody(),
      });
      seen.answers.push(ms);
      if (status !== 200) seen.refused += 1;
      await pause(BETWEEN_MS);
    }
  };
  await Promise.all([monitor(), study()]);
  return seen;
}

async function watchIdle(url: string, learners: readonly Learner[]): Promise<Seen> {
  const endsAt = performance.now() + SECONDS * 1000;
  return watch(url, learners, () => performance.now() > endsAt);
}

interface Beside {
  flood: Flood;
  attack: Attack;
}

async function watchBeside(url: string, learners: readonly Learner[], { flood, attack }: Beside): Promise<Seen> {
  let isOver = false;
  const load = flood.run({ ...attack, connections: CONNECTIONS, seconds: SECONDS }).finally(() => {
    isOver = true;
  });
  const [seen] = await Promise.all([watch(url, learners, () => isOver), load]);
  return seen;
}

async function pageCookie(url: string, { email, password }: Member): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

const idOf = ({ accessToken }: Member): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sub;

async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const create = { width: 5_000, height: 5_000, channels: 3, background: '#888', noise } as const;
  return sharp({ create: create as never })
    .jpeg({ quality: 30 })
    .toBuffer();
}

/** What one client may ask for again and again, each with an account of its own. */
async function listAttacks(url: string, dataDir: string): Promise<[name: string, attack: Attack][]> {
  const [reader, exporter, painter, refresher, intruder] = await Promise.all(
    Array.from({ length: 5 }, () => registerMember(url)),
  );
  if (!reader || !exporter || !painter || !refresher || !intruder) throw new Error('Nobody registered');
  const admin = await signInAsAdmin(url, dataDir);
  const file = await makeFile(admin, IMPORTED);
  const picture = await largePicture();
  // Taken after the first time, which is found out after the password has been hashed.
  const { email, password } = { email: 'neighbor@example.test', password: 'a long enough sentence' };
  const signUp = JSON.stringify({ email, password, firstName: 'A', lastName: 'Neighbor' });
  const json = { 'content-type': 'application/json' };
  return [
    ['page', { url: `${url}/statistics`, headers: { cookie: await pageCookie(url, reader) } }],
    ['export', { url: `${url}/auth/profile/${idOf(exporter)}/export`, headers: bearerOf(exporter) }],
    ['refused admin call', { url: `${url}/api/people`, headers: bearerOf(intruder) }],
    [
      'import',
      {
        url: `${url}/api/questions/import?format=json&dryRun=true`,
        method: 'POST',
        headers: { ...admin.headers, ...json },
        body: file,
      },
    ],
    [
      'picture',
      {
        url: `${url}/auth/profile/${idOf(painter)}/picture`,
        method: 'POST',
        headers: { ...bearerOf(painter), 'content-type': 'image/jpeg' },
        body: picture,
      },
    ],
    ['sign-up', { url: `${url}/auth/register`, method: 'POST', body: signUp }],
    [
      'sign-in',
      {
        url: `${url}/auth/login`,
        method: 'POST',
        body: JSON.stringify({ email: reader.email, password: 'not the one' }),
      },
    ],
    [
      'refresh',
      { url: `${url}/auth/refresh`, method: 'POST', headers: { authorization: `Bearer ${refresher.refreshToken}` } },
    ],
    ['health', { url: `${url}/api/health/live` }],
  ];
}

function rowsOf(name: string, seen: Seen, idleP95: number): Row[] {
  const p95 = percentile(seen.answers, 0.95);
  return [
    {
      what: `answer beside ${CONNECTIONS} connections on ${name}, p95`,
      ours: `${p95.toFixed(1)} ms`,
      floor: `${idleP95.toFixed(1)} ms (idle)`,
      ratio: p95 / idleP95,
      bar: { atMost: 2 },
    },
    {
      what: '  of these refused; slowest sign of life',
      ours: `${seen.refused} of ${seen.answers.length}; ${seen.liveMs.toFixed(0)} ms`,
      floor: `0; ${LIVE_BAR_MS} ms`,
      ratio: seen.refused > 0 ? Number.POSITIVE_INFINITY : seen.liveMs / LIVE_BAR_MS,
      bar: { atMost: 1 },
    },
  ];
}

/** One client that asks for all it can get, under the limits of production, and what everybody else notices of it. */
export const neighbor: LoneMeasure = {
  name: 'neighbor',
  async runAlone() {
    const { url, dataDir, stop } = await startInstance({ RATE_LIMIT_FACTOR: '1' });
    const flood = await openFlood();
    try {
      const attacks = await listAttacks(url, dataDir);
      const members = await Promise.all(Array.from({ length: LEARNERS }, () => registerMember(url)));
      const learners = await Promise.all(
        members.map(async (member) => ({ member, nextBody: await openPapers({ url }, member, 1) })),
      );
      await watchIdle(url, learners);
      const rows: Row[] = [];
      for (const [name, attack] of attacks) {
        // The machine may be busier now than before.
        const idle = await watchIdle(url, learners);
        rows.push(...rowsOf(name, await watchBeside(url, learners, { flood, attack }), percentile(idle.answers, 0.95)));
      }
      return rows;
    } finally {
      flood.stop();
      await stop();
    }
  },
};
