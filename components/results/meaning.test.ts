import { describe, expect, it } from 'vitest';
import { runInEnglish } from '@/components/messages/in-english';
import type { AttemptResult } from '@/lib/attempts/contract';
import { tally } from '@/lib/attempts/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import { asRepeat } from './local-result';
import { meaningOf } from './meaning';
import { useHeadline } from './use-headline';

const say = runInEnglish(useHeadline);
function headlineOf(result: AttemptResult): string | null {
  const meaning = meaningOf(result);
  return meaning && say(meaning.verdict);
}

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
    expect(meaningOf(practice(questions))).toMatchObject({ reached });
    expect(headlineOf(practice(questions))).toBe(headline);
  });

  it('says nothing about passing when all answers were shown shortly before the test', () => {
    const result = practice([...many(10, { ...right, ...seen }), { ...wrong, ...seen }]);
    expect(meaningOf(result)).toMatchObject({ reached: 'unknown' });
    expect(headlineOf(result)).toContain('says nothing about passing');
  });

  it('says nothing about passing when the test repeats the questions of a result that the learner has seen', () => {
    expect(meaningOf(asRepeat(practice(many(10, right))))).toMatchObject({ reached: 'unknown' });
  });

  it('judges only the new questions when the test also contains repeats', () => {
    const repeated = many(8, { ...right, ...seen });
    expect(meaningOf(practice([...repeated, ...many(2, wrong)]))).toMatchObject({ reached: 'none' });
    const elsewhere = [...repeated, ...many(2, { ...right, sectionId: TYPE_II })];
    expect(headlineOf(practice(elsewhere))).toBe('On pace to pass Type II.');
  });

  it('leaves out a question that was withdrawn after the test', () => {
    const withdrawn = { ...wrong, fair: 'out' } as const;
    expect(meaningOf(practice([...many(7, right), ...many(3, wrong), withdrawn]))?.reached).toBe('all');
  });
});

describe('meaning of an exam', () => {
  const exam = (correct: Readonly<Record<number, number>>, openBook = false): AttemptResult => {
    const passMark = openBook ? 21 : 18;
    const sections = SECTIONS.flatMap(({ id, name }) => {
      const right = correct[id];
      return right === undefined ? [] : [{ sectionId: id, name, correct: right, total: 25, passed: right >= passMark }];
    });
    const score = { correct: 0, answered: 0, skipped: 0, total: 25 * sections.length, percentage: 70 };
    return { testType: 'exam', sections, questions: [], score, openBook } as unknown as AttemptResult;
  };

  it.each([
    ['Passed: Universal certification.', { 6: 18, 3: 18, 4: 18, 5: 18 }],
    ['Passed: Type I certification. Type II: 1\u00A0short. Type III: 5\u00A0short.', { 6: 25, 3: 25, 4: 17, 5: 13 }],
    ['Passed: Type I and Type III certification. Type II: 1\u00A0short.', { 6: 18, 3: 18, 4: 17, 5: 18 }],
    ['Not certified yet. Core: 1\u00A0short.', { 6: 17, 3: 25 }],
    ['Passed: Core.', { 6: 20 }],
    ['Not passed yet. Type II: 2\u00A0short.', { 4: 16 }],
  ])('has the headline “%s”', (headline, correct) => {
    expect(headlineOf(exam(correct))).toBe(headline);
  });

  it('says that an exam was open-book, and that a section with missing questions is not complete', () => {
    expect(headlineOf(exam({ 6: 21, 3: 21 }, true))).toBe('Passed: Type I certification, open book.');
    const result = exam({ 6: 10 });
    const sections = result.sections.map((section) => ({ ...section, total: 20 }));
    expect(headlineOf({ ...result, sections })).toBe('Not passed yet. Core: not complete.');
  });
});
