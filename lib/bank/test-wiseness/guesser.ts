import { seededRandom, shuffle } from '@/lib/kernel/random';
import { listLoneWords, rankOf, wordsOf } from './form';
import { type CueQuestion, isSingleOfFour } from './rules';

/**
 * Simulates a person who knows nothing about the subject and learns from the wording which option tends to be right.
 * The model is a conditional logit over the four options of a question. Its score shows how much the wording reveals;
 * blind guessing scores 25 %.
 */

export interface Guessed<Q> {
  /** Expected share of right guesses on unseen questions, from 0 to 1. */
  score: number;
  /** Questions, each with the probability that the guesser gives to the right option, highest probability first. */
  giveaways: { question: Q; probability: number }[];
}

/** Features of an option, as parallel arrays of feature indexes and feature values. */
interface Features {
  indexes: number[];
  values: number[];
}

interface Example {
  options: Features[];
  key: number;
}

const FOLDS = 5;
const SEEDS = 10;
/** Features that describe fewer options than this are ignored. */
const FEWEST = 12;

const FORMS: RegExp[] = [/\d/, /,/, /;/, /-/, /[()]/, /'/, /%/, /\bR-\d/, /^\W*\d/, /\b[A-Z]{2,}\b/];

const firstNumber = (text: string): number =>
  Number(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/)?.[0] ?? Number.NaN);

function describe(question: CueQuestion): string[][] {
  const texts = question.answers.map(({ text }) => text);
  const lone = listLoneWords(question);
  const numbers = texts.map(firstNumber);
  const measures: [string, number[]][] = [
    ['characters', texts.map(({ length }) => length)],
    ['words', texts.map((text) => wordsOf(text).length)],
    ...(numbers.some(Number.isNaN) ? [] : [['number', numbers] satisfies [string, number[]]]),
  ];
  return texts.map((text, place) => [
    `position ${place}`,
    ...measures.map(([name, values]) => `${name} rank ${rankOf(values, place)}`),
    ...FORMS.flatMap((form, index) => {
      const having = texts.filter((other) => form.test(other)).length;
      return form.test(text) && having < texts.length
        ? [`form ${index}`, ...(having === 1 ? [`lone form ${index}`] : [])]
        : [];
    }),
    ...[...lone].flatMap(([word, where]) => (where === place ? [`word ${word}`] : [])),
  ]);
}

function toExamples(questions: readonly CueQuestion[]): { examples: Example[]; size: number } {
  const described = questions.map(describe);
  const counts = new Map<string, number>();
  for (const name of described.flat(2)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
  const indexOf = new Map(names.map((name, index) => [name, index + 1]));
  const examples = questions.map(({ answers }, number) => {
    const mean = answers.reduce((sum, { text }) => sum + text.length, 0) / answers.length;
    return {
      key: answers.findIndex(({ correct }) => correct),
      options: answers.map(({ text }, place) => {
        const known = (described[number]?.[place] ?? []).flatMap((name) => indexOf.get(name) ?? []);
        return { indexes: [0, ...known], values: [text.length / mean - 1, ...known.map(() => 1)] };
      }),
    };
  });
  return { examples, size: names.length + 1 };
}

function guess(weights: Float64Array, options: readonly Features[]): number[] {
  const scores = options.map(({ indexes, values }) =>
    indexes.reduce((sum, index, at) => sum + (weights[index] ?? 0) * (values[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const ROUNDS = 40;
const RATE = 0.1;
const DECAY = 0.01;

/** Trains the weights by stochastic gradient ascent on the likelihood, with weight decay. */
function train(examples: readonly Example[], size: number): Float64Array {
  const weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 10);
    for (const { options, key } of examples) {
      const probabilities = guess(weights, options);
      for (const [place, { indexes, values }] of options.entries()) {
        const error = (place === key ? 1 : 0) - (probabilities[place] ?? 0);
        for (const [at, index] of indexes.entries()) {
          weights[index] = (weights[index] ?? 0) * (1 - rate * DECAY) + rate * error * (values[at] ?? 0);
        }
      }
    }
  }
  return weights;
}

/** Trains and scores the guesser by cross-validation with five folds, on ten different shuffles of the questions. */
export function guessByForm<Q extends CueQuestion>(questions: readonly Q[]): Guessed<Q> {
  const eligible = questions.filter(isSingleOfFour);
  const { examples, size } = toExamples(eligible);
  const chances = examples.map(() => 0);
  let right = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const order = shuffle([...examples.keys()], seededRandom(seed));
    for (let fold = 0; fold < FOLDS; fold++) {
      const isHeldOut = (at: number) => at % FOLDS === fold;
      const weights = train(
        order.filter((_, at) => !isHeldOut(at)).flatMap((index) => examples[index] ?? []),
        size,
      );
      for (const index of order.filter((_, at) => isHeldOut(at))) {
        const example = examples[index];
        if (example === undefined) continue;
        const probabilities = guess(weights, example.options);
        const chance = probabilities[example.key] ?? 0;
        const best = Math.max(...probabilities);
        if (chance === best) right += 1 / probabilities.filter((probability) => probability === best).length;
        chances[index] = (chances[index] ?? 0) + chance / SEEDS;
      }
    }
  }
  return {
    score: eligible.length === 0 ? 0 : right / (SEEDS * eligible.length),
    giveaways: eligible
      .map((question, index) => ({ question, probability: chances[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability),
  };
}
