import { describe, expect, it } from 'vitest';
import { compareFigures, joinWording, listMissing } from './rules';

const english = {
  text: 'Which law?',
  explanation: 'Because.',
  picture: '',
  answers: [
    { text: 'This', why: 'It is' },
    { text: 'That', why: '' },
  ],
};

describe('joinWording', () => {
  it('returns different results for two questions whose texts have the same characters but different boundaries', () => {
    expect(joinWording({ ...english, text: 'Which', explanation: ' law?Because.' })).not.toBe(joinWording(english));
  });
});

describe('listMissing', () => {
  const spanish = {
    text: '¿Qué ley?',
    explanation: 'Porque sí.',
    picture: '',
    answers: [
      { text: 'Esta', why: 'Lo es' },
      { text: 'Esa', why: '' },
    ],
  };

  it('accepts a translation that is empty only where the English text is empty', () => {
    expect(listMissing(english, spanish)).toEqual({});
  });

  it.each([
    [{ ...spanish, text: '' }, ['text']],
    [{ ...spanish, explanation: '' }, ['explanation']],
    [{ ...spanish, answers: [{ text: 'Esta', why: '' }] }, ['answers.0.why', 'answers.1.text']],
    [{ ...spanish, answers: [...spanish.answers, { text: 'Otra', why: '' }] }, ['answers']],
  ])('names the fields that are missing: %#', (translation, fields) => {
    expect(Object.keys(listMissing(english, translation))).toEqual(fields);
  });
});

describe('compareFigures', () => {
  it.each([
    ['Above 30% of R-22', 'Más del 30% de R-22', [], []],
    ['Above 30%', 'Más del 35%', ['30'], ['35']],
    ['At 0 psig', 'A 0', ['psig'], []],
    ['In 10 days or 10 hours', 'En 10 días', ['10'], []],
  ])(
    'finds the figures that are missing or added in a translation of "%s" as "%s"',
    (english, spanish, missing, added) => {
      expect(compareFigures(english, spanish)).toEqual({ missing, added });
    },
  );
});
