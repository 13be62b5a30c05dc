import { describe, expect, test } from 'vitest';
import { findSimilarPairs, listTrigrams, scoreSimilarity } from '@/lib/bank/similarity';

describe('listTrigrams', () => {
  test("a word is padded as PostgreSQL's show_trgm pads it", () => {
    expect([...listTrigrams('Cat')].sort()).toEqual(['  c', ' ca', 'at ', 'cat']);
  });

  test('punctuation separates words and case does not matter', () => {
    expect(listTrigrams('R-22, leak!')).toEqual(listTrigrams('r 22 LEAK'));
  });

  test('a trigram that comes twice counts once', () => {
    expect(listTrigrams('leak leak').size).toBe(listTrigrams('leak').size);
  });

  test('a text without letters or digits has no trigrams', () => {
    expect(listTrigrams(' … ?').size).toBe(0);
  });
});

describe('scoreSimilarity', () => {
  test("it gives the figure of the pg_trgm manual's own example", () => {
    // select similarity('word', 'two words') is 0.36363637 in PostgreSQL.
    expect(scoreSimilarity('word', 'two words')).toBeCloseTo(4 / 11, 6);
  });

  test('texts that differ in case and punctuation alone are the same', () => {
    expect(scoreSimilarity('Recover to 0 psig.', 'recover, to 0 PSIG')).toBe(1);
  });

  test('texts that share nothing, or hold nothing, score 0', () => {
    expect(scoreSimilarity('abc', 'xyz')).toBe(0);
    expect(scoreSimilarity('', '')).toBe(0);
  });

  test('the order of the two texts does not matter', () => {
    const texts = ['Which oil goes with R-134a?', 'Which oil goes with R-22?'] as const;
    expect(scoreSimilarity(texts[0], texts[1])).toBe(scoreSimilarity(texts[1], texts[0]));
  });
});

describe('findSimilarPairs', () => {
  const texts = [
    'A 195 lb R-22 rack is opened for a major repair. How deep?',
    'Which gas is preferred for a leak test?',
    'A 205 lb R-22 rack is opened for a major repair. How deep?',
    'What color is a recovery cylinder?',
  ];

  test('it finds what comparing each with each finds', () => {
    const threshold = 0.1;
    const expected = texts.flatMap((left, first) =>
      texts.slice(first + 1).flatMap((right, offset) => {
        const similarity = scoreSimilarity(left, right);
        return similarity >= threshold ? [{ first, second: first + 1 + offset, similarity }] : [];
      }),
    );
    const found = findSimilarPairs(texts, threshold);
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  test('the most alike pair comes first', () => {
    expect(findSimilarPairs(texts, 0.1)[0]).toMatchObject({ first: 0, second: 2 });
  });

  test('a pair below the threshold is left out', () => {
    expect(findSimilarPairs(texts, 0.6)).toHaveLength(1);
  });

  test('an empty bank has no pairs', () => {
    expect(findSimilarPairs([], 0.5)).toEqual([]);
  });

  test('a thousand questions are compared in well under a second', () => {
    const words = ['recover', 'charge', 'valve', 'leak', 'system', 'vacuum', 'gauge', 'liquid', 'vapor', 'repair'];
    const many = Array.from({ length: 1000 }, (_, index) =>
      Array.from(
        { length: 30 },
        (_, place) => `${words[(index * 7 + place * place) % words.length]}${index % 97}`,
      ).join(' '),
    );
    const startedAt = performance.now();
    findSimilarPairs(many, 0.6);
    // Generous, because the machine that runs the tests is shared; it takes about a tenth of this.
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});
