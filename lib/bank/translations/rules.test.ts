import { describe, expect, it } from 'vitest';
import { joinWording, listMissing } from './rules';

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
  it('keeps two wordings apart that differ only in where a text ends', () => {
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

  it('accepts a translation that is empty only where the English is', () => {
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
