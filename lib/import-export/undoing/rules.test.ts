import { describe, expect, it } from 'vitest';
import { type Imported, obstacleTo } from './rules';

const KEY = [
  { text: 'one', isCorrect: true },
  { text: 'two', isCorrect: false },
];
const OTHER_KEY = KEY.map(({ text, isCorrect }) => ({ text, isCorrect: !isCorrect }));

/** Builds a question of which an import changed only the wording, and which nobody was asked. */
const row = (changes: Partial<Imported> = {}): Imported => ({
  questionId: 7,
  isSlip: false,
  correctionId: null,
  isChangedSince: false,
  wasAsked: false,
  isSectionGone: false,
  answers: KEY,
  formerAnswers: KEY,
  ...changes,
});

const ASKED = { wasAsked: true, answers: OTHER_KEY };

describe('undoing an import', () => {
  it.each<[string, Partial<Imported>]>([
    ['whose questions nobody was asked, even if their keys changed', { answers: OTHER_KEY }],
    ['whose questions were asked with the same key', { wasAsked: true }],
    ['that changed only the order of the options that people were asked', { ...ASKED, answers: [...KEY].reverse() }],
    ['that changed a key and declared the change as a slip', { ...ASKED, isSlip: true }],
    ['that changed a key and recorded a correction, which the undo deletes', { ...ASKED, correctionId: 3 }],
    ['that added the question', { ...ASKED, formerAnswers: null }],
  ])('is allowed for an import %s', (_name, changes) => {
    expect(obstacleTo([row(), row(changes)], [])).toBeNull();
  });

  it('is allowed for an import that has changed nothing', () => expect(obstacleTo([], [])).toBeNull());
});

describe('refusal to undo an import', () => {
  it.each<[string, Partial<Imported>, string]>([
    [
      'of which a question changed after the import',
      { isChangedSince: true },
      'Question 7 changed after the import. Nothing was undone. Change what you need in the editor.',
    ],
    [
      'of which the former section of a question is archived or deleted',
      { isSectionGone: true },
      'Question 7 came from a section that is archived or deleted. Nothing was undone. Restore the section first, or move the questions in the editor.',
    ],
    [
      'whose changed key people were asked without a correction',
      ASKED,
      "Question 7 had the import's key when people were asked. Nothing was undone. Record the correction in the editor.",
    ],
  ])('gives the reason and says what to do for an import %s', (_name, changes, sentence) => {
    expect(obstacleTo([row({ questionId: 1 }), row(changes)], [])).toBe(sentence);
  });

  it('reports the most important problem first', () => {
    const rows = [row({ ...ASKED, questionId: 1 }), row({ isSectionGone: true, questionId: 2 })];
    expect(obstacleTo(rows, [])).toMatch(/^Question 2 came from/);
    expect(obstacleTo([...rows, row({ isChangedSince: true, questionId: 3 })], [])).toMatch(/^Question 3 changed/);
  });

  it('names a question once if both its English and its Spanish changed after the import', () => {
    const rows = [row({ questionId: 1, isChangedSince: true }), row({ questionId: 2 })];
    expect(obstacleTo(rows, [1, 2])).toMatch(/^Questions 1, 2 changed/);
    expect(obstacleTo([], [9])).toMatch(/^Question 9 changed after the import/);
  });

  it('lists ten questions of the import, and the number of the other questions', () => {
    const changed = (count: number) =>
      obstacleTo(
        Array.from({ length: count }, (_, index) => row({ questionId: index + 1, isChangedSince: true })),
        [],
      );
    expect(changed(2)).toMatch(/^Questions 1, 2 changed/);
    expect(changed(10)).toMatch(/^Questions 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 changed/);
    expect(changed(12)).toMatch(/^Questions 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more changed/);
  });
});
