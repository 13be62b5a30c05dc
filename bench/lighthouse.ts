/**
 * Runs Lighthouse in mobile mode on every public page of a running, built product. Prints a table and exits with 1 if a
 * required score is missed. `npm run lighthouse -- [http://localhost:3000] [page …]`. Each row is the median of five
 * runs. The first and the last row measure an empty page of the same Next version, because the product cannot do better
 * than that on the same machine.
 */

import lighthouse, { type Flags, type Result } from 'lighthouse';
import { freePort } from '@/lib/kernel/free-port';
import { readLanguage } from '@/lib/kernel/language';
import { listPublicPages } from '@/lib/kernel/pages';
import { openBrowser } from '@/scripts/lib/open-browser';
import { startReference } from './lib/reference';

const BARS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];
const RUNS = 5;
/** Pages opened by a mail link or while offline. They have `noindex`, which Lighthouse reports as a fault. */
const UNLISTED = new Set<string>(['/reset-password', '/verify-email', '/offline']);

const [base = 'http://localhost:3000', ...chosen] = process.argv.slice(2);

/** Runs Lighthouse once. Repeats the run if the browser's trace has no beginning, because its scores mean nothing. */
async function runOnce(address: string, flags: Flags, triesLeft = 2): Promise<Result> {
  const skipAudits = UNLISTED.has(readLanguage(new URL(address).pathname).path) ? ['is-crawlable'] : [];
  const outcome = await lighthouse(address, { ...flags, skipAudits });
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  if (triesLeft > 0) return runOnce(address, flags, triesLeft - 1);
  throw new Error(`Lighthouse could not open ${address}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
}

const score = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Returns the run with the median performance score. */
async function runMedian(address: string, flags: Flags): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await runOnce(address, flags));
  results.sort((one, other) => score(one, 'performance') - score(other, 'performance'));
  const middle = results[Math.floor(RUNS / 2)];
  if (!middle) throw new Error(`${address} was not measured`);
  return middle;
}

/** Lists the failed audits of the categories below their required score. */
function listFaults(result: Result, missed: Category[]): string[] {
  const refs = missed.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `    ${id}: ${result.audits[id]?.title ?? ''} ${result.audits[id]?.displayValue ?? ''}`);
}

const figure = (result: Result, audit: string): string => (result.audits[audit]?.displayValue ?? '-').padStart(8);

function printRow(name: string, result: Result, note = ''): void {
  const scores = CATEGORIES.map((category) => String(score(result, category)).padStart(7)).join('');
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight']
    .map((audit) => figure(result, audit).replace('Total size was ', ''))
    .join('  ');
  console.log(`${name.padEnd(26)}${scores}  ${times}${note}`);
}

/** Measures a page and prints its row. Returns true if it reaches every required score. */
async function measure(path: string, flags: Flags): Promise<boolean> {
  const result = await runMedian(base + path, flags);
  const missed = CATEGORIES.filter((category) => score(result, category) < BARS[category]);
  printRow(path, result, missed.length > 0 ? `  misses ${missed.join(', ')}` : '');
  for (const fault of listFaults(result, missed)) console.log(fault);
  return missed.length === 0;
}

const port = await freePort();
const reference = await startReference([]);
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
const flags: Flags = { port, logLevel: 'error', onlyCategories: CATEGORIES };
const measureReference = async () => printRow('an empty page', await runMedian(reference.url, flags));
console.log(`${''.padEnd(26)}   perf   a11y   best    seo       LCP       TBT       CLS  bytes`);
let isHeld = true;
try {
  await measureReference();
  for (const path of chosen.length > 0 ? chosen : listPublicPages()) isHeld = (await measure(path, flags)) && isHeld;
  await measureReference();
} finally {
  await browser.close();
  await reference.stop();
}
process.exitCode = isHeld ? 0 : 1;
