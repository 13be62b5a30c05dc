import { mkdirSync, writeFileSync } from 'node:fs';
import type { ClassResults } from '@/lib/classes/results/contract';
import { findRunning } from '@/lib/db/embedded';
import { seededRandom } from '@/lib/kernel/random';
import { startOwnProduct } from '../fixtures/own-product';
import { schoolOf } from '../fixtures/school';
import { expect, test } from '../fixtures/test';
import { audit } from './network-faults/audit';
import { blowsOn, strike, untilReady } from './network-faults/blows';
import { joinAndStart, openClassroom, takeToEnd } from './network-faults/classroom';
import { Weather } from './network-faults/network';

/**
 * A class of forty students behind one IP address, under production rate limits. All join and start at the same moment
 * over a bad network, and answer while the server and the database are killed.
 */
const STUDENTS = 40;
const SEED = Number(process.env.FAULT_SEED ?? 608);
const ROUGHNESS = 0.25;
const CALM_MS = 4_000;
const STARTED_WITHIN_MS = 60_000;
const SCHOOL = '198.51.100.7';

test('forty students behind one IP address join, start and lose no answer despite injected faults', async () => {
  test.setTimeout(10 * 60_000);
  mkdirSync('test-results', { recursive: true });
  const settings = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' };
  const product = await startOwnProduct(settings, undefined, 'test-results/class-server.log');
  try {
    const headers = { 'x-forwarded-for': SCHOOL };
    const [calm, weather] = [new Weather(product.url, 0, headers), new Weather(product.url, ROUGHNESS, headers)];
    const classroom = await openClassroom(calm, seededRandom(SEED));
    const begunAt = Date.now();
    const randoms = Array.from({ length: STUDENTS }, (_student, number) => seededRandom(SEED + number));
    const students = await Promise.all(
      randoms.map((random, number) => joinAndStart(weather, classroom, `Student ${number}`, random)),
    );
    const startedMs = Date.now() - begunAt;
    const whileStarting = Object.fromEntries(weather.statuses);

    let atWork = STUDENTS;
    const stopped: string[] = [];
    const work = students.map((student, number) =>
      takeToEnd(weather, student, randoms[number] ?? Math.random)
        .catch((error: unknown) => void stopped.push(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          atWork -= 1;
        }),
    );
    const isOver = () => atWork === 0;
    await Promise.all([...work, strike(weather, { blows: blowsOn(product.pid), calmMs: CALM_MS, isOver })]);
    await untilReady(weather);

    const learners = students.map(({ learner }) => learner);
    const findings = await audit(findRunning(product.dataDir) ?? '', learners);
    const { token } = classroom.instructor;
    const path = `/api/classes/${classroom.made.id}/results`;
    const { data } = await schoolOf(product).ask<ClassResults>({ address: SCHOOL, token }, 'GET', path);
    const report = {
      startedMs,
      whileStarting,
      statuses: Object.fromEntries(weather.statuses),
      ...Object.fromEntries(weather.injected),
      broken: weather.broken,
      stopped,
      ...findings,
    };
    console.log(JSON.stringify(report, null, 2));
    writeFileSync('test-results/class-report.json', `${JSON.stringify(report, null, 2)}\n`);

    expect(stopped).toEqual([]);
    expect(startedMs).toBeLessThan(STARTED_WITHIN_MS);
    // The server refuses requests that waited during a stall of two seconds, and the phones retry them.
    const { 200: _read, 201: _started, 503: turnedAway = 0, ...others } = whileStarting;
    expect(others).toEqual({});
    expect(turnedAway).toBeLessThan(STUDENTS / 4);
    expect(weather.statuses.get(429) ?? 0, 'refused by a limit').toBe(0);
    expect(weather.kills, 'something was killed while they answered').toBeGreaterThan(0);
    expect(findings).toMatchObject({ lost: 0, doubled: 0, misjudged: 0, unfinished: 0, found: findings.questions });
    expect(weather.broken).toEqual([]);
    expect(data.students.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
      Array(STUDENTS).fill('finished 1'),
    );
  } finally {
    await product.stop();
  }
});
