import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadQuestionBank } from '@/lib/bank/file-adapter';
import { findSimilarPairs, type SimilarPair } from './rules.mjs';

/** Lists trigrams by the definition in the pg_trgm manual. */
function listTrigrams(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.match(/[A-Za-z0-9]+/g) ?? []) {
    const padded = `  ${word.toLowerCase()} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}

function scoreSimilarity(left: Set<string>, right: Set<string>): number {
  const shared = [...left].filter((trigram) => right.has(trigram)).length;
  const union = left.size + right.size - shared;
  return union === 0 ? 0 : shared / union;
}

/** Compares every text with every other text. The fast search must find the same pairs. */
function compareAll(texts: readonly string[], threshold: number): SimilarPair[] {
  const sets = texts.map(listTrigrams);
  return sets
    .flatMap((left, first) =>
      sets.slice(first + 1).map((right, offset) => {
        return { first, second: first + 1 + offset, similarity: scoreSimilarity(left, right) };
      }),
    )
    .filter(({ similarity }) => similarity >= threshold)
    .sort((one, other) => other.similarity - one.similarity || one.first - other.first || one.second - other.second);
}

const alike = (left: string, right: string) => findSimilarPairs([left, right], 0.001)[0]?.similarity ?? 0;

describe('similarity of two texts', () => {
  it.each([
    // Expected values are results of `SELECT similarity(…)`.
    ['word', 'two words', 0.363_636],
    ['Recover to 0 psig.', 'recover, to 0 PSIG', 1],
    ['leak leak', 'leak', 1],
    ['CO₂ at 5°C', 'CO at 5 C', 1],
    ['naïve', 'na ve', 1],
    ['a', 'ab', 0.25],
    ['abc', 'xyz', 0],
    ['', '', 0],
    [' … ?', '–', 0],
  ])('equals the value that PostgreSQL computes for "%s" and "%s": %d', (left, right, expected) => {
    expect(alike(left, right)).toBeCloseTo(expected, 5);
    expect(alike(right, left)).toBe(alike(left, right));
  });

  it('is high enough for a pair if it equals the threshold', () => {
    // The number 4/11 has no exact binary representation.
    expect(findSimilarPairs(['word', 'two words'], 4 / 11)).toHaveLength(1);
    expect(findSimilarPairs(['abc', 'abcd'], 0.5)).toEqual([{ first: 0, second: 1, similarity: 0.5 }]);
    expect(findSimilarPairs(['abc', 'abcd'], 0.500001)).toEqual([]);
  });
});

/**
 * Generates texts from a small alphabet and with short words, so that pairs of any similarity occur. There are more
 * than 192 different trigrams, so some of them are rare.
 */
const texts = fc.array(
  fc.oneof(
    fc.stringMatching(/^[ab0C .é]{0,30}$/),
    fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4}){0,6}$/),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  ),
  { maxLength: 60 },
);
const thresholds = fc.oneof(fc.constantFrom(0.3, 0.4, 0.5, 0.6, 0.7, 1), fc.double({ min: 0.05, max: 1, noNaN: true }));

describe('findSimilarPairs', () => {
  it('returns the same pairs in the same order as a comparison of every text with every other', () => {
    fc.assert(
      fc.property(texts, thresholds, (list, threshold) => {
        expect(findSimilarPairs(list, threshold)).toEqual(compareAll(list, threshold));
      }),
      { numRuns: 200 },
    );
  });

  it('finds the same pairs in the question bank as a comparison of all texts', () => {
    const { files } = loadQuestionBank(join(process.cwd(), 'prisma/question-bank'));
    // Uses only a third of the question bank, so that comparing all of its texts takes less than a second.
    const bank = files.flatMap(({ questions }) => questions.map(({ text }) => text)).filter((_, n) => n % 3 === 0);
    const expected = compareAll(bank, 0.2);
    expect(expected.length).toBeGreaterThan(100);
    expect(findSimilarPairs(bank, 0.2)).toEqual(expected);
  });

  it('returns the most similar pairs up to a limit, also with ties and many more pairs', () => {
    const many = Array.from({ length: 400 }, (_, n) => `valve ${n % 7} of circuit ${n % 11} leaks ${n % 5} lb a year`);
    const all = findSimilarPairs(many, 0.3);
    expect(all.length).toBeGreaterThan(20_000);
    for (const limit of [1, 50, 3000]) expect(findSimilarPairs(many, 0.3, limit)).toEqual(all.slice(0, limit));
  });

  it('returns no pairs for empty lists and texts without words', () => {
    expect(findSimilarPairs([], 0.5)).toEqual([]);
    expect(findSimilarPairs(['', '?', '…', ''], 0.3)).toEqual([]);
  });
});
