import { mkdirSync, writeFileSync } from 'node:fs';
import { findRunning } from '@/lib/db/embedded';
import { seededRandom } from '@/lib/kernel/random';
import { BASE_URL, expect, test } from '../fixtures/test';
import { audit } from './network-faults/audit';
import { BLOWS, strike, untilReady } from './network-faults/blows';
import { Merge } from './network-faults/merge';
import { Weather } from './network-faults/network';

/**
 * Moves device accounts into other accounts over a bad network and under `kill -9`, with tests in progress, answers
 * given offline and double presses. `npm run test:faults` runs two hundred moves.
 */
const MERGES = Number(process.env.FAULT_MERGES ?? (process.env.FAULT_ROUNDS ? 200 : 12));
const SEED = Number(process.env.FAULT_SEED ?? 608);
/**
 * True when the test checks itself: phones then ignore who owns their answers and lose some, and the test must detect
 * the loss.
 */
const IS_CONTROL = process.env.FAULT_CONTROL === '1';
const AT_ONCE = 5;
const ROUGHNESS = 0.25;
const CALM_MS = 20_000;
const PROGRESS_MS = 15_000;

test('moving device accounts into other accounts under injected faults loses no data and duplicates none', async () => {
  test.setTimeout(5 * 60_000 + MERGES * 20_000);
  const startedAt = Date.now();
  const [calm, weather] = [new Weather(BASE_URL, 0), new Weather(BASE_URL, ROUGHNESS)];
  const merges: Merge[] = [];
  const stopped: string[] = [];
  let done = 0;
  const line = async () => {
    while (merges.length < MERGES) {
      const merge = new Merge({ calm, weather, random: seededRandom(SEED + merges.length), isForgetful: IS_CONTROL });
      merges.push(merge);
      await merge.run().catch((error: unknown) => void stopped.push(`${error instanceof Error ? error.stack : error}`));
      done += 1;
    }
  };
  const progress = setInterval(() => console.log(`merges: ${done} of ${MERGES}, ${weather.total} faults`), PROGRESS_MS);
  let struckAt = 0;
  const mayStrike = () => {
    if (done < struckAt + AT_ONCE) return false;
    struckAt = done;
    return true;
  };
  const isOver = () => done >= MERGES;
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, line),
    strike(weather, { blows: BLOWS, calmMs: CALM_MS, isOver, mayStrike }),
  ]);
  clearInterval(progress);
  await untilReady(weather);
  const url = findRunning(process.env.COLDPASS_DATA_DIR ?? '') ?? '';
  const findings = await audit(
    url,
    merges.flatMap(({ owner }) => owner ?? []),
  );
  const left: Awaited<ReturnType<Merge['look']>>[] = [];
  for (const merge of merges) left.push(await merge.look(url));
  const report = {
    seconds: Math.round((Date.now() - startedAt) / 1000),
    merges: done,
    faults: weather.total,
    ...Object.fromEntries(weather.injected),
    requests: weather.requests,
    statuses: Object.fromEntries([...weather.statuses].sort(([one], [other]) => one - other)),
    broken: weather.broken,
    stopped,
    refused: merges.flatMap(({ refused }) => refused),
    missing: merges.reduce((sum, { missing }) => sum + missing, 0),
    deviceAccountsLeft: left.filter(({ isGone }) => !isGone).length,
    favoritesWrong: left.filter(({ favorites }) => !favorites).length,
    keptByAnotherPhone: merges.filter(({ isKeptElsewhere }) => isKeptElsewhere).length,
    ...findings,
  };
  console.log(JSON.stringify(report, null, 2));
  mkdirSync('test-results', { recursive: true });
  const name = `test-results/merge-${IS_CONTROL ? 'control' : 'report'}.json`;
  writeFileSync(name, `${JSON.stringify(report, null, 2)}\n`);
  expect(stopped).toEqual([]);
  if (IS_CONTROL)
    return expect(report.missing, 'a harness that cannot see losses is not to be trusted').toBeGreaterThan(0);
  expect(findings).toMatchObject({ lost: 0, doubled: 0, misjudged: 0, unfinished: 0, found: findings.questions });
  expect(report).toMatchObject({ missing: 0, deviceAccountsLeft: 0, favoritesWrong: 0, refused: [], broken: [] });
});
