/**
 * Every bar that the product holds itself to, measured here and now beside its floor: a table, and exit code 1 when one is
 * missed. `npm run bench`, or `npm run bench -- answer reads` for some.
 */
import { openLab } from './lib/lab';
import { isHeld, type Measure, printTable, type Row } from './lib/measure';
import { analytics } from './measures/analytics';
import { answer } from './measures/answer';
import { loginStorm } from './measures/login-storm';
import { practicePage } from './measures/practice-page';
import { reads } from './measures/reads';
import { refreshStorm } from './measures/refresh-storm';
import { restart } from './measures/restart';
import { soak } from './measures/soak';

const MEASURES: readonly Measure[] = [answer, reads, analytics, loginStorm, refreshStorm, practicePage, soak, restart];

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !MEASURES.some((measure) => measure.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such measure: ${unknown.join(', ')}. There are: ${MEASURES.map(({ name }) => name).join(', ')}`,
    );
  }
  console.log('Building and starting the product and an empty project beside it …');
  const lab = await openLab();
  const rows: Row[] = [];
  try {
    for (const measure of MEASURES) {
      if (asked.length > 0 && !asked.includes(measure.name)) continue;
      console.log(`Measuring ${measure.name} …`);
      rows.push(...(await measure.run(lab)));
    }
  } finally {
    await lab.stop();
  }
  printTable(rows);
  process.exitCode = rows.every(isHeld) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
