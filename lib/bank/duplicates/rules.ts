/** Questions of one contrast set look alike on purpose and may differ in one figure; from here on they are the same question. */
export const ALIKE_IN_CONTRAST = 0.99;

interface Contrasted {
  /** Names the set; null or absent outside of one. */
  contrast?: string | null | undefined;
}

export const isContrastSet = (one: Contrasted, other: Contrasted): boolean =>
  Boolean(one.contrast) && one.contrast === other.contrast;

/** Two drawings make two questions, however alike their words are: "What is the reading of this gauge?" */
export const hasOtherPicture = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && one !== other;

/** How many pairs belong to one contrast set. */
export function countContrasted(questions: readonly Contrasted[]): number {
  const sizes = new Map<string, number>();
  let pairs = 0;
  for (const { contrast } of questions) {
    if (!contrast) continue;
    const before = sizes.get(contrast) ?? 0;
    pairs += before;
    sizes.set(contrast, before + 1);
  }
  return pairs;
}

/** How many pairs of two questions with a drawing there are. */
export function countPictured(questions: readonly { picture: string | null }[]): number {
  const pictured = questions.filter(({ picture }) => picture !== null).length;
  return (pictured * (pictured - 1)) / 2;
}

export interface Pair<Q> {
  similarity: number;
  first: Q;
  second: Q;
}

export interface Group<Q> {
  /** By number: the oldest first. */
  questions: Q[];
  /** Of the two that are most alike. */
  similarity: number;
}

/** Pairs that share a question belong together: three wordings of one question are one group. The most similar group comes first. */
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
