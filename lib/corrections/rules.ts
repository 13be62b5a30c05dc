import type { QUESTION_STATES } from '@/lib/kernel/exam';

/** Rules for changes of a question that are more than a rewording. */

export interface Option {
  text: string;
  isCorrect: boolean;
  why: string;
}

/** The parts of a question whose change can make a result wrong. */
export interface Keyed {
  state: (typeof QUESTION_STATES)[number];
  explanation: string;
  answers: readonly Option[];
}

type Choice = Pick<Option, 'text' | 'isCorrect'>;

export type Change = 'key' | 'withdrawn';

export const CORRECTION_LIMITS = { why: 600, rule: 300, finder: 50 } as const;

/** Normalizes a wording: differences in spaces and letter case are ignored. */
// Stryker disable next-line MethodExpression: Two wordings are alike in capitals and in small letters.
const sameWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

export const rightTexts = (answers: readonly Choice[]): string[] =>
  answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);

const keyOf = (answers: readonly Choice[]): string => JSON.stringify(rightTexts(answers).map(sameWords).sort());

/** Finds options present in both that were marked differently before. */
function flipped(before: readonly Choice[], after: readonly Option[]): { place: number; option: Option }[] {
  const marks = new Map(before.map(({ text, isCorrect }) => [sameWords(text), isCorrect]));
  return after.flatMap((option, place) => {
    const mark = marks.get(sameWords(option.text));
    return mark === undefined || mark === option.isCorrect ? [] : [{ place, option }];
  });
}

const isAsked = (state: Keyed['state']): boolean => state === 'published' || state === 'in_review';

/** Returns true when a published question would no longer be asked. */
export const endsAsking = (before: Pick<Keyed, 'state'>, after: Keyed['state']): boolean =>
  isAsked(before.state) && !isAsked(after);

/** Returns the change that an admin has to declare: other options are right now, or the question is no longer asked. */
export function changeOf(
  before: Pick<Keyed, 'state' | 'answers'>,
  after: Pick<Keyed, 'state' | 'answers'>,
): Change | null {
  if (endsAsking(before, after.state)) return 'withdrawn';
  return keyOf(before.answers) === keyOf(after.answers) ? null : 'key';
}

/** Returns true when the change may be a slip of wording. An option that turns from right to wrong is never a slip. */
export const mayBeSlip = (before: readonly Choice[], after: readonly Option[]): boolean =>
  flipped(before, after).length === 0;

/**
 * Lists texts that a new key has made false, by their field names: they have to be rewritten. An empty one is never
 * false.
 */
export function listFalseTexts(before: Keyed, after: Keyed): string[] {
  const whys = new Map(before.answers.map(({ text, why }) => [sameWords(text), sameWords(why)]));
  const reasons = flipped(before.answers, after.answers).filter(({ option }) => {
    const why = sameWords(option.why);
    return why !== '' && why === whys.get(sameWords(option.text));
  });
  const explanation = sameWords(after.explanation);
  const isStale =
    explanation !== '' &&
    explanation === sameWords(before.explanation) &&
    keyOf(before.answers) !== keyOf(after.answers);
  return [...reasons.map(({ place }) => `answers.${place}.why`), ...(isStale ? ['explanation'] : [])];
}

/** The message of the editor and of an import. */
export const NO_SLIP = 'A changed key is not a slip of wording. Record it as a correction';
export const STALE = 'The new key makes this false. Rewrite it';

/** Reasons why a change cannot be saved: it was not declared, it makes texts false, or it is no slip. */
export type Objection = { kind: 'undeclared' } | { kind: 'stale'; fields: string[] } | { kind: 'no-slip' };

/** Returns the objection to a change (from `changeOf`) of a question that people were asked; null: it can be saved. */
export function objectionTo(
  change: Change,
  [before, after]: [Keyed, Keyed],
  declared: 'slip' | 'correction' | undefined,
): Objection | null {
  if (!declared) return { kind: 'undeclared' };
  if (change === 'withdrawn') return null;
  const fields = listFalseTexts(before, after);
  if (fields.length > 0) return { kind: 'stale', fields };
  return declared === 'slip' && !mayBeSlip(before.answers, after.answers) ? { kind: 'no-slip' } : null;
}

export interface Worded {
  /** The revision's number. */
  revision: number;
  answers: readonly (Choice & { id: number })[];
}

/** Returns true for the same key. A corrected slip touches one option and leaves the key unchanged. */
function isSameKey(one: Worded, other: Worded): boolean {
  if (keyOf(one.answers) === keyOf(other.answers)) return true;
  const pairs = one.answers.map((answer, place) => [answer, other.answers[place]] as const);
  // Stryker disable next-line OptionalChaining: Both lists have the same length here.
  const isAlike = one.answers.length === other.answers.length && pairs.every(([a, b]) => a.isCorrect === b?.isCorrect);
  // Stryker disable next-line OptionalChaining,StringLiteral: Both lists have the same length here.
  return isAlike && pairs.filter(([a, b]) => sameWords(a.text) !== sameWords(b?.text ?? '')).length <= 1;
}

/**
 * Returns the number of the first revision with the key of `until`: the run of revisions before it with the same key,
 * and beyond a correction those that it corrected, because they never had the right key either. `correctedTo`:
 * revisions that a correction has made, or restored when it was taken back.
 */
export function firstWrong(revisions: readonly Worded[], until: number, correctedTo: ReadonlySet<number>): number {
  const byNumber = new Map(revisions.map((one) => [one.revision, one]));
  for (let number = until; ; number -= 1) {
    const one = byNumber.get(number);
    const former = byNumber.get(number - 1);
    if (!one || !former || !(correctedTo.has(number) || isSameKey(former, one))) return number;
  }
}

/** Returns the options of a wording with these texts; null when it does not have them all. */
export function optionsWith(
  texts: readonly string[],
  answers: readonly { id: number; text: string }[],
): number[] | null {
  const wanted = new Set(texts.map(sameWords));
  const found = answers.filter(({ text }) => wanted.has(sameWords(text)));
  return new Set(found.map(({ text }) => sameWords(text))).size === wanted.size ? found.map(({ id }) => id) : null;
}

interface Said {
  id: number;
  questionId: number;
  kind: 'key' | 'withdrawn' | 'fact';
  said: readonly string[];
  right: readonly string[];
  takenBackAt: string | null;
  takenBackWhy: string;
}

const TITLES = {
  key: 'Wrong key corrected',
  withdrawn: 'Question withdrawn',
  fact: 'Key corrected after a figure changed',
};

const list = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(' and ');

/** Describes a correction in words, the same for the page and the feed. */
export function sayCorrection({ questionId, kind, said, right, takenBackAt, takenBackWhy }: Said): {
  title: string;
  change: string[];
} {
  const now =
    kind === 'withdrawn'
      ? 'The question is no longer asked and no longer counts in any result.'
      : `Right answer: ${list(right)}. Results accept either answer.`;
  return {
    title: `Question ${questionId}: ${TITLES[kind]}${takenBackAt ? ', taken back' : ''}`,
    change: [`Former key: ${list(said)}`, takenBackAt ? `This correction was taken back. ${takenBackWhy}` : now],
  };
}
