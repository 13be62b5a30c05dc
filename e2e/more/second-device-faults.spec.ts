import { mkdirSync, writeFileSync } from 'node:fs';
import { findRunning } from '@/lib/db/embedded';
import { seededRandom } from '@/lib/kernel/random';
import { BASE_URL, expect, test } from '../fixtures/test';
import { audit } from './network-faults/audit';
import { BLOWS, strike, untilReady } from './network-faults/blows';
import { DEEDS, Household } from './network-faults/household';
import { register } from './network-faults/learner';
import { Weather } from './network-faults/network';

/**
 * Takes a test on one device while another device of the same person signs in and out, cleans up and changes accounts,
 * over a bad network and under `kill -9`. Each device runs the product's own outbox. `npm run test:faults` runs a
 * thousand such rounds.
 */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 40);
const SEED = Number(process.env.FAULT_SEED ?? 608);
/** True when the test checks itself: phones then never send lost answers again, and the test must detect the loss. */
const IS_CONTROL = process.env.FAULT_CONTROL === '1';
const HOUSEHOLDS = 6;
/** Number of rounds after which new accounts and devices replace those of a household. */
const ROUNDS_TOGETHER = 20;
const ROUGHNESS = 0.25;
const CALM_MS = 20_000;
const PROGRESS_MS = 15_000;

interface Run {
  weather: Weather;
  households: Household[];
  deeds: Map<string, number>;
  /** Errors that ended the rounds of a household early. */
  stopped: string[];
}

async function runRounds(): Promise<Run> {
  const calm = new Weather(BASE_URL, 0);
  const weather = new Weather(BASE_URL, ROUGHNESS);
  const run: Run = { weather, households: [], deeds: new Map(), stopped: [] };
  let next = 0;
  let done = 0;
  const live = async (number: number) => {
    const random = seededRandom(SEED + number);
    let household: Household | undefined;
    for (let lived = 0; next < ROUNDS; lived += 1) {
      const deed = DEEDS[next % DEEDS.length] ?? DEEDS[0];
      next += 1;
      if (!household || lived % ROUNDS_TOGETHER === 0) {
        const [owner, guest] = [await register(calm, random), await register(calm, random)];
        household = new Household({ owner, guest, weather, random, isForgetful: IS_CONTROL });
        run.households.push(household);
      }
      await household.round(deed);
      run.deeds.set(deed, (run.deeds.get(deed) ?? 0) + 1);
      done += 1;
    }
  };
  const progress = setInterval(
    () =>
      console.log(`second device: ${done} of ${ROUNDS} rounds, ${weather.total} faults, ${weather.requests} answers`),
    PROGRESS_MS,
  );
  let atWork = HOUSEHOLDS;
  const work = Array.from({ length: HOUSEHOLDS }, (_unused, number) =>
    live(number)
      .catch(
        (error: unknown) =>
          void run.stopped.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      )
      .finally(() => {
        atWork -= 1;
      }),
  );
  let struckAt = 0;
  const mayStrike = () => {
    if (done < struckAt + HOUSEHOLDS) return false;
    struckAt = done;
    return true;
  };
  await Promise.all([
    ...work,
    strike(weather, { blows: BLOWS, calmMs: CALM_MS, isOver: () => atWork === 0, mayStrike }),
  ]);
  clearInterval(progress);
  await untilReady(weather);
  return run;
}

test('no acknowledged answer is lost to actions of another device of the same person', async () => {
  test.setTimeout(5 * 60_000 + ROUNDS * 10_000);
  const startedAt = Date.now();
  const { weather, households, deeds, stopped } = await runRounds();
  const learners = households.flatMap(({ owner, guest }) => [owner, guest]);
  const findings = await audit(findRunning(process.env.COLDPASS_DATA_DIR ?? '') ?? '', learners);
  const refused = households.flatMap((household) => household.refused);
  const attempts = learners.flatMap((learner) => learner.attempts);
  const report = {
    seconds: Math.round((Date.now() - startedAt) / 1000),
    rounds: Object.fromEntries(deeds),
    faults: weather.total,
    ...Object.fromEntries(weather.injected),
    requests: weather.requests,
    statuses: Object.fromEntries([...weather.statuses].sort(([one], [other]) => one - other)),
    broken: weather.broken,
    stopped,
    refused,
    removed: households.reduce((sum, household) => sum + household.removed, 0),
    acknowledged: attempts.reduce((sum, { acknowledgements }) => sum + acknowledgements, 0),
    givenUp: attempts.filter(({ isGivenUp }) => isGivenUp).length,
    ...findings,
  };
  console.log(JSON.stringify(report, null, 2));
  mkdirSync('test-results', { recursive: true });
  writeFileSync(
    `test-results/second-device-${IS_CONTROL ? 'control' : 'report'}.json`,
    `${JSON.stringify(report, null, 2)}\n`,
  );
  expect(stopped).toEqual([]);
  // A 404 proves that a clean-up has removed the test; the response with the number of removed tests may be lost.
  expect(weather.statuses.get(404) ?? 0, 'a clean-up has removed the test of the phone').toBeGreaterThan(0);
  if (IS_CONTROL)
    return expect(findings.lost, 'a harness that cannot see losses is not to be trusted').toBeGreaterThan(0);
  expect(findings).toMatchObject({ lost: 0, doubled: 0, misjudged: 0, unfinished: 0, found: findings.questions });
  expect(refused).toEqual([]);
  expect(weather.broken).toEqual([]);
});
