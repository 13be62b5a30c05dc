import { mkdirSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { findRunning, findRunningOwner } from '@/lib/db/embedded';
import { type Random, seededRandom } from '@/lib/kernel/random';
import { BASE_URL, expect, test } from '../fixtures/test';
import { audit } from './network-faults/audit';
import { BLOWS, strike, untilReady, WHOLE_DATABASE } from './network-faults/blows';
import { type Learner, register, takeTest } from './network-faults/learner';
import { Weather } from './network-faults/network';

/**
 * Takes tests over HTTP while requests are delayed, repeated and cut off and the server and the database are killed.
 * Then compares the database with what the server acknowledged. `npm run test:faults` injects a thousand faults; the
 * default is a short form.
 */
const FAULTS = Number(process.env.FAULTS ?? 60);
/** Minimum number of kills. The run continues until the number is reached, even after enough other faults. */
const KILLS = Number(process.env.FAULT_KILLS ?? 0);
const SEED = Number(process.env.FAULT_SEED ?? 608);
/**
 * True when the test checks itself: without durable commits, the test must find lost answers. Set by `npm run
 * test:faults:control`.
 */
const IS_CONTROL = process.env.FAULT_CONTROL === '1';
const LEARNERS = 6;
/**
 * Milliseconds between two kills, during which learners answer. The start command gives up on a server that dies five
 * times in a minute.
 */
const CALM_MS = IS_CONTROL ? 1_500 : KILLS > 0 ? 6_000 : 4_000;
const ROUGHNESS = 0.35;
const PROGRESS_MS = 15_000;

const isEnough = ({ total, kills }: Weather): boolean => total >= FAULTS && kills >= KILLS;

/** Takes tests until enough faults were injected. Returns null, or the reason if the learner had to stop earlier. */
async function sitOn(weather: Weather, learner: Learner, random: Random): Promise<string | null> {
  try {
    while (!isEnough(weather)) await takeTest(weather, learner, random);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Makes commits of answers return before the answers are on disk. Uses a trigger, because the product's sessions
 * override the role's setting.
 */
async function loosenCommits(): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningOwner(process.env.COLDPASS_DATA_DIR ?? '') ?? '' });
  await client.connect();
  await client.query(`CREATE FUNCTION loosen_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM set_config('synchronous_commit', 'off', true); RETURN NULL; END $$`);
  await client.query(`CREATE TRIGGER loosen_commit BEFORE INSERT OR UPDATE ON attempt_questions
    FOR EACH STATEMENT EXECUTE FUNCTION loosen_commit()`);
  await client.end();
}

interface Run {
  weather: Weather;
  learners: Learner[];
  /** Reasons why learners stopped before enough faults were injected. */
  stopped: string[];
}

async function runAttempts(): Promise<Run> {
  const calm = new Weather(BASE_URL, 0);
  const weather = new Weather(BASE_URL, ROUGHNESS);
  const learners: Learner[] = [];
  for (let number = 0; number < LEARNERS; number += 1) learners.push(await register(calm, seededRandom(SEED)));
  if (IS_CONTROL) await loosenCommits();
  const progress = setInterval(() => {
    const attempts = learners.reduce((sum, learner) => sum + learner.attempts.length, 0);
    console.log(`faults: ${weather.total} of ${FAULTS}, ${attempts} attempts, ${weather.requests} answers`);
  }, PROGRESS_MS);
  let atWork = LEARNERS;
  const work = learners.map(async (learner, number) => {
    const reason = await sitOn(weather, learner, seededRandom(SEED + number));
    atWork -= 1;
    return reason;
  });
  const isOver = () => atWork === 0 || isEnough(weather);
  const blows = IS_CONTROL ? WHOLE_DATABASE : BLOWS;
  const [stopped] = await Promise.all([Promise.all(work), strike(weather, { blows, calmMs: CALM_MS, isOver })]);
  clearInterval(progress);
  await untilReady(weather);
  return { weather, learners, stopped: stopped.filter((reason) => reason !== null) };
}

test('no acknowledged answer is lost, duplicated or marked wrongly under injected faults', async () => {
  test.setTimeout(10 * 60_000 + FAULTS * 6_000 + KILLS * 60_000);
  const startedAt = Date.now();
  const { weather, learners, stopped } = await runAttempts();
  const findings = await audit(findRunning(process.env.COLDPASS_DATA_DIR ?? '') ?? '', learners);
  const report = {
    seconds: Math.round((Date.now() - startedAt) / 1000),
    faults: weather.total,
    ...Object.fromEntries(weather.injected),
    requests: weather.requests,
    statuses: Object.fromEntries([...weather.statuses].sort(([one], [other]) => one - other)),
    broken: weather.broken,
    stopped,
    acknowledged: learners
      .flatMap(({ attempts }) => attempts)
      .reduce((sum, { acknowledgements }) => sum + acknowledgements, 0),
    ...findings,
  };
  console.log(JSON.stringify(report, null, 2));
  mkdirSync('test-results', { recursive: true });
  writeFileSync(
    `test-results/faults-${IS_CONTROL ? 'control' : 'report'}.json`,
    `${JSON.stringify(report, null, 2)}\n`,
  );
  if (IS_CONTROL)
    return expect(findings.lost, 'a harness that cannot see losses is not to be trusted').toBeGreaterThan(0);
  expect(stopped).toEqual([]);
  expect(findings).toMatchObject({ lost: 0, doubled: 0, misjudged: 0, unfinished: 0, found: findings.questions });
  expect(weather.broken).toEqual([]);
});
