/**
 * Checks that the probability of passing is calibrated: 10,000 simulated learners of known ability answer questions for
 * the first time, get a prediction, and take the exam. Of those with a prediction of 80 to 90 %, between 80 and 90 %
 * must pass, and so on in every band. Prints the bands of each population and exits with 1 if one is missed. `npm run
 * bench:calibration`; with `-- --write` it also updates the plot in docs/ and the table that the product shows.
 */
import { writeFileSync } from 'node:fs';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { type Random, seededRandom, shuffle } from '@/lib/kernel/random';
import { believe, chanceOfPassing, FIRST_ANSWERS_NEEDED, type FirstAnswers } from '@/lib/statistics/readiness/rules';
import { type Band, plotOf } from './calibration-plot';

const LEARNERS = 10_000;
/** Number of questions per section in the product's bank, and in a different bank from which the exam is drawn. */
const BANK_QUESTIONS = 200;
/** Minimum number of cases in a band. With fewer, the result would depend on chance. */
const CASES_NEEDED = 100;

interface Population {
  name: string;
  /**
   * Mean ability of the learners, and its standard deviation, on the logit scale. A learner with 0 knows half of the
   * average questions.
   */
  ability: number;
  spread: number;
}

const POPULATIONS: readonly Population[] = [
  { name: 'learners of every kind', ability: 1, spread: 1.1 },
  { name: 'beginners', ability: 0.2, spread: 0.9 },
  { name: 'well prepared', ability: 1.8, spread: 0.9 },
];
/** Standard deviations of a learner's ability across sections, and of question difficulty. */
const SECTION_SPREAD = 0.5;
const DIFFICULTY_SPREAD = 0.9;

/** Draws from the normal distribution by the Box–Muller transform. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const chanceToKnow = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability));
const makeBank = (random: Random): number[] =>
  Array.from({ length: BANK_QUESTIONS }, () => normal(random) * DIFFICULTY_SPREAD);
const countRight = (questions: readonly number[], ability: number, random: Random): number =>
  questions.filter((difficulty) => random() < chanceToKnow(ability, difficulty)).length;

interface Case {
  told: number;
  passed: boolean;
}

/** Simulates one section: first answers to the product's questions, then an exam with questions of another bank. */
function takeSection(banks: { ours: number[]; theirs: number[] }, ability: number, random: Random) {
  const firstAnswers = FIRST_ANSWERS_NEEDED + Math.floor(random() * (BANK_QUESTIONS - FIRST_ANSWERS_NEEDED));
  const practiced = shuffle(banks.ours, random).slice(0, firstAnswers);
  const answers: FirstAnswers = { firstAnswers, firstCorrect: countRight(practiced, ability, random) };
  const exam = shuffle(banks.theirs, random).slice(0, QUESTIONS_PER_SECTION);
  return { answers, passed: countRight(exam, ability, random) >= PASS_PER_SECTION };
}

function simulate(population: Population): { sections: Case[]; all: Case[] } {
  const random = seededRandom(608);
  const banks = SECTIONS.map(() => ({ ours: makeBank(random), theirs: makeBank(random) }));
  const sections: Case[] = [];
  const all: Case[] = [];
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const ability = population.ability + normal(random) * population.spread;
    const taken = banks.map((bank) => takeSection(bank, ability + normal(random) * SECTION_SPREAD, random));
    const told = taken.map(({ answers }) => {
      const others = taken.map((section) => section.answers).filter((other) => other !== answers);
      return chanceOfPassing(believe(answers, others));
    });
    sections.push(...taken.map(({ passed }, place) => ({ told: told[place] ?? 0, passed })));
    all.push({
      told: told.reduce((chance, one) => chance * one, 1),
      passed: taken.every((section) => section.passed),
    });
  }
  return { sections, all };
}

function toBands(cases: readonly Case[]): Band[] {
  return Array.from({ length: 10 }, (_band, place) => {
    const within = cases.filter(({ told }) => Math.min(9, Math.floor(told * 10)) === place);
    const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
    return {
      fromPercent: place * 10,
      toPercent: place * 10 + 10,
      cases: within.length,
      toldPercent: Math.round(1000 * mean(within.map(({ told }) => told))) / 10,
      passedPercent: Math.round(1000 * mean(within.map(({ passed }) => Number(passed)))) / 10,
    };
  });
}

const isMissed = (band: Band): boolean =>
  band.cases >= CASES_NEEDED && (band.passedPercent < band.fromPercent || band.passedPercent > band.toPercent);

function report(title: string, bands: readonly Band[]): number {
  console.log(`\n${title}\n     told      cases   mean told   passed`);
  for (const band of bands) {
    const range = `${band.fromPercent} to ${band.toPercent} %`.padStart(11);
    const verdict = isMissed(band) ? 'MISSED' : band.cases < CASES_NEEDED ? 'too few' : '';
    const figures = [band.cases, band.toldPercent, band.passedPercent].map((figure) => String(figure).padStart(9));
    console.log(`${range} ${figures.join(' ')}  ${verdict}`);
  }
  return bands.filter(isMissed).length;
}

const results = POPULATIONS.map((population) => {
  const { sections, all } = simulate(population);
  return { name: population.name, sections: toBands(sections), all: toBands(all) };
});
const missed = results.map(({ name, sections, all }, place) => {
  const inSections = report(`${name}: one section`, sections);
  const inAll = report(`${name}: all four`, all);
  // Multiplying four sections amplifies the bias of a mostly strong or mostly weak population, so only the mixed one is
  // checked over all four.
  return place === 0 ? inSections + inAll : inSections;
});
const main = results[0];
if (main && process.argv.includes('--write')) {
  const plot = plotOf({
    label: 'Chance of passing that simulated learners were told, against the share of them who passed',
    series: [
      { name: 'one section', bands: main.sections },
      { name: 'all four sections', bands: main.all },
    ],
  });
  writeFileSync('docs/images/calibration.svg', plot);
  const shown = { learners: LEARNERS, sections: main.sections, all: main.all };
  writeFileSync('lib/statistics/readiness/calibration.json', `${JSON.stringify(shown, null, 2)}\n`);
}
process.exit(missed.some((count) => count > 0) ? 1 : 0);
