import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunning } from '@/lib/db/embedded';
import { seededRandom } from '@/lib/kernel/random';
import { killDatabase, killDatabaseWhole, killServer } from './fixtures/processes';
import { BASE_URL, expect, test } from './fixtures/test';
import { audit } from './weather/audit';
import { type Learner, register, sit } from './weather/learner';
import { Weather } from './weather/network';

/**
 * Learners sit tests over HTTP while requests are delayed, repeated and cut and the server and the database are killed; then the
 * database is held against what was acknowledged. `npm run test:faults` injects a thousand; without FAULTS it is a short form.
 */
const FAULTS = Number(process.env.FAULTS ?? 60);
const SEED = Number(process.env.FAULT_SEED ?? 608);
const LEARNERS = 6;
/** Work is done between blows; and the start command gives up on a server that dies five times within a minute, as it should. */
const CALM_MS = 4_000;
const ROUGHNESS = 0.35;

async function untilReady(): Promise<void> {
  const ask = () => fetch(`${BASE_URL}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  while (!(await ask())?.ok) await sleep(100);
}

/** Kills in turn, each time that the product has come back and worked for a moment, until told to stop. */
async function strike(weather: Weather, isOver: () => boolean): Promise<void> {
  const blows = [
    ['server killed', killServer],
    ['database killed', killDatabaseWhole],
    ['server killed', killServer],
    ['database killed', killDatabase],
  ] as const;
  for (let number = 0; ; number += 1) {
    await untilReady();
    await sleep(number === 0 ? CALM_MS / 4 : CALM_MS);
    if (isOver()) return;
    const [name, kill] = blows[number % blows.length] ?? blows[0];
    kill();
    weather.note(name);
    // Until it has noticed: a product that is just dying may still answer that it is ready.
    await sleep(500);
  }
}

test('no acknowledged answer is lost, doubled or misjudged, whatever breaks', async () => {
  test.setTimeout(30 * 60_000);
  const startedAt = Date.now();
  const calm = new Weather(BASE_URL, 0);
  const weather = new Weather(BASE_URL, ROUGHNESS);
  const learners: Learner[] = [];
  for (let number = 0; number < LEARNERS; number += 1) learners.push(await register(calm, seededRandom(SEED)));
  let atWork = LEARNERS;
  const work = learners.map(async (learner, number) => {
    const random = seededRandom(SEED + number);
    try {
      while (weather.total < FAULTS) await sit(weather, learner, random);
    } finally {
      atWork -= 1;
    }
  });
  await Promise.all([...work, strike(weather, () => atWork === 0 || weather.total >= FAULTS)]);
  const databaseUrl = findRunning(process.env.COLDPASS_DATA_DIR ?? '');
  const findings = await audit(databaseUrl ?? '', learners);
  const acknowledged = learners
    .flatMap(({ sittings }) => sittings)
    .reduce((sum, { acknowledgements }) => sum + acknowledgements, 0);
  const report = {
    seconds: Math.round((Date.now() - startedAt) / 1000),
    faults: weather.total,
    ...Object.fromEntries(weather.injected),
    requests: weather.requests,
    statuses: Object.fromEntries([...weather.statuses].sort(([one], [other]) => one - other)),
    acknowledged,
    ...findings,
  };
  console.log(JSON.stringify(report, null, 2));
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/faults-report.json', `${JSON.stringify(report, null, 2)}\n`);
  expect(findings).toMatchObject({ lost: 0, doubled: 0, misjudged: 0, found: findings.questions });
  expect(Object.keys(report.statuses).filter((status) => status === '500')).toEqual([]);
});
