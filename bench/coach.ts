/**
 * Whether the rules in `lib/plan` make learners pass: simulated candidates for Core and one type study equal numbers of questions,
 * chosen by five strategies, under models of memory that are not the scheduler's own. Exits 1 when a bar is missed.
 * `npm run bench:coach`; `-- --learners 2000` for a quick look, `-- --model FILE` for a model of memory of your own
 * (`bench/coach/memory/model.ts`). The figures and what they say stand in `docs/coach.md`.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Cell, type Taught, type Told, teach } from './coach/cells';
import { coach } from './coach/coach';
import { actR } from './coach/memory/act-r';
import { exponential } from './coach/memory/exponential';
import type { MemoryModel } from './coach/memory/model';
import { powerLaw } from './coach/memory/power-law';
import { type MakeStrategy, missedFirst, plainFsrs, random, unseenFirst } from './coach/strategies';

const STRATEGIES: readonly (readonly [name: string, make: MakeStrategy])[] = [
  ['random', random],
  ['unseen first', unseenFirst],
  ['missed first', missedFirst],
  ['plain FSRS', plainFsrs],
  ['coach', coach],
];
const ABILITIES = { weak: -0.1, middle: 0.35, strong: 0.8 } as const;
const PLANS = [
  { days: 3, questionsADay: 40 },
  { days: 7, questionsADay: 25 },
  { days: 14, questionsADay: 25 },
  { days: 28, questionsADay: 25 },
] as const;
/** Where unseen first passes fewer or more, there is little to gain or to lose. */
const OPEN = { least: 20, most: 80 } as const;
/** Points above unseen first on the mean of the open cells of 7 and 14 days, and below it in any one cell. */
const BARS = [
  { agreement: 0.6, gain: 8 },
  { agreement: 0.5, gain: 4 },
] as const;
const MOST_LOST = 1;
const CASES_NEEDED = 100;

const { values } = parseArgs({ options: { learners: { type: 'string' }, model: { type: 'string' } } });
const learners = Number(values.learners ?? 10_000);

async function listModels(): Promise<MemoryModel[]> {
  if (!values.model) return [powerLaw, exponential, actR];
  return [((await import(pathToFileURL(resolve(values.model)).href)) as { default: MemoryModel }).default];
}

interface Row {
  days: number;
  unseen: number;
  coached: number;
  told: Told[];
}

function measure(cell: Cell, name: string, setting: { learners: number; agreement: number }): Row {
  const taught = new Map<string, Taught>(STRATEGIES.map(([label, make]) => [label, teach(make, cell, setting)]));
  const passing = (label: string) => taught.get(label)?.passing ?? 0;
  const figures = STRATEGIES.map(([label]) => passing(label).toFixed(0).padStart(label.length));
  console.log(`| ${cell.model.name} | ${name} | ${cell.days} × ${cell.questionsADay} | ${figures.join(' | ')} |`);
  const told = taught.get('coach')?.told ?? [];
  return { days: cell.days, unseen: passing('unseen first'), coached: passing('coach'), told };
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

function judgeForecast(told: readonly Told[]): boolean {
  let isHeld = true;
  for (let low = 0; low < 100; low += 10) {
    const cases = told.filter(({ chance }) => 100 * chance >= low && 100 * chance < low + 10);
    if (cases.length < CASES_NEEDED) continue;
    const passed = (100 * cases.reduce((sum, one) => sum + one.passed, 0)) / cases.length;
    const isRight = passed >= low && passed <= low + 10;
    if (!isRight) isHeld = false;
    console.log(
      `told ${low} to ${low + 10} %: ${passed.toFixed(1)} % pass, of ${cases.length}${isRight ? '' : '  MISSED'}`,
    );
  }
  return isHeld;
}

const models = await listModels();
const held: boolean[] = [];
for (const { agreement, gain } of BARS) {
  const perCell = Math.max(1, Math.round(learners / (models.length * PLANS.length * Object.keys(ABILITIES).length)));
  console.log(
    `\nRatings that agree with the truth at ${agreement}, ${perCell} learners a cell, percent that pass both sections`,
  );
  console.log(`| memory | ability | days × questions | ${STRATEGIES.map(([name]) => name).join(' | ')} |`);
  const rows = models.flatMap((model) =>
    Object.entries(ABILITIES).flatMap(([name, ability]) =>
      PLANS.map((plan) => measure({ model, ability, ...plan }, name, { learners: perCell, agreement })),
    ),
  );
  held.push(judge(rows, gain), judgeForecast(rows.flatMap(({ told }) => told)));
}
process.exitCode = held.every(Boolean) ? 0 : 1;
