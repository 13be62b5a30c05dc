import { afterAll, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { findSimilarPairs } from './rules.mjs';

afterAll(disconnect);

/** The lowest allowed threshold, the default, and two values without an exact binary representation. */
const THRESHOLDS = [0.3, 0.4, 0.6, 0.7];

it("findSimilarPairs finds the pairs that PostgreSQL's similarity() finds", async () => {
  const sample = await db.$queryRaw<{ text: string }[]>`
    SELECT r.text FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id
    WHERE q.state = 'published' AND (q.id % 12 = 0 OR (q.id % 2 = 0 AND r.text ~ '[^ -~]')) ORDER BY q.id`;
  const awkward = [
    'CO₂ at 5 °C',
    'co2 at 5 C',
    'A naïve TECHNICIAN',
    'a na–ve technician!',
    'Ⅷ٣ª',
    '',
    'x',
    'x x',
    'K K',
  ];
  const texts = [...sample.map(({ text }) => text), ...awkward];
  expect(texts.length).toBeGreaterThan(90);
  const pairs = await db.$queryRaw<{ first: number; second: number; similarity: number }[]>`
    WITH texts AS (SELECT text, n::int - 1 AS n FROM unnest(${texts}::text[]) WITH ORDINALITY AS given(text, n))
    SELECT one.n AS first, other.n AS second, similarity(one.text, other.text)::float8 AS similarity
    FROM texts one JOIN texts other ON other.n > one.n ORDER BY 1, 2`;
  for (const threshold of THRESHOLDS) {
    // PostgreSQL's similarity() returns a four-byte float. Rounding the threshold to four bytes too makes 7/10 equal to
    // 0.7.
    const expected = pairs.filter(({ similarity }) => similarity >= Math.fround(threshold));
    const found = findSimilarPairs(texts, threshold).sort((a, b) => a.first - b.first || a.second - b.second);
    expect(found.map((pair) => ({ ...pair, similarity: Math.fround(pair.similarity) }))).toEqual(expected);
  }
});
