import { changeOf, type Keyed, mayBeSlip, rightTexts, type Worded } from '@/lib/corrections/rules';

/** A correction listed in the question bank's files. */
export interface FiledCorrection {
  /** Unique id, which is never reused. */
  id: string;
  /** Id of the question in the files. */
  question: string;
  kind: 'key' | 'withdrawn' | 'fact';
  /** Texts of the options that counted as right before the correction. */
  said: readonly string[];
  /** Texts of the right options; empty if the question was withdrawn. */
  right: readonly string[];
  why: string;
  rule: string;
  finder: string;
}

const keyed = (texts: readonly string[]) => ({
  state: 'published' as const,
  // Stryker disable next-line StringLiteral: `changeOf` compares states and right options, not the reasons.
  answers: texts.map((text) => ({ text, isCorrect: true, why: '' })),
});
const isKey = (texts: readonly string[], answers: Worded['answers']): boolean =>
  // Stryker disable next-line StringLiteral: `changeOf` compares states and right options, not the reasons.
  changeOf(keyed(texts), { state: 'published', answers: answers.map((one) => ({ ...one, why: '' })) }) === null;

/** Compares two keys by the texts of their options, ignoring spaces and letter case. */
export const isSameKey = (one: readonly string[], other: readonly string[]): boolean =>
  changeOf(keyed(one), keyed(other)) === null;

/**
 * Returns, for a correction listed in the files, the numbers of the last wrong revision and of the right revision
 * (`right`, null for a withdrawn question). Returns null if this installation never had the wrong key, or does not have
 * the right key.
 */
export function wrongUntil(
  { kind, said, right }: Pick<FiledCorrection, 'kind' | 'said' | 'right'>,
  revisions: readonly Worded[],
  state: Keyed['state'],
): { until: number; right: number | null } | null {
  const current = revisions.at(-1);
  const wrong = revisions.filter(({ answers }) => isKey(said, answers)).at(-1);
  if (!current || !wrong) return null;
  if (kind === 'withdrawn') {
    return state === 'archived' && wrong.revision === current.revision ? { until: wrong.revision, right: null } : null;
  }
  return isKey(right, current.answers) && wrong.revision < current.revision
    ? { until: wrong.revision, right: current.revision }
    : null;
}

/**
 * True if a new revision from the files is a correction although the files list none: an option that exists in both
 * revisions changes between right and wrong, or the question's key changes together with a figure that it names. A
 * right option that is only reworded is no correction.
 */
export function correctsKey(before: Keyed, after: Keyed, statesChangedFact: boolean): boolean {
  const asked = { ...before, state: 'published' as const };
  if (changeOf(asked, { ...after, state: 'published' }) !== 'key') return false;
  return statesChangedFact || !mayBeSlip(before.answers, after.answers);
}

export const saidAndRight = (before: Keyed, after: Keyed) => ({
  said: rightTexts(before.answers),
  right: rightTexts(after.answers),
});
