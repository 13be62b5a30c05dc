import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { answerWhile, ask, bearer, openPapers, pause, send } from '@/bench/lib/calls';
import { ADMIN, type Member, register, startInstance } from '@/bench/lib/lab';
import { type Load, underLoad } from '@/bench/lib/load';
import { type LoneMeasure, limitRow, milliseconds, percentile, type Row } from '@/bench/lib/measure';

const CONNECTIONS = 32;
const SECONDS = 8;
const LIVE_BAR_MS = 250;
const P95_BAR = 4;

type Attack = Pick<Load, 'url' | 'method' | 'headers' | 'body'>;

/** Measures the response times for a learner and for a monitor until `during` settles. */
async function watch(url: string, learner: Member, during: Promise<unknown>) {
  const nextBody = await openPapers(url, learner.accessToken, 1);
  let goesOn = true;
  void during.finally(() => {
    goesOn = false;
  });
  let liveMs = 0;
  const monitor = async () => {
    while (goesOn) {
      const { ms, status } = await send(`${url}/api/health/live`);
      liveMs = Math.max(liveMs, status === 200 ? ms : Number.POSITIVE_INFINITY);
      await pause(100);
    }
  };
  const [answers] = await Promise.all([answerWhile(url, learner.accessToken, nextBody, () => goesOn), monitor()]);
  return { ...answers, liveMs, p95: percentile(answers.times, 0.95) };
}

async function pageCookie(url: string, { email, password }: Member): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${url}/auth/login`, { method: 'POST', headers, body });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

const pathOf = ({ accessToken }: Member) => `/auth/profile/${decodeJwt(accessToken).sub}`;

/** Lists requests that one client may repeat. Each kind of request is sent from a different account. */
async function listAttacks(url: string): Promise<Record<string, Attack>> {
  const members = await Promise.all(Array.from({ length: 4 }, () => register(url)));
  const [reader, exporter, painter, intruder] = members as [Member, Member, Member, Member];
  const refresher = await register(url);
  const admin = await ask<Member>(url, '', '/auth/login', ADMIN);
  const asAdmin = bearer(admin.accessToken);
  const exported = await fetch(`${url}/api/questions/export?format=json`, { headers: asAdmin });
  const questions = ((await exported.json()) as { questions: object[] }).questions;
  const canvas = { width: 5_000, height: 5_000, channels: 3, background: '#888' } as const;
  const post = { method: 'POST' as const };
  const person = { email: 'neighbor@example.test', password: reader.password, firstName: 'A', lastName: 'Neighbor' };
  return {
    page: { url: `${url}/statistics`, headers: { cookie: await pageCookie(url, reader) } },
    export: { url: `${url}${pathOf(exporter)}/export`, headers: bearer(exporter.accessToken) },
    'refused admin call': { url: `${url}/api/people`, headers: bearer(intruder.accessToken) },
    import: {
      ...post,
      url: `${url}/api/questions/import?format=json&dryRun=true`,
      headers: asAdmin,
      body: JSON.stringify(questions),
    },
    picture: {
      ...post,
      url: `${url}${pathOf(painter)}/picture`,
      headers: { ...bearer(painter.accessToken), 'content-type': 'image/jpeg' },
      body: await sharp({ create: canvas }).jpeg().toBuffer(),
    },
    'sign-up': { ...post, url: `${url}/auth/register`, body: JSON.stringify(person) },
    'sign-in': { ...post, url: `${url}/auth/login`, body: JSON.stringify({ email: reader.email, password: 'wrong' }) },
    refresh: { ...post, url: `${url}/auth/refresh`, headers: bearer(refresher.refreshToken) },
    health: { url: `${url}/api/health/live` },
  };
}

/**
 * Measures how much other clients are slowed down while one client sends as many requests as it can, under production
 * limits.
 */
export const neighbor: LoneMeasure = {
  name: 'neighbor',
  async runAlone() {
    const { url, stop } = await startInstance({ RATE_LIMIT_FACTOR: '1' });
    try {
      const rows: Row[] = [];
      const attacks = await listAttacks(url);
      for (const [name, attack] of Object.entries(attacks)) {
        const learner = await register(url);
        const idle = await watch(url, learner, pause(SECONDS * 1000));
        // Sends the load from a separate thread, so that it does not delay the measurement.
        const workers = Buffer.isBuffer(attack.body) ? {} : { workers: 1 };
        const flood = underLoad({ ...attack, ...workers, connections: CONNECTIONS, seconds: SECONDS });
        const seen = await watch(url, learner, flood);
        rows.push(
          {
            what: `answer beside ${CONNECTIONS} connections on ${name}, p95`,
            ours: milliseconds(seen.p95),
            floor: `${milliseconds(idle.p95)} (idle)`,
            ratio: seen.p95 / idle.p95,
            bar: { atMost: P95_BAR },
          },
          limitRow(`  refused, of ${seen.times.length}`, seen.refused, 0),
          limitRow('  slowest sign of life', seen.liveMs, LIVE_BAR_MS, milliseconds),
        );
      }
      return rows;
    } finally {
      await stop();
    }
  },
};
