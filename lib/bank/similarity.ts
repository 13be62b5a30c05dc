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

/**
 * All pairs of texts at or above a threshold, as indexes with `first < second`, most alike first.
 * An inverted index counts what each text shares with the earlier ones; texts that share nothing never meet.
 */
export function findSimilarPairs(texts: readonly string[], threshold: number): SimilarPair[] {
  const pairs: SimilarPair[] = [];
  const sizes: number[] = [];
  const postings = new Map<string, number[]>();

  for (const [second, text] of texts.entries()) {
    const trigrams = listTrigrams(text);
    const shared = new Uint32Array(second);
    for (const trigram of trigrams) {
      const posting = postings.get(trigram);
      if (posting === undefined) {
        postings.set(trigram, [second]);
        continue;
      }
      for (const first of posting) shared[first] = (shared[first] ?? 0) + 1;
      posting.push(second);
    }
    for (const [first, count] of shared.entries()) {
      const similarity = count === 0 ? 0 : count / ((sizes[first] ?? 0) + trigrams.size - count);
      if (count > 0 && similarity >= threshold) pairs.push({ first, second, similarity });
    }
    sizes.push(trigrams.size);
  }
  return pairs.sort((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second);
}
