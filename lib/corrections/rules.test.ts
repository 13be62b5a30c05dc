import { describe, expect, it } from 'vitest';
import { changeOf, firstWrong, listFalseTexts, mayBeSlip, objectionTo, optionsWith, sayCorrection } from './rules';

const option = (text: string, isCorrect = false, why = '') => ({ id: 0, text, isCorrect, why });
const keyed = (answers: ReturnType<typeof option>[], more: object = {}) => ({
  state: 'published' as const,
  explanation: '',
  answers,
  ...more,
});
const ONE_RIGHT = [option('15 lb', true, 'by the rule'), option('50 lb', false, 'too much')];
const OTHER_RIGHT = [option('15 lb', false, 'by the rule'), option('50 lb', true, 'too much')];

describe('a change of a question', () => {
  it.each([
    ['the same right option in another letter case', [option(' 15  LB', true), option('50 lb')], {}, null],
    ['another key', OTHER_RIGHT, {}, 'key'],
    ['a space less in the right option', [option('15lb', true), option('50 lb')], {}, 'key'],
    ['another wording of the right option', [option('16 lb', true), option('50 lb')], {}, 'key'],
    ['one more right option', [option('15 lb', true), option('50 lb', true)], {}, 'key'],
    ['no longer asked', ONE_RIGHT, { state: 'archived' }, 'withdrawn'],
    ['a draft again, with another key', OTHER_RIGHT, { state: 'draft' }, 'withdrawn'],
    ['sent to review', ONE_RIGHT, { state: 'in_review' }, null],
  ])('is classified: %s', (_name, answers, more, change) => {
    expect(changeOf(keyed(ONE_RIGHT), keyed(answers as typeof ONE_RIGHT, more))).toBe(change);
  });

  it('affects no result if several right options only change their order', () => {
    const before = [option('15 lb', true), option('50 lb', true)];
    expect(changeOf(keyed(before), keyed(before.toReversed()))).toBeNull();
  });

  it('is not a wording fix if an option becomes right or wrong', () => {
    expect(mayBeSlip(ONE_RIGHT, OTHER_RIGHT)).toBe(false);
    expect(mayBeSlip(ONE_RIGHT, [option('16 lb', true), option('50 lb')])).toBe(true);
  });

  it('makes an unchanged explanation false, and also the reasons of options that become right or wrong', () => {
    const before = keyed(ONE_RIGHT, { explanation: 'It is 15' });
    expect(listFalseTexts(before, keyed(OTHER_RIGHT, { explanation: 'It  is 15' }))).toEqual([
      'answers.0.why',
      'answers.1.why',
      'explanation',
    ]);
    const rewritten = [option('15 lb', false, ''), option('50 lb', true, 'since 2021')];
    expect(listFalseTexts(before, keyed(rewritten, { explanation: 'It is 50' }))).toEqual([]);
    expect(listFalseTexts(before, keyed(ONE_RIGHT, { explanation: 'It is 15' }))).toEqual([]);
  });

  it('never makes an empty text false', () => {
    const before = keyed([option('15 lb', true), option('50 lb')]);
    expect(listFalseTexts(before, keyed([option('15 lb'), option('50 lb', true)]))).toEqual([]);
  });

  const REWRITTEN = [option('15 lb', false, 'until 2020'), option('50 lb', true, 'since 2021')];
  const REWORDED = [option('16 lb', true, 'by the rule'), ONE_RIGHT[1] ?? option('')];

  it.each([
    ['is rejected if the key changes without a declaration', 'key', REWORDED, undefined, { kind: 'undeclared' }],
    [
      'is rejected if it withdraws the question without a declaration',
      'withdrawn',
      ONE_RIGHT,
      undefined,
      { kind: 'undeclared' },
    ],
    ['is accepted if it withdraws the question, regardless of the texts', 'withdrawn', OTHER_RIGHT, 'slip', null],
    [
      ...(['is rejected if reasons of options would be false', 'key', OTHER_RIGHT, 'correction'] as const),
      { kind: 'stale', fields: ['answers.0.why', 'answers.1.why'] },
    ],
    ['is accepted as a correction with new reasons', 'key', REWRITTEN, 'correction', null],
    ['is rejected as a slip if options become right or wrong', 'key', REWRITTEN, 'slip', { kind: 'no-slip' }],
    ['is accepted as a slip if only the wording changes', 'key', REWORDED, 'slip', null],
  ] as const)('is accepted only with the right declaration: it %s', (_name, change, answers, declared, objection) => {
    expect(objectionTo(change, [keyed(ONE_RIGHT), keyed([...answers])], declared)).toEqual(objection);
  });
});

