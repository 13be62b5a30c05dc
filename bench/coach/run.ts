/**
 * Checks that the rules in `lib/plan` make learners pass and keep them from quitting. Simulated candidates for Core and
 * one type study equal numbers of questions, chosen by several strategies, under memory models that differ from the
 * scheduler's. Exits with 1 if a required value is missed. `npm run bench:coach` takes at most ten minutes of a core.
 * Options: `-- --learners 2000` for a quick run, which is too small for the required values; `-- --agreement 0.5` for
 * less reliable ratings; `-- --model FILE` for another memory model (`bench/coach/memory/model.ts`); `-- --write` to update the plot in docs/
 * and the table that the product shows. `docs/model.md` explains the results.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chanceIn } from '@/lib/plan/learner-rules';
import { type Band, bandsOf } from './bands';
import { type Band as PlotBand, plotOf } from './calibration-plot';
import { type PredictedChance, type Setting, type Taught, teach } from './cells';
import { coach, gainAlone } from './coach';
import { BOTH, type Kind, listKinds, MODELS } from './kinds';
import type { MemoryModel } from './memory/model';
import { differenceOf } from './paired';
import { type MakeStrategy, unseenFirst } from './strategies';

const COMPARED = { 'unseen first': unseenFirst, 'gain alone': gainAlone, coach } as const;
/**
 * Range of pass rates of the strategy `unseen first`. A cell outside this range is ignored, because no strategy can
 * gain or lose much there.
 */
const OPEN = { least: 20, most: 80 } as const;
/**
 * Required gain over `unseen first` in percentage points, for cells within `OPEN`. The keys are correlations of the
 * ratings with the true difficulty.
 */
const GAINS: Readonly<Record<string, number>> = { 0.6: 8, 0.5: 4 };
/**
 * Requirements in comparison with the strategy `gain alone`: the percentage by which fewer learners must quit, and the
 * percentage points of the pass rate that this may cost.
 */
const FEWER_QUITTERS = 10;
const MOST_LOST = 2;
/** Largest half-width of the confidence interval, in percentage points, at which the result still counts. */
const MOST_HALF_WIDTH = 0.7;

