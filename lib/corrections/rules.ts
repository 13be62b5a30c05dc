import type { QUESTION_STATES } from '@/lib/kernel/exam';

/** Rules for changes of a question that affect results. Changes of the wording alone do not. */

export interface Option {
  text: string;
  isCorrect: boolean;
  why: string;
}

/** The parts of a question that can make a result wrong when they change. */
export interface Keyed {
  state: (typeof QUESTION_STATES)[number];
  explanation: string;
  answers: readonly Option[];
}

type Choice = Pick<Option, 'text' | 'isCorrect'>;

export type Change = 'key' | 'withdrawn';

export const CORRECTION_LIMITS = { why: 600, rule: 300, finder: 50 } as const;

/** Normalizes a text, so that differences in spaces and letter case are ignored. */
// Stryker disable next-line MethodExpression: Texts that are equal in capitals are also equal in small letters.
const sameWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

export const rightTexts = (answers: readonly Choice[]): string[] =>
  answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);

const keyOf = (answers: readonly Choice[]): string => JSON.stringify(rightTexts(answers).map(sameWords).sort());

/** Finds the options that exist before and after but change between right and wrong. */
function flipped(before: readonly Choice[], after: readonly Option[]): { place: number; option: Option }[] {
  const marks = new Map(before.map(({ text, isCorrect }) => [sameWords(text), isCorrect]));
  return after.flatMap((option, place) => {
    const mark = marks.get(sameWords(option.text));
    return mark === undefined || mark === option.isCorrect ? [] : [{ place, option }];
  });
}

const isAsked = (state: Keyed['state']): boolean => state === 'published' || state === 'in_review';

/** True if learners get the question now but would not get it after the change. */
export const endsAsking = (before: Pick<Keyed, 'state'>, after: Keyed['state']): boolean =>
  isAsked(before.state) && !isAsked(after);

/**
 * Returns how a change affects results: `key` if it changes which options are right, `withdrawn` if the question is no
 * longer asked; null if it affects none.
 */
export function changeOf(
  before: Pick<Keyed, 'state' | 'answers'>,
  after: Pick<Keyed, 'state' | 'answers'>,
): Change | null {
  if (endsAsking(before, after.state)) return 'withdrawn';
  return keyOf(before.answers) === keyOf(after.answers) ? null : 'key';
}

/** True if the change may be a wording fix: no option changes between right and wrong. */
export const mayBeSlip = (before: readonly Choice[], after: readonly Option[]): boolean =>
  flipped(before, after).length === 0;

/**
 * Lists the fields whose texts the new key makes false: an unchanged explanation, and unchanged reasons of options that
 * change between right and wrong. An empty text is never false.
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

/** Messages that the editor and the import show. */
export const NO_SLIP = 'A changed key is not a wording fix. Record it as a correction';
export const STALE = 'The new key makes this false. Rewrite it';

/**
 * Reason why a change cannot be saved. `undeclared`: the admin has not said what kind of change it is. `stale`: the new
 * key makes texts false. `no-slip`: the change affects results, but the admin declared that it only fixes the wording.
 */
export type Objection = { kind: 'undeclared' } | { kind: 'stale'; fields: string[] } | { kind: 'no-slip' };

/** Returns the objection to a change of a question that people were asked; null if it can be saved. */
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
  /** Number of the revision. */
  revision: number;
  answers: readonly (Choice & { id: number })[];
}

/**
 * True if both revisions have the same key. The texts of one option may differ, because a spelling mistake may have
 * been fixed in it.
 */
function isSameKey(one: Worded, other: Worded): boolean {
  if (keyOf(one.answers) === keyOf(other.answers)) return true;
  const pairs = one.answers.map((answer, place) => [answer, other.answers[place]] as const);
  // Stryker disable next-line OptionalChaining: Both lists have the same length here.
  const isAlike = one.answers.length === other.answers.length && pairs.every(([a, b]) => a.isCorrect === b?.isCorrect);
  // Stryker disable next-line OptionalChaining,StringLiteral: Both lists have the same length here.
  return isAlike && pairs.filter(([a, b]) => sameWords(a.text) !== sameWords(b?.text ?? '')).length <= 1;
}

/**
 * Returns the number of the first revision that has the same wrong key as revision `until`. Goes back over revisions
 * with that key, and over revisions that an earlier correction corrected, because these never had the right key either.
 * `correctedTo`: revisions that a correction created, or that were restored when a correction was reversed.
 */
export function firstWrong(revisions: readonly Worded[], until: number, correctedTo: ReadonlySet<number>): number {
  const byNumber = new Map(revisions.map((one) => [one.revision, one]));
  for (let number = until; ; number -= 1) {
    const one = byNumber.get(number);
    const former = byNumber.get(number - 1);
    if (!one || !former || !(correctedTo.has(number) || isSameKey(former, one))) return number;
  }
}

/** Returns the ids of the options with these texts; null unless all texts are found. */
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

/** Describes a correction in words, for the page and the feed. */
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
