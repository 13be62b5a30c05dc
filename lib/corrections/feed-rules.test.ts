import { expect, it } from 'vitest';
import { writeFeed } from './feed-rules';

const SITE = { siteUrl: 'https://example.test', productName: 'A & B', now: new Date('2026-02-03T00:00:00Z') };
const CORRECTION = {
  id: 3,
  questionId: 12,
  kind: 'key' as const,
  questionText: 'Is 1 < 2?',
  said: ['no'],
  right: ['yes & so'],
  since: '2026-01-01T00:00:00.000Z',
  why: '<b>',
  rule: '40 CFR 82.156',
  finder: 'Ann',
  madeBy: 'admin' as const,
  createdAt: '2026-01-02T00:00:00.000Z',
  takenBackAt: null,
  takenBackWhy: '',
};

it('the feed escapes typed text, so that it contains no markup', () => {
  const feed = writeFeed([CORRECTION], SITE);
  expect(feed).toContain('Is 1 &lt; 2?');
  expect(feed).toContain('yes &amp; so');
  expect(feed).not.toContain('<b>');
  expect(feed).toContain('Found by Ann');
});

it('the feed is dated by its latest change, even if that change reversed an entry', () => {
  expect(writeFeed([], SITE)).toContain('<updated>2026-02-03T00:00:00.000Z</updated>');
  const back = { ...CORRECTION, takenBackAt: '2026-01-09T00:00:00.000Z' };
  expect(writeFeed([back], SITE).match(/<updated>2026-01-09/g)).toHaveLength(2);
});

it("the feed is dated by its newest entry, regardless of the entry's position", () => {
  const older = { ...CORRECTION, createdAt: '2025-12-31T00:00:00.000Z' };
  for (const corrections of [
    [CORRECTION, older],
    [older, CORRECTION],
  ]) {
    const [first] = writeFeed(corrections, SITE).match(/<updated>[^<]*/) ?? [];
    expect(first).toBe('<updated>2026-01-02T00:00:00.000Z');
  }
});

it('an entry of the feed contains question, change, reason and rule, and thanks the finder', () => {
  const contentOf = (finder: string) => {
    const feed = writeFeed([{ ...CORRECTION, finder }], SITE);
    return /<content type="text">([^<]*)</.exec(feed)?.[1]?.split('\n');
  };
  const lines = [
    ...['Question: Is 1 &lt; 2?', 'Former key: “no”', 'Right answer: “yes &amp; so”. Results accept either answer.'],
    ...['Why: &lt;b&gt;', 'Rule: 40 CFR 82.156'],
  ];
  expect(contentOf('')).toEqual(lines);
  expect(contentOf('Ann')).toEqual([...lines, 'Found by Ann. Thank you.']);
});

it('each entry of the feed starts on a new line', () => {
  expect(writeFeed([CORRECTION, CORRECTION], SITE)).toContain('\n  </entry>\n  <entry>\n');
});

it('the feed leaves out characters that XML forbids, because readers would reject the whole feed', () => {
  const feed = writeFeed([{ ...CORRECTION, why: 'a\u0007b\ufffec\ud83dd \ud83d\ude00' }], SITE);
  expect(feed).toContain('Why: abcd \ud83d\ude00');
});