const { values } = parseArgs({
  options: {
    learners: { type: 'string' },
    model: { type: 'string' },
    agreement: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const agreement = Number(values.agreement ?? 0.6);
const strategies: [string, MakeStrategy][] = Object.entries(COMPARED);

async function listModels(): Promise<readonly MemoryModel[]> {
  if (!values.model) return MODELS;
  return [((await import(pathToFileURL(resolve(values.model)).href)) as { default: MemoryModel }).default];
}

interface Row {
  taught: ReadonlyMap<string, Taught>;
}

const learnersOf = ({ taught }: Row, name: keyof typeof COMPARED) => taught.get(name)?.learners ?? [];
const percentOf = (learners: Taught['learners'], tell: (one: Taught['learners'][number]) => number): number =>
  (100 * learners.reduce((sum, one) => sum + tell(one), 0)) / learners.length;
const passing = (learners: Taught['learners']): number => percentOf(learners, ({ passed }) => passed);
const quitting = (learners: Taught['learners']): number => percentOf(learners, ({ quit }) => quit);

function measure({ cell, ability }: Kind, setting: Setting): Row {
  const taught = new Map(strategies.map(([name, make]) => [name, teach(make, cell, setting)]));
  const figures = [...taught.values()].map(
    ({ learners }) => `${passing(learners).toFixed(1)} · ${quitting(learners).toFixed(1)}`,
  );
  console.log(`| ${cell.model.name} | ${ability} | ${cell.days} × ${cell.questionsADay} | ${figures.join(' | ')} |`);
  return { taught };
}

interface Bar {
  name: string;
  value: string;
  isHeld: boolean;
}

/** Returns the differences between the coach and another strategy in percentage points, by cell and learner. */
const differences = (
  rows: readonly Row[],
  other: keyof typeof COMPARED,
  tell: (one: Taught['learners'][number]) => number,
) =>
  differenceOf(
    rows.map((row) => {
      const others = learnersOf(row, other);
      return learnersOf(row, 'coach').map((one, place) => {
        const compared = others[place];
        return compared ? 100 * (tell(one) - tell(compared)) : 0;
      });
    }),
  );

const isOpen = (row: Row): boolean => {
  const unseen = passing(learnersOf(row, 'unseen first'));
  return unseen >= OPEN.least && unseen <= OPEN.most;
};

function judge(rows: readonly Row[]): Bar[] {
  const open = rows.filter(isOpen);
  const gain = differences(open, 'unseen first', ({ passed }) => passed);
  const lost = differences(rows, 'gain alone', ({ passed }) => passed);
  const quit = differences(rows, 'gain alone', ({ quit: chance }) => chance);
  const quitBefore = rows.reduce((sum, row) => sum + quitting(learnersOf(row, 'gain alone')), 0) / rows.length;
  const least = GAINS[agreement] ?? 0;
  const told = ({ mean, halfWidth }: typeof gain) => `${mean.toFixed(1)} ± ${halfWidth.toFixed(2)} points`;
  const isSharp = ({ halfWidth }: typeof gain) => halfWidth <= MOST_HALF_WIDTH;
  return [
    {
      name: `passes above unseen first, ${open.length} open cells (bar ${least})`,
      value: told(gain),
      isHeld: isSharp(gain) && gain.mean >= least,
    },
    {
      name: `passes against gain alone (bar -${MOST_LOST})`,
      value: told(lost),
      isHeld: isSharp(lost) && lost.mean >= -MOST_LOST,
    },
    {
      name: `quitters against gain alone, of ${quitBefore.toFixed(1)} % (bar -${FEWER_QUITTERS} %)`,
      value: `${told(quit)}, ${((100 * quit.mean) / quitBefore).toFixed(1)} %`,
      isHeld: isSharp(quit) && 100 * quit.mean <= -FEWER_QUITTERS * quitBefore,
    },
  ];
}

const bandBars = (bands: readonly Band[]): Bar[] =>
  bands.map(({ low, passed, cases, isHeld }) => ({
    name: `told ${low} to ${low + 10} %`,
    value: `${passed.toFixed(1)} % pass, of ${cases}`,
    isHeld,
  }));

const tenth = (value: number): number => Math.round(10 * value) / 10;

const toPlotted = ({ low, told, passed, cases }: Band): PlotBand => ({
  fromPercent: low,
  toPercent: low + 10,
  cases,
  toldPercent: tenth(told),
  passedPercent: tenth(passed),
});

const chancesOfBoth = (told: readonly PredictedChance[]) =>
  told.map(({ outlook, passed }) => ({ chance: chanceIn(outlook, BOTH), passed }));
const chancesOfOne = (told: readonly PredictedChance[]) =>
  told.flatMap(({ outlook, passedSections }) =>
    BOTH.map((section) => ({ chance: chanceIn(outlook, [section]), passed: passedSections[section] ?? 0 })),
  );

const kinds = listKinds(await listModels());
const perCell = Math.max(1, Math.round(Number(values.learners ?? 5_000) / kinds.length));
console.log(
  `Ratings that agree with the truth at ${agreement}, ${perCell} learners a cell: percent that pass both sections · that quit\n`,
);
console.log(`| memory | ability | days × questions | ${strategies.map(([name]) => name).join(' | ')} |`);
console.log(`| --- | --- | --- | ${strategies.map(() => '--:').join(' | ')} |`);
const rows = kinds.map((kind) => measure(kind, { learners: perCell, agreement, firstSeed: 1 }));
const told = rows.flatMap(({ taught }) => taught.get('coach')?.told ?? []);
const bands = bandsOf(chancesOfBoth(told));
const bars = [...judge(rows), ...bandBars(bands)];
console.log('\n| bar | value | |\n| --- | --- | --- |');
for (const { name, value, isHeld } of bars) console.log(`| ${name} | ${value} | ${isHeld ? 'held' : 'MISSED'} |`);
if (values.write) {
  const label =
    'Chance of passing that simulated learners of the coach were told on the eve, against the share who passed';
  const both = bands.map(toPlotted);
  const sections = bandsOf(chancesOfOne(told)).map(toPlotted);
  const series = [
    { name: 'both sections', bands: both },
    { name: 'one section', bands: sections },
  ];
  writeFileSync('docs/images/coach-forecast.svg', plotOf({ label, series }));
  const shown = { learners: told.length, sections, both };
  writeFileSync('lib/plan/readiness/calibration.json', `${JSON.stringify(shown, null, 2)}\n`);
}
process.exitCode = bars.every(({ isHeld }) => isHeld) ? 0 : 1;
