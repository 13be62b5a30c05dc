/**
 * Minimum similarity for two questions of one contrast set to count as duplicates. It is high because these questions
 * look alike on purpose and may differ in a single figure.
 */
export const ALIKE_IN_CONTRAST = 0.99;

interface Contrasted {
  /** Name of the contrast set; null or absent for questions that are in no contrast set. */
  contrast?: string | null | undefined;
}

export const isContrastSet = (one: Contrasted, other: Contrasted): boolean =>
  Boolean(one.contrast) && one.contrast === other.contrast;

/**
 * True if the questions show different drawings. Such questions are different even if their words are the same, such as
 * "What is the reading of this gauge?".
 */
export const hasOtherPicture = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && one !== other;

/** Replaces names by numbers from 1 on. Equal names get the same number; a missing name gets 0. */
function numbersOf(names: readonly (string | null)[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(names, (name) => {
    if (!name) return 0;
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  });
}

/**
 * Prepares contrast sets and drawings for the search, so that the search skips pairs that cannot be duplicates by the
 * rules above.
 */
export const exclusionsOf = (questions: readonly { contrast: string | null; picture: string | null }[]) => ({
  sets: numbersOf(questions.map(({ contrast }) => contrast)),
  pictures: numbersOf(questions.map(({ picture }) => picture)),
  alikeInSet: ALIKE_IN_CONTRAST,
});

export interface Pair<Q> {
  similarity: number;
  first: Q;
  second: Q;
}

export interface Group<Q> {
  /** Sorted by id. */
  questions: Q[];
  /** Similarity of the most similar pair in the group. */
  similarity: number;
}

/**
 * Groups pairs that share a question, so that three similar wordings form one group. The most similar group comes
 * first.
 */
export function groupPairs<Q extends { id: number }>(pairs: readonly Pair<Q>[]): Group<Q>[] {
  const groups = new Map<number, Group<Q>>();
  for (const { first, second, similarity } of pairs) {
    const known = new Set([groups.get(first.id), groups.get(second.id)]);
    const merged: Group<Q> = { questions: [], similarity };
    for (const group of known) {
      merged.questions.push(...(group?.questions ?? []));
      merged.similarity = Math.max(merged.similarity, group?.similarity ?? 0);
    }
    for (const question of [first, second]) {
      if (!merged.questions.some(({ id }) => id === question.id)) merged.questions.push(question);
    }
    for (const { id } of merged.questions) groups.set(id, merged);
  }
  const found = [...new Set(groups.values())];
  for (const group of found) group.questions.sort((one, other) => one.id - other.id);
  return found.sort((one, other) => other.similarity - one.similarity);
}
