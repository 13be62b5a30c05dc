/**
 * Finds registered facts in texts, and statements that contradict them. The check of the question bank's files and the
 * seeding use these functions.
 */

import { type Figure, printValue } from './rules';

/** A registered fact, with all fields that are compared with texts. */
export interface StatedFact extends Figure {
  id: string;
  /** Ids of the inventory facts that state this figure. */
  facts: readonly string[];
  also: readonly string[];
  askedBy: readonly string[];
  claims: readonly string[];
  neverSay: readonly string[];
}

/** The texts of a question, and the ids of its inventory facts. */
export interface StatingQuestion {
  id: string;
  text: string;
  explanation: string;
  answers: readonly { text: string; correct: boolean; why: string }[];
  facts: readonly string[];
  names?: readonly string[];
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const DIGITS = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?';
const NUMBER = `(?:${DIGITS}|${Object.keys(NUMBERS).join('|')})`;
const joined = (number: string): string => `${number}(?:(?:,? (?:and|or|to) |, |/)${number})*`;
/** Matches dates such as January 1, 2030. */
const DAY = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Regular expressions for units with several spellings. */
const UNITS: Readonly<Record<string, string>> = {
  '%': ' ?(?:%|percent\\b)',
  lb: '[ -](?:lb|pounds?)\\b',
  'in. Hg': ' in\\. Hg',
  'mm Hg absolute': ' (?:mm|millimeters)(?: Hg| of mercury)',
  psi: ' psi\\b',
};

function unitPattern(unit: string): string {
  // Stryker disable next-line Regex: `.*` begins at the first letter anyway.
  const counted = /^(.*)s$/.exec(unit);
  return (
    UNITS[unit] ??
    // Stryker disable next-line StringLiteral: The group is in every match, so the default is for the compiler.
    (counted ? `[ -]${escapeForPattern(counted[1] ?? '')}s?(?![a-z])` : ` ${escapeForPattern(unit)}(?![a-z])`)
  );
}

const numberOf = (written: string): number => NUMBERS[written.toLowerCase()] ?? Number(written.replace(/,/g, ''));

/** True for a counted unit, such as "years", whose figure may be spelled out: "three years", but never "two lb". */
const isCounted = (unit: string): boolean => unit.length > 2 && unit.endsWith('s');

/** Part of a text, from the index `from` up to the index `to`. */
export interface Place {
  from: number;
  to: number;
}

/** Finds every figure with this unit, also in a list such as "30, 20 and 10%". An empty unit finds every figure. */
function findFigures(text: string, unit: string): (Place & { value: number })[] {
  const number = isCounted(unit) ? NUMBER : DIGITS;
  const before = unit === '$' ? '\\$' : '(?<![\\w.,$-])';
  const after = unit === '$' ? '' : unit === '' ? '(?![\\w%])' : unitPattern(unit);
  const lists = text.matchAll(new RegExp(`${before}(${joined(number)})${after}`, 'gi'));
  // Stryker disable next-line StringLiteral: The group is in every match, so the default is for the compiler.
  return [...lists].flatMap(({ 0: found, 1: list = '', index }) => {
    const start = index + found.indexOf(list);
    return [...list.matchAll(new RegExp(number, 'gi'))].map(({ 0: written, index: at }) => {
      const end = at + written.length;
      // The unit belongs to the last figure of a list, and the dollar sign to the first.
      const to = end === list.length ? index + found.length : start + end;
      return { value: numberOf(written), from: at === 0 ? index : start + at, to };
    });
  });
}

/** Lists every figure with this unit, as `findFigures` finds them. */
export const listFigures = (text: string, unit: string): number[] => findFigures(text, unit).map(({ value }) => value);

const findWords = (text: string, words: string): Place[] =>
  [...text.matchAll(new RegExp(`(?<![\\w.])${escapeForPattern(words)}(?![\\w%]|\\.\\d)`, 'gi'))].map(
    ({ 0: found, index }) => ({ from: index, to: index + found.length }),
  );

/** Finds the places where the text states this figure. */
export function findStatements(text: string, figure: Figure): Place[] {
  const number = Number(figure.value);
  if (Number.isNaN(number)) return findWords(text, printValue(figure));
  return findFigures(text, figure.unit).filter(({ value }) => value === number);
}

/** True if the text contains the fact's figure in one of its spellings. */
export const statesFact = (text: string, fact: Figure & { also: readonly string[] }): boolean =>
  fact.also.some((words) => findWords(text, words).length > 0) || findStatements(text, fact).length > 0;

// Stryker disable next-line ArrayDeclaration: The mutant's list contains a text that states no fact.
const keysOf = ({ answers }: StatingQuestion): string => answers.flatMap((a) => (a.correct ? [a.text] : [])).join('\n');

/**
 * Returns all texts of a question that claim to be true: right options, explanation, and the reason of every option.
 */
const taughtBy = (question: StatingQuestion): string[] => [
  ...question.answers.flatMap(({ text, correct, why }) => (correct ? [text, why] : [why])),
  question.explanation,
];

/** True if the question states the fact, so that it needs a review when the fact changes. */
export function isLinked(question: StatingQuestion, fact: StatedFact): boolean {
  if (question.names?.includes(fact.id) || fact.askedBy.includes(question.id)) return true;
  if (!fact.facts.some((id) => question.facts.includes(id))) return false;
  return [question.text, ...question.answers.map(({ text }) => text), question.explanation].some((text) =>
    statesFact(text, fact),
  );
}

/** Lists the facts with this unit that belong to one of these inventory facts. */
const sameUnit = (facts: readonly StatedFact[], unit: string, cited: readonly string[]): StatedFact[] =>
  facts.filter((fact) => fact.unit === unit && fact.facts.some((id) => cited.includes(id)));

const hasUnit = ({ unit, value }: StatedFact): boolean => unit !== '' && !Number.isNaN(Number(value));

/**
 * Finds contradictions in the key of a question that asks to recall a figure. Each figure in the key that has the
 * fact's unit must be a registered figure of the question's inventory facts, or a figure from the question.
 */
function contradictsByKey(question: StatingQuestion, facts: readonly StatedFact[]): string[] {
  // Stryker disable next-line StringLiteral: No fact of the inventory has either text as its id.
  const asked = facts.filter((fact) => fact.facts.includes(question.facts[0] ?? '') && hasUnit(fact));
  return [...new Set(asked.map(({ unit }) => unit))].flatMap((unit) => {
    const known = new Set(sameUnit(facts, unit, question.facts).map(({ value }) => Number(value)));
    const given = listFigures(question.text, unit);
    const others = listFigures(keysOf(question), unit).filter(
      (figure) => !known.has(figure) && !given.includes(figure),
    );
    return others.map(
      (figure) =>
        `its right answer says ${figure} ${unit}, but facts.yaml knows ${[...known].join(', ')} ${unit} there`,
    );
  });
}

/**
 * Finds a contradiction in the explanation. If the explanation has figures with the fact's unit but not the fact's own
 * figure, each of them must be a figure of a related fact or a figure from the question.
 */
function contradictsByExplanation(question: StatingQuestion, fact: StatedFact, facts: readonly StatedFact[]): string[] {
  if (!hasUnit(fact) || statesFact(question.explanation, fact)) return [];
  const known = new Set(sameUnit(facts, fact.unit, question.facts).map(({ value }) => Number(value)));
  for (const given of listFigures(question.text, fact.unit)) known.add(given);
  const strange = listFigures(question.explanation, fact.unit).filter((figure) => !known.has(figure));
  if (strange.length === 0) return [];
  return [
    `its explanation says ${strange.join(', ')} ${fact.unit} and not ${printValue(fact)}, the figure of ${fact.id}`,
  ];
}

interface Held {
  claims: RegExp[];
  neverSay: RegExp[];
}

const held = new WeakMap<StatedFact, Held>();

function heldOf(fact: StatedFact): Held {
  const known = held.get(fact);
  // Stryker disable next-line ConditionalExpression: The copy only saves compiling the expressions again.
  if (known) return known;
  const figure = `(?<figure>${isDay(fact) ? DAY : `\\$?${NUMBER}`})`;
  const made = {
    claims: fact.claims.map(
      (claim) =>
        new RegExp(
          claim.replace('#', () => figure),
          'i',
        ),
    ),
    neverSay: fact.neverSay.map((known) => new RegExp(known, 'i')),
  };
  held.set(fact, made);
  return made;
}

/**
 * Finds statements of the fact with another figure, and statements known to be false. References to facts in `text`
 * must already be replaced by figures.
 */
export function contradictsInText(text: string, fact: StatedFact): string[] {
  const { claims, neverSay } = heldOf(fact);
  // Stryker disable next-line MethodExpression: A text without a match has no matches; the filter only saves work.
  const claimed = claims
    .filter((claim) => claim.test(text))
    .flatMap((claim) => [...text.matchAll(new RegExp(claim, 'gi'))])
    .filter(
      // Stryker disable next-line OptionalChaining,StringLiteral: The bank's schema refuses a claim without `#`, so every match has the group.
      ({ groups }) => !isFigureOf(fact, groups?.figure ?? ''),
    )
    .map(([found]) => `says "${found}", but ${fact.id} is ${printValue(fact)} ${fact.unit}`.trim());
  const forbidden = neverSay.flatMap((known) => {
    const found = known.exec(text);
    return found ? [`says "${found[0]}", which ${fact.id} calls false`] : [];
  });
  return [...claimed, ...forbidden];
}

const isDay = (fact: Figure): boolean => new RegExp(`^${DAY}$`).test(printValue(fact));

const isFigureOf = (fact: StatedFact, written: string): boolean => {
  if (isDay(fact)) return written === printValue(fact);
  const bare = written.replace('$', '');
  return numberOf(bare) === Number(fact.value) || fact.also.some((words) => words.toLowerCase() === bare.toLowerCase());
};

/**
 * Finds every contradiction between a question and the registered facts. `recall`: true if the key is a figure to
 * remember, false if it is to be calculated.
 */
export function findContradictions(
  question: StatingQuestion,
  facts: readonly StatedFact[],
  { recall }: { recall: boolean },
): string[] {
  const asked = facts.filter(({ askedBy }) => askedBy.includes(question.id));
  return [
    ...asked
      .filter((fact) => !statesFact(keysOf(question), fact))
      .map((fact) => `asks ${fact.id}, but its right answer does not say ${printValue(fact)} ${fact.unit}`.trim()),
    ...(recall ? contradictsByKey(question, facts) : []),
    ...asked.flatMap((fact) => contradictsByExplanation(question, fact, facts)),
    ...facts.flatMap((fact) => taughtBy(question).flatMap((text) => contradictsInText(text, fact))),
  ];
}
