/**
 * `npm run bench` measures every limit of `docs/performance.md` that a program can measure on this machine, and prints
 * a table. Exits with 1 if a limit is missed. `npm run bench -- answer reads` runs only the measures `answer` and
 * `reads`.
 */
import { openLab } from './lib/lab';
import { isHeld, type LoneMeasure, type Measure, printTable, type Row } from './lib/measure';
import { answer } from './measures/answer';
import { classStart } from './measures/class-start';
import { growth } from './measures/growth';
import { loginStorm } from './measures/login-storm';
import { neighbor } from './measures/neighbor';
import { pages } from './measures/pages';
import { practicePage } from './measures/practice-page';
import { publicPages } from './measures/public-pages';
import { reads } from './measures/reads';
import { slowPhone } from './measures/slow-phone';
import { soak } from './measures/soak';

const ALONE: readonly LoneMeasure[] = [growth, neighbor, classStart, pages];
const IN_LAB: readonly Measure[] = [answer, reads, loginStorm, publicPages, slowPhone, practicePage, soak];

const asked = process.argv.slice(2);
const names = [...ALONE, ...IN_LAB].map(({ name }) => name);
const rows: Row[] = [];
const failed: string[] = [];

const choose = <M extends { name: string }>(measures: readonly M[]): M[] =>
  measures.filter(({ name }) => asked.length === 0 || asked.includes(name));

/** Runs a measure. If it fails, the others still run. */
async function measure(name: string, run: () => Promise<Row[]>): Promise<void> {
  console.log(`Measuring ${name} …`);
  try {
    rows.push(...(await run()));
  } catch (error) {
    failed.push(name);
    console.error(`${name} could not be measured:`, error);
  }
}

async function measureInLab(measures: readonly Measure[]): Promise<void> {
  if (measures.length === 0) return;
  console.log('Starting the product and an empty project beside it …');
  const lab = await openLab();
  try {
    for (const { name, run } of measures) await measure(name, () => run(lab));
  } finally {
    await lab.stop();
  }
}

const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No such measure: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
for (const { name, runAlone } of choose(ALONE)) await measure(name, runAlone);
try {
  await measureInLab(choose(IN_LAB));
} finally {
  printTable(rows);
}
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`);
process.exitCode = rows.every(isHeld) && failed.length === 0 ? 0 : 1;
