/** Finds outdated figures in questions in review: numbers that a question still states although a fact has changed. */

import type { Figure } from './rules';
import { findStatements, type Place } from './statements-rules';

interface StatingTexts {
  text: string;
  explanation?: string | undefined;
  picture?: { description: string } | null | undefined;
  answers: readonly { text: string; why?: string | undefined }[];
}

/** A sentence that states a former figure. */
export interface FormerStatement {
  /** Name of the field, as the editor labels it. */
  field: string;
  /** The sentence up to the figure. */
  before: string;
  figure: string;
  /** The sentence after the figure. */
  after: string;
}

/** Parses a figure that `joinUnit` wrote. */
function parseFigure(joined: string): Figure {
  const [, dollar = '', digits, unit = ''] = /^(\$?)([\d,]+(?:\.\d+)?)(%| .+)?$/.exec(joined) ?? [];
  return digits ? { value: digits.replaceAll(',', ''), unit: dollar || unit.trim() } : { value: joined, unit: '' };
}

/** Lists the figures that no longer apply. The review reason has one line (`reasonOf`) for each change of a fact. */
function listFormerFigures(reviewReason: string): Figure[] {
  const changes = reviewReason.split('\n').flatMap((line) => {
    const [, name, before, after] = /^(.+): (.+) → (.+)$/.exec(line) ?? [];
    return name && before && after ? [{ name, before, after }] : [];
  });
  const current = new Map(changes.map(({ name, after }) => [name, after]));
  const former = changes.filter(({ name, before }) => current.get(name) !== before);
  return [...new Set(former.map(({ before }) => before))].map(parseFigure);
}

const fieldsOf = ({ text, picture, answers, explanation = '' }: StatingTexts): [name: string, text: string][] => [
  ['Question text', text],
  ['Picture', picture?.description ?? ''],
  ...answers.flatMap((answer, place): [string, string][] => [
    [`Answer ${place + 1}`, answer.text],
    [`Reason of answer ${place + 1}`, answer.why ?? ''],
  ]),
  ['Explanation', explanation],
];

/** Splits the sentence that contains the place into the texts before and after it. */
function sentenceAt(text: string, { from, to }: Place): Omit<FormerStatement, 'field'> {
  const ends = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ 0: end, index }) => index + end.length);
  const start = Math.max(0, ...ends.filter((end) => end <= from));
  const end = Math.min(text.length, ...ends.filter((one) => one >= to));
  return { before: text.slice(start, from), figure: text.slice(from, to), after: text.slice(to, end).trimEnd() };
}

/** Lists the sentences of a question in review that state the former figure of a changed fact. */
export function listFormerStatements(question: StatingTexts, reviewReason: string): FormerStatement[] {
  const figures = listFormerFigures(reviewReason);
  return fieldsOf(question).flatMap(([field, text]) =>
    figures.flatMap((figure) => findStatements(text, figure).map((place) => ({ field, ...sentenceAt(text, place) }))),
  );
}
