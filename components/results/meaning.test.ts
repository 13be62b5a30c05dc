import { describe, expect, it } from 'vitest';
import type { AttemptResult } from '@/lib/attempts/contract';
import { tally } from '@/lib/attempts/rules';
import { asRepeat } from './local-result';
import { meaningOf } from './meaning';

const CORE = 6;
const TYPE_II = 4;
interface Given {
  sectionId?: number;
  isCorrect: boolean | null;
  isRepeat?: true;
  fair?: 'out';
}
const many = (count: number, given: Given): Given[] => Array.from({ length: count }, () => given);

function practice(given: readonly Given[]): AttemptResult {
  const questions = given.map(({ sectionId = CORE, ...rest }, place) => ({ questionId: place, sectionId, ...rest }));
  const sections = [CORE, TYPE_II].flatMap((sectionId) => {
    const own = questions.filter((question) => question.sectionId === sectionId);
    const name = sectionId === CORE ? 'Core' : 'Type II';
    return own.length > 0 ? [{ sectionId, name, passed: true, ...tally(own.map(({ isCorrect }) => isCorrect)) }] : [];
  });
  const score = tally(questions.map(({ isCorrect }) => isCorrect));
  return { testType: 'practice', sections, questions, score } as unknown as AttemptResult;
}

const right = { isCorrect: true };
const wrong = { isCorrect: false };
const seen = { isRepeat: true } as const;

describe('meaning of a practice result', () => {
  it.each([
    ['all', 'On pace to pass Core.', [...many(7, right), ...many(3, wrong)]],
    ['none', 'Below passing in Core: it takes 70%.', [...many(6, right), ...many(4, wrong)]],
    ['none', 'Below passing in Core: it takes 70%.', [...many(6, right), ...many(4, { isCorrect: null })]],
    [
      'part',
      'On pace to pass Core. Below passing in Type II: it takes 70%.',
      [right, { ...wrong, sectionId: TYPE_II }],
    ],
  ])('rates practice as %s and says "%s"', (reached, headline, questions) => {
    expect(meaningOf(practice(questions))).toMatchObject({ reached, headline });
  });

  it('says nothing about passing when all answers were shown shortly before the test', () => {
    const meaning = meaningOf(practice([...many(10, { ...right, ...seen }), { ...wrong, ...seen }]));
    expect(meaning).toMatchObject({
      reached: 'unknown',
      headline: expect.stringContaining('says nothing about passing'),
    });
  });

  it('says nothing about passing when the test repeats the questions of an opened result', () => {
    expect(meaningOf(asRepeat(practice(many(10, right))))).toMatchObject({ reached: 'unknown' });
  });

  it('judges only the new questions when the test also contains repeats', () => {
    const repeated = many(8, { ...right, ...seen });
    expect(meaningOf(practice([...repeated, ...many(2, wrong)]))).toMatchObject({ reached: 'none' });
    const elsewhere = [...repeated, ...many(2, { ...right, sectionId: TYPE_II })];
    expect(meaningOf(practice(elsewhere))?.headline).toBe('On pace to pass Type II.');
  });

  it('leaves out a question that was withdrawn since', () => {
    const withdrawn = { ...wrong, fair: 'out' } as const;
    expect(meaningOf(practice([...many(7, right), ...many(3, wrong), withdrawn]))?.reached).toBe('all');
  });
});
