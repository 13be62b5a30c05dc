/**
 * Every bar that the product holds itself to, measured here and now beside its floor: a table, and exit code 1 when one is
 * missed. `npm run bench`, or `npm run bench -- answer reads` for some. Each run is added to `docs/performance-history.csv`;
 * `npm run bench -- --worse` measures nothing and says since which commits a figure is worse.
 */
import { appendHistory, printWorse } from './lib/history';
import { type Lab, openLab } from './lib/lab';
import { isHeld, type LoneMeasure, type Measure, printTable, type Row } from './lib/measure';
import { analytics } from './measures/analytics';
import { answer } from './measures/answer';
import { build } from './measures/build';
import { duplicates } from './measures/duplicates';
import { footprint } from './measures/footprint';
import { growth } from './measures/growth';
import { importing } from './measures/import';
import { liveBoard } from './measures/live-board';
import { login } from './measures/login';
import { loginStorm } from './measures/login-storm';
import { neighbor } from './measures/neighbor';
import { practicePage } from './measures/practice-page';
import { publicPages } from './measures/public-pages';
import { questionPage } from './measures/question-page';
import { reads } from './measures/reads';
import { refreshStorm } from './measures/refresh-storm';
import { restart } from './measures/restart';
import { room } from './measures/room';
import { security } from './measures/security';
import { soak } from './measures/soak';
import { statement } from './measures/statement';

/** Those that want the build for themselves come first; the start makes whatever a fresh clone lacks. */
const ALONE: readonly LoneMeasure[] = [restart, build, growth, neighbor, liveBoard, room];
const IN_LAB: readonly Measure[] = [
  answer,
  statement,
  reads,
  publicPages,
  security,
  practicePage,
  questionPage,
  login,
  loginStorm,
  refreshStorm,
  analytics,
  footprint,
  soak,
  importing,
  duplicates,
];
const BUDGET_MINUTES = 15;

const startedAt = performance.now();

function announce(name: string): void {
  const minutes = (performance.now() - startedAt) / 60_000;
  const left = BUDGET_MINUTES - minutes;
  const time = left > 0 ? `${left.toFixed(1)} of ${BUDGET_MINUTES} minutes left` : `${(-left).toFixed(1)} minutes over`;
  console.log(`Measuring ${name} (${time}) …`);
}

function choose<M extends { name: string }>(measures: readonly M[], asked: readonly string[]): M[] {
  return measures.filter(({ name }) => asked.length === 0 || asked.includes(name));
}

/** What was measured, and what could not be: one measure that fails takes nothing from the others. */
interface Outcome {
  rows: Row[];
  failed: string[];
}

async function measureOne(name: string, run: () => Promise<Row[]>, { rows, failed }: Outcome): Promise<void> {
  announce(name);
  try {
    rows.push(...(await run()));
  } catch (error) {
    failed.push(name);
    console.error(`${name} could not be measured:`, error);
  }
}

async function measureInLab(measures: readonly Measure[], outcome: Outcome): Promise<void> {
  if (measures.length === 0) return;
  console.log('Building and starting the product and an empty project beside it …');
  const lab: Lab = await openLab();
  try {
    for (const { name, run } of measures) await measureOne(name, () => run(lab), outcome);
  } finally {
    await lab.stop();
  }
}

async function main(asked: readonly string[]): Promise<void> {
  if (asked.includes('--worse')) return printWorse();
  const names = [...ALONE, ...IN_LAB].map(({ name }) => name);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No such measure: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  const outcome: Outcome = { rows: [], failed: [] };
  for (const { name, runAlone } of choose(ALONE, asked)) await measureOne(name, runAlone, outcome);
  try {
    await measureInLab(choose(IN_LAB, asked), outcome);
  } finally {
    printTable(outcome.rows);
    appendHistory(outcome.rows);
  }
  if (outcome.failed.length > 0) console.error(`Not measured: ${outcome.failed.join(', ')}`);
  process.exitCode = outcome.rows.every(isHeld) && outcome.failed.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
