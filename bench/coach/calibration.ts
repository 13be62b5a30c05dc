/**
 * Checks that the probabilities of passing on a class page are calibrated: 10,000 simulated students of known ability
 * answer questions for the first time, get a prediction for each section, and take the exam. Of the students with a
 * prediction of 80 to 90 %, between 80 and 90 % must pass; the same holds for every other band of ten percent. Prints
 * the bands of each population. Exits with 1 if the pass rate of a band is outside the band.
 * `npm run bench:calibration`.
 */

import { believe, chanceOfPassing, type FirstAnswers } from '@/lib/classes/results/analysis/outlook-rules';
import { FIRST_ANSWERS_NEEDED_IN_CLASS } from '@/lib/classes/results/analysis/rules';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { type Random, seededRandom, shuffle } from '@/lib/kernel/random';
import { type Band, bandsOf, type Case } from './bands';

const LEARNERS = 10_000;
/**
 * Number of questions per section, both in the product's question bank and in the different bank from which the
 * simulated exam is drawn.
 */
const BANK_QUESTIONS = 200;

interface Population {
  name: string;
  /**
   * Mean ability of the learners on the logit scale, and its standard deviation. A learner with ability 0 knows half of
   * the questions of average difficulty.
   */
  ability: number;
  spread: number;
}

const POPULATIONS: readonly Population[] = [
  { name: 'learners of every kind', ability: 1, spread: 1.1 },
  { name: 'beginners', ability: 0.2, spread: 0.9 },
  { name: 'well prepared', ability: 1.8, spread: 0.9 },
];
/** Standard deviations: of one learner's ability across sections, and of the difficulty of questions. */
const SECTION_SPREAD = 0.5;
const DIFFICULTY_SPREAD = 0.9;

/** Draws from the normal distribution by the Box–Muller transform. */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const chanceToKnow = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability));
const makeBank = (random: Random): number[] =>
  Array.from({ length: BANK_QUESTIONS }, () => normal(random) * DIFFICULTY_SPREAD);
const countRight = (questions: readonly number[], ability: number, random: Random): number =>
  questions.filter((difficulty) => random() < chanceToKnow(ability, difficulty)).length;

/** Simulates one section: first answers to the product's questions, then an exam with questions of another bank. */
function takeSection(banks: { ours: number[]; theirs: number[] }, ability: number, random: Random) {
  const firstAnswers =
    FIRST_ANSWERS_NEEDED_IN_CLASS + Math.floor(random() * (BANK_QUESTIONS - FIRST_ANSWERS_NEEDED_IN_CLASS));
  const practiced = shuffle(banks.ours, random).slice(0, firstAnswers);
  const answers: FirstAnswers = { firstAnswers, firstCorrect: countRight(practiced, ability, random) };
  const exam = shuffle(banks.theirs, random).slice(0, QUESTIONS_PER_SECTION);
  return { answers, passed: countRight(exam, ability, random) >= PASS_PER_SECTION };
}

function simulate(population: Population): Case[] {
  const random = seededRandom(608);
  const banks = SECTIONS.map(() => ({ ours: makeBank(random), theirs: makeBank(random) }));
  return Array.from({ length: LEARNERS }).flatMap(() => {
    const ability = population.ability + normal(random) * population.spread;
    const taken = banks.map((bank) => takeSection(bank, ability + normal(random) * SECTION_SPREAD, random));
    return taken.map(({ answers, passed }) => {
      const others = taken.map((section) => section.answers).filter((other) => other !== answers);
      return { chance: chanceOfPassing(believe(answers, others)), passed: Number(passed) };
    });
  });
}

/** Prints the bands of a population. Returns the number of bands in which the predictions are wrong. */
function report({ name }: Population, bands: readonly Band[]): number {
  console.log(`\n${name}\n     told      cases   mean told   passed`);
  for (const { low, cases, told, passed, isHeld } of bands) {
    const range = `${low} to ${low + 10} %`.padStart(11);
    const figures = [String(cases), told.toFixed(1), passed.toFixed(1)].map((figure) => figure.padStart(9));
    console.log(`${range} ${figures.join(' ')}  ${isHeld ? '' : 'MISSED'}`);
  }
  return bands.filter(({ isHeld }) => !isHeld).length;
}

const missed = POPULATIONS.map((population) => report(population, bandsOf(simulate(population))));
process.exit(missed.some((count) => count > 0) ? 1 : 0);