describe('firstWrong', () => {
  const worded = (revision: number, ...answers: ReturnType<typeof option>[]) => ({ revision, answers });
  const WRONG = [option('a', true), option('b')];
  const RIGHT = [option('a'), option('b', true)];

  it('includes every earlier revision with the same key', () => {
    const history = [worded(1, ...RIGHT), worded(2, ...WRONG), worded(3, ...WRONG)];
    expect(firstWrong(history, 3, new Set())).toBe(2);
  });

  it('includes revisions that an earlier correction corrected, because they never had the right key', () => {
    const history = [worded(1, ...RIGHT), worded(2, ...WRONG)];
    expect(firstWrong(history, 2, new Set([2]))).toBe(1);
  });

  it('includes revisions before a slip in one option was fixed', () => {
    const history = [worded(1, option('aa', true), option('b')), worded(2, ...WRONG)];
    expect(firstWrong(history, 2, new Set())).toBe(1);
    const other = [worded(1, option('x', true), option('y')), worded(2, ...WRONG)];
    expect(firstWrong(other, 2, new Set())).toBe(2);
  });

  it('includes revisions with reordered options', () => {
    const history = [worded(1, ...WRONG.toReversed()), worded(2, ...WRONG)];
    expect(firstWrong(history, 2, new Set())).toBe(1);
  });

  it.each([
    ['the right option had other words and another option was added', [option('aa', true)], WRONG],
    ['one more option is right', RIGHT, [option('a', true), option('b', true)]],
  ])('stops at a revision where %s', (_name, former, latter) => {
    expect(firstWrong([worded(1, ...former), worded(2, ...latter)], 2, new Set())).toBe(2);
  });
});

it('optionsWith returns the options with the same texts in another revision, or null if one is missing', () => {
  const answers = [
    { id: 7, text: 'One' },
    { id: 8, text: 'two ' },
  ];
  expect(optionsWith(['TWO'], answers)).toEqual([8]);
  expect(optionsWith(['two', 'one'], answers)).toEqual([7, 8]);
  expect(optionsWith(['one', 'three'], answers)).toBeNull();
});

const correction = {
  id: 1,
  questionId: 12,
  kind: 'key' as const,
  said: ['15 lb'],
  right: ['50 lb'],
  takenBackAt: null,
  takenBackWhy: '',
};

it('sayCorrection describes a withdrawn question as excluded from results', () => {
  expect(sayCorrection({ ...correction, kind: 'withdrawn', said: ['15 lb', '20 lb'], right: [] })).toEqual({
    title: 'Question 12: Question withdrawn',
    change: ['Former key: “15 lb” and “20 lb”', 'The question is no longer asked and no longer counts in any result.'],
  });
});

it('sayCorrection describes a reversed correction with the current key', () => {
  expect(sayCorrection(correction)).toEqual({
    title: 'Question 12: Wrong key corrected',
    change: ['Former key: “15 lb”', 'Right answer: “50 lb”. Results accept either answer.'],
  });
  const back = sayCorrection({ ...correction, takenBackAt: '2026-01-01', takenBackWhy: 'It was right.' });
  expect(back).toEqual({
    title: 'Question 12: Wrong key corrected, taken back',
    change: ['Former key: “15 lb”', 'This correction was taken back. It was right.'],
  });
});
