/**
 * Lighthouse in mobile mode over every public page of a running, built product: a table, and exit code 1 when a bar is missed.
 * `npm run lighthouse -- [http://localhost:3000] [page …]`. Performance is the median of three runs: this machine does other
 * things too.
 */
import { createServer } from 'node:net';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { openBrowser } from './lib/open-browser';
import { PUBLIC_PAGES } from './lib/public-pages';

const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];
const RUNS = 3;
/** Reached by a link in a mail or without network, so they ask not to be listed (`noindex`), which Lighthouse takes for a fault. */
const UNLISTED = new Set<string>(['/reset-password', '/verify-email', '/offline']);

const [base = 'http://localhost:3000', ...chosen] = process.argv.slice(2);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A run that the browser spoils (a trace without a beginning) says nothing of the page and is done again. */
async function runOnce(path: string, flags: Flags, triesLeft = 2): Promise<Result> {
  const skipAudits = UNLISTED.has(path) ? ['is-crawlable'] : [];
  const outcome = await lighthouse(base + path, { ...flags, skipAudits });
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  if (triesLeft > 0) return runOnce(path, flags, triesLeft - 1);
  throw new Error(`Lighthouse could not open ${base + path}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`);
}

const score = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const median = (results: Result[]): Result | undefined =>
  results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[Math.floor(results.length / 2)];

/** What cost points, in words: the failed audits of the categories that missed their bar. */
function listFaults(result: Result, missed: Category[]): string[] {
  const refs = missed.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `    ${id}: ${result.audits[id]?.title ?? ''} ${result.audits[id]?.displayValue ?? ''}`);
}

const figure = (result: Result, audit: string): string => (result.audits[audit]?.displayValue ?? '-').padStart(8);

/** Measures a page, prints its row, and says whether it holds every bar. */
async function measure(path: string, flags: Flags): Promise<boolean> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await runOnce(path, flags));
  const result = median(results);
  if (!result) return false;
  const missed = CATEGORIES.filter((category) => score(result, category) < BARS[category]);
  const scores = CATEGORIES.map((category) => String(score(result, category)).padStart(7)).join('');
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight']
    .map((audit) => figure(result, audit).replace('Total size was ', ''))
    .join('  ');
  console.log(`${path.padEnd(26)}${scores}  ${times}${missed.length > 0 ? `  misses ${missed.join(', ')}` : ''}`);
  for (const fault of listFaults(result, missed)) console.log(fault);
  return missed.length === 0;
}

const port = await freePort();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
const flags: Flags = { port, logLevel: 'error', onlyCategories: CATEGORIES };
console.log(`${''.padEnd(26)}   perf   a11y   best    seo       LCP       TBT       CLS  bytes`);
let isHeld = true;
for (const path of chosen.length > 0 ? chosen : PUBLIC_PAGES) isHeld = (await measure(path, flags)) && isHeld;
await browser.close();
process.exitCode = isHeld ? 0 : 1;
