/**
 * What a learner's work costs as the database grows tenfold, for learners of 500 attempts each: the statistics page's two calls, Today
 * (warm, and after an answer), a look at the live board of a class of forty, and an answer, each at most 1.5 times what it cost before,
 * and no sequential scan of attempts or answers. Two servers under the product's settings, measured in turn (ABBA), medians; told
 * beside them is what has no bar: a learner's whole history, and calls of learners whose rows nobody has read lately.
 *
 * `npm run bench:growth -- [smaller] [larger] [calls …]`, 100,000 and 1,000,000 attempts unless told. With `GROWTH_DIR` the databases
 * stay in that folder and are used again.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CALLS } from './lib/growth/calls';
import { openSide, type Side } from './lib/growth/side';
import { median } from './lib/measure';

const ROUNDS = 20;
const WARMING_ROUNDS = 3;
const MOST_TIMES = 1.5;
const HELD = ['statistics', 'today', 'today after an answer', 'board', 'answer'];

const numbers = process.argv.slice(2).filter((one) => /^\d+$/.test(one));
const names = process.argv.slice(2).filter((one) => !/^\d+$/.test(one));
const [smaller = 100_000, larger = 1_000_000] = numbers.map(Number);
const asked = Object.keys(CALLS).filter((name) => names.length === 0 || names.includes(name));

type Sides = Record<'small' | 'large', Side>;

async function compare(sides: Sides): Promise<boolean> {
  const times = new Map(asked.map((name) => [name, { small: [] as number[], large: [] as number[] }]));
  for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
    for (const name of asked) {
      for (const side of order) {
        const took = await sides[side].measure(name, round);
        if (round >= WARMING_ROUNDS && took.length > 0) times.get(name)?.[side].push(median(took));
      }
    }
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const say = (all: number[]) =>
    `${median(all).toFixed(2)} ms (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;
  let areHeld = true;
  for (const [name, { small, large }] of times) {
    if (small.length === 0 || large.length === 0) continue;
    const ratio = median(large) / median(small);
    if (HELD.includes(name)) areHeld &&= ratio <= MOST_TIMES;
    const bar = HELD.includes(name) ? `at most ${MOST_TIMES}` : 'no bar';
    console.log(`${name}: small ${say(small)}, large ${say(large)}, ratio ${ratio.toFixed(2)}, ${bar}`);
  }
  return areHeld;
}

async function lookAtPlans({ small, large }: Sides): Promise<boolean> {
  let isWhole = false;
  for (const name of asked) {
    const [before, after] = [await small.look(name), await large.look(name)];
    if (!after) continue;
    console.log(`${name}: ${before?.pages ?? '?'} pages, ${after.pages} in the larger one`);
    for (const scan of after.scans) console.log(`  ${scan}`);
    isWhole ||= after.scans.some((scan) => scan.startsWith('Seq Scan'));
  }
  return !isWhole;
}

function folderOf(kept: string, attempts: number): string {
  const folder = join(kept, String(attempts));
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function main(): Promise<boolean> {
  const kept = process.env.GROWTH_DIR;
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'coldpass-'));
  mkdirSync(folder, { recursive: true });
  // Started by root, the servers run as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const open: Side[] = [];
  try {
    for (const attempts of [smaller, larger]) open.push(await openSide(folderOf(folder, attempts), attempts));
    const [small, large] = open as [Side, Side];
    const areHeld = await compare({ small, large });
    const areIndexed = await lookAtPlans({ small, large });
    return areHeld && areIndexed;
  } finally {
    for (const side of open) await side.end();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

process.exit((await main()) ? 0 : 1);
