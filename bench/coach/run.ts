/**
 * Whether the rules in `lib/plan` make learners pass: simulated candidates for Core and one type study equal numbers of questions,
 * chosen by five strategies, under models of memory that are not the scheduler's own. Exits 1 when a bar is missed.
 * `npm run bench:coach`; `-- --learners 2000` for a quick look, `-- --agreement 0.5` for one of the two runs, `-- --model FILE` for a model of memory of your own
 * (`bench/coach/memory/model.ts`), `-- --write` to renew the plot in docs/, `-- --resume FILE` to keep each cell in a file and go on where an
 * earlier run of the same code ended. The figures and what they say stand in `docs/coach.md`.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chanceIn } from '@/lib/plan/learner/rules';
import { type Band, bandsOf } from './bands';
import { type Band as PlotBand, plotOf } from './calibration-plot';
import { type Setting, type Taught, type Told, teach } from './cells';
import { coach } from './coach';
import { BOTH, type Kind, listKinds, MODELS } from './kinds';
import type { MemoryModel } from './memory/model';
import { type MakeStrategy, missedFirst, plainFsrs, random, unseenFirst } from './strategies';

const STRATEGIES: readonly (readonly [name: string, make: MakeStrategy])[] = [
  ['random', random],
  ['unseen first', unseenFirst],
  ['missed first', missedFirst],
  ['plain FSRS', plainFsrs],
  ['coach', coach],
];
/** Where unseen first passes fewer or more, there is little to gain or to lose. */
const OPEN = { least: 20, most: 80 } as const;
/** Points above unseen first on the mean of the open cells of 7 and 14 days, and below it in any one cell. */
const BARS = [
  { agreement: 0.6, gain: 8 },
  { agreement: 0.5, gain: 4 },
] as const;
const MOST_LOST = 1;

const { values } = parseArgs({
  options: {
    learners: { type: 'string' },
    model: { type: 'string' },
    agreement: { type: 'string' },
    write: { type: 'boolean' },
    resume: { type: 'string' },
  },
});
const learners = Number(values.learners ?? 10_000);

async function listModels(): Promise<readonly MemoryModel[]> {
  if (!values.model) return MODELS;
  return [((await import(pathToFileURL(resolve(values.model)).href)) as { default: MemoryModel }).default];
}

interface Row {
  days: number;
  unseen: number;
  coached: number;
  /** Of each learner of the coach: the chance of both sections that was told, and the share of papers passed. */
  told: { chance: number; passed: number }[];
}

const chancesOf = (told: readonly Told[]): Row['told'] =>
  told.map(({ outlook, passed }) => ({ chance: chanceIn(outlook, BOTH), passed }));

function measure({ cell, ability: name }: Kind, setting: Setting): Row {
  const taught = new Map<string, Taught>(STRATEGIES.map(([label, make]) => [label, teach(make, cell, setting)]));
  const passing = (label: string) => taught.get(label)?.passing ?? 0;
  const figures = STRATEGIES.map(([label]) => passing(label).toFixed(0).padStart(label.length));
  console.log(`| ${cell.model.name} | ${name} | ${cell.days} × ${cell.questionsADay} | ${figures.join(' | ')} |`);
  const told = chancesOf(taught.get('coach')?.told ?? []);
  return { days: cell.days, unseen: passing('unseen first'), coached: passing('coach'), told };
}

/** What an earlier run has measured of this cell, or a new measurement, which is then kept for the next run. */
function measureOrRead(kind: Kind, setting: Setting): Row {
  const file = values.resume;
  if (!file) return measure(kind, setting);
  const { model, days, questionsADay } = kind.cell;
  const key = [model.name, kind.ability, days, questionsADay, ...Object.values(setting)].join('/');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = lines.map((line) => JSON.parse(line) as Row & { key: string }).find((line) => line.key === key);
  if (known) {
    console.log(`| ${key}: ${known.unseen.toFixed(0)} unseen first, ${known.coached.toFixed(0)} coach |`);
    return known;
  }
  const row = measure(kind, setting);
  appendFileSync(file, `${JSON.stringify({ key, ...row })}\n`);
  return row;
}

const isOpen = ({ days, unseen }: Row): boolean =>
  (days === 7 || days === 14) && unseen >= OPEN.least && unseen <= OPEN.most;

function judge(rows: readonly Row[], bar: number): boolean {
  const gains = rows.filter(isOpen).map(({ coached, unseen }) => coached - unseen);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const worst = Math.min(...rows.map(({ coached, unseen }) => coached - unseen));
  console.log(`\nGain over unseen first: ${mean.toFixed(1)} points on ${gains.length} open cells (bar ${bar})`);
  console.log(`Worst cell: ${worst.toFixed(1)} points (bar -${MOST_LOST})`);
  return mean >= bar && worst >= -MOST_LOST;
}

function report(bands: readonly Band[]): boolean {
  for (const { low, passed, cases, isHeld } of bands) {
    console.log(`told ${low} to ${low + 10} %: ${passed.toFixed(1)} % pass, of ${cases}${isHeld ? '' : '  MISSED'}`);
  }
  return bands.every(({ isHeld }) => isHeld);
}

const kinds = listKinds(await listModels());
const perCell = Math.max(1, Math.round(learners / kinds.length));
const held: boolean[] = [];
const series: { name: string; bands: PlotBand[] }[] = [];
const toPlotted = ({ low, told, passed, cases }: Band): PlotBand => ({
  ...{ fromPercent: low, toPercent: low + 10, cases },
  ...{ toldPercent: told, passedPercent: passed },
});
for (const { agreement, gain } of BARS.filter(
  (bar) => !values.agreement || bar.agreement === Number(values.agreement),
)) {
  console.log(
    `\nRatings that agree with the truth at ${agreement}, ${perCell} learners a cell, percent that pass both sections`,
  );
  console.log(`| memory | ability | days × questions | ${STRATEGIES.map(([name]) => name).join(' | ')} |`);
  const rows = kinds.map((kind) => measureOrRead(kind, { learners: perCell, agreement, firstSeed: 1 }));
  const bands = bandsOf(rows.flatMap(({ told }) => told));
  held.push(judge(rows, gain), report(bands));
  series.push({ name: `ratings that agree at ${agreement}`, bands: bands.map(toPlotted) });
}
if (values.write) {
  const label =
    'Chance of passing that simulated learners of the coach were told on the eve, against the share who passed';
  writeFileSync('docs/images/coach-forecast.svg', plotOf({ label, series }));
}
process.exitCode = held.every(Boolean) ? 0 : 1;
