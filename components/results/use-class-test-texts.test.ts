import { describe, expect, it } from 'vitest';
import { runInEnglish } from '@/components/messages/in-english';
import { useClassTestTexts } from './use-class-test-texts';

const { sayAttempts, sayCertificate } = runInEnglish(useClassTestTexts);
const best = (correct: number) => ({ correct, total: 10, completedAt: '2026-11-29T10:00:00.000Z' });

describe('texts about a finished class test', () => {
  it.each([
    [null, 3, 'You can take this test as often as you like. Your best attempt counts.'],
    [1, 1, '1 of 1 attempt used.'],
    [3, 2, '2 of 3 attempts used. Your best attempt counts.'],
  ])('describe an attempt limit of %s, of which %s are used, as “%s”', (attempts, begun, words) => {
    expect(sayAttempts({ attempts, begun })).toBe(words);
  });

  it('say whether the best attempt is enough for the certificate, and where to download the certificate', () => {
    const of = (correct: number) => sayCertificate({ best: best(correct), certificateMark: 70, state: 'used-up' });
    expect(of(7)).toMatch(/: yes, 7 of 10 is enough \(70% needed\)\. Download it in My Classes\.$/);
    expect(of(10)).toMatch(/: yes, 10 of 10 /);
    expect(of(6)).toMatch(/: not yet\. It needs 70% right, and your best attempt has 6 of 10\./);
  });

  it('advise another attempt only while the test is open', () => {
    const of = (state: 'open' | 'closed') => sayCertificate({ best: best(3), certificateMark: 70, state });
    expect(of('open')).toMatch(/You can take the test again\.$/);
    expect(of('closed')).toMatch(/Ask your instructor for another attempt\.$/);
    expect(sayCertificate({ best: null, certificateMark: 80, state: 'open' })).toMatch(/at least 80% right\.$/);
  });
});
