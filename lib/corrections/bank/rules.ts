import { changeOf, type Keyed, mayBeSlip, rightTexts, type Worded } from '@/lib/corrections/rules';

/** A correction as the bank's files tell it. */
export interface FiledCorrection {
  /** Never used again. */
  id: string;
  /** The question's id in the files. */
  question: string;
  kind: 'key' | 'withdrawn' | 'fact';
  /** The options that counted as right. */
  said: readonly string[];
  /** The options that are right; none when the question was withdrawn. */
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

/** Spaces and capitals apart. */
export const isSameKey = (one: readonly string[], other: readonly string[]): boolean =>
  changeOf(keyed(one), keyed(other)) === null;

/**
 * Of a question that the files have corrected: number of the last revision that was wrong here, and of the one that is right, null
 * where it was withdrawn. Null where this installation never had the wrong key, or does not have the right one.
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
 * Whether a wording that the files bring corrects the key by itself: an option that stands in both is marked otherwise, or the
 * question states a figure that has changed with it. Another wording of the right option is a slip.
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
