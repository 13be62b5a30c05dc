import { expect, it } from 'vitest';
import { writeFeed } from './rules';

const SITE = { siteUrl: 'https://example.test', productName: 'A & B', now: new Date('2026-02-03T00:00:00Z') };
const CORRECTION = {
  ...{ id: 3, questionId: 12, kind: 'key' as const, questionText: 'Is 1 < 2?', said: ['no'], right: ['yes & so'] },
  ...{ since: '2026-01-01T00:00:00.000Z', why: '<b>', rule: '40 CFR 82.156', finder: 'Ann', madeBy: 'admin' as const },
  ...{ createdAt: '2026-01-02T00:00:00.000Z', takenBackAt: null, takenBackWhy: '' },
};

it('writes what people typed as text, never as markup', () => {
  const feed = writeFeed([CORRECTION], SITE);
  expect(feed).toContain('Is 1 &lt; 2?');
  expect(feed).toContain('yes &amp; so');
  expect(feed).not.toContain('<b>');
  expect(feed).toContain('Found by Ann');
});

it('is as new as its newest entry, also when that one was taken back', () => {
  expect(writeFeed([], SITE)).toContain('<updated>2026-02-03T00:00:00.000Z</updated>');
  const back = { ...CORRECTION, takenBackAt: '2026-01-09T00:00:00.000Z' };
  expect(writeFeed([back], SITE).match(/<updated>2026-01-09/g)).toHaveLength(2);
});
