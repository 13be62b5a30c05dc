/**
 * Trigram similarity as PostgreSQL's pg_trgm counts it, so that a pair found here is found by the database
 * too: lower case, words of letters and digits, each padded by two spaces before and one after.
 */

export function listTrigrams(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}

/** Shared trigrams over all trigrams of both texts: 0 for nothing in common, 1 for the same set. */
export function scoreSimilarity(left: string, right: string): number {
  const a = listTrigrams(left);
  const b = listTrigrams(right);
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  const union = a.size + b.size - shared;
  return union === 0 ? 0 : shared / union;
}

export type SimilarPair = { first: number; second: number; similarity: number };

/** Each text as its trigrams' numbers, where the rarest trigram of all has the lowest; ascending. */
function numberTrigrams(texts: readonly string[]): Uint32Array[] {
  const sets = texts.map(listTrigrams);
  const counts = new Map<string, number>();
  for (const set of sets) for (const trigram of set) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  const rarestFirst = [...counts].sort((one, other) => one[1] - other[1]);
  const numbers = new Map(rarestFirst.map(([trigram], number) => [trigram, number]));
  return sets.map((set) => Uint32Array.from(set, (trigram) => numbers.get(trigram) ?? 0).sort());
}

/** How many numbers two ascending lists share. */
function countShared(left: Uint32Array, right: Uint32Array): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < left.length && j < right.length) {
    const [one, other] = [left[i] ?? 0, right[j] ?? 0];
    if (one === other) shared += 1;
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
  return shared;
}

/** How many rare trigrams two texts must share before they are compared in full. */
const RARE_SHARED = 24;

/** The least that a text shares with one that is alike enough. The difference keeps a rounding error from costing a pair. */
const leastShared = (size: number, threshold: number): number => Math.ceil(threshold * size - 1e-9);

/**
 * All pairs of texts at or above a threshold, as indexes with `first < second`, most alike first. Texts that are alike share
 * some of their rarest trigrams, so only those are looked up: with the common ones every text would meet every other.
 */
export function findSimilarPairs(texts: readonly string[], threshold: number): SimilarPair[] {
  const pairs: SimilarPair[] = [];
  const numbered = numberTrigrams(texts);
  const least = numbered.map(({ length }) => leastShared(length, threshold));
  const postings = new Map<number, number[]>();
  const met = new Uint16Array(texts.length);

  for (const [second, trigrams] of numbered.entries()) {
    const known = least[second] ?? 0;
    const rare = trigrams.subarray(0, trigrams.length - known + RARE_SHARED);
    const candidates: number[] = [];
    for (const trigram of rare) {
      const posting = postings.get(trigram) ?? [];
      for (const first of posting) {
        if (met[first] === 0) candidates.push(first);
        met[first] = (met[first] ?? 0) + 1;
      }
      if (posting.push(second) === 1) postings.set(trigram, posting);
    }
    for (const first of candidates) {
      const isNear = (met[first] ?? 0) >= Math.min(RARE_SHARED, Math.max(known, least[first] ?? 0));
      met[first] = 0;
      const other = numbered[first];
      if (!isNear || !other) continue;
      const shared = countShared(other, trigrams);
      const similarity = shared / (other.length + trigrams.length - shared);
      if (similarity >= threshold) pairs.push({ first, second, similarity });
    }
  }
  return pairs.sort((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second);
}
