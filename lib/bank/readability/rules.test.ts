import { describe, expect, it } from 'vitest';
import { countQuestionWords, countWords, gradeOf } from './rules';

const question = (text: string, ...answers: string[]) => ({
  text,
  answers: answers.map((answer) => ({ text: answer })),
});

describe('the count of words', () => {
  it('takes figures and units as words, and a lone dash as none', () => {
    expect(countWords('Recover to 4 in. Hg - then stop.')).toBe(7);
  });

  it('covers stem and options', () => {
    expect(countQuestionWords(question('What is it?', 'One', 'Two words'))).toBe(6);
  });
});

describe('the reading grade', () => {
  const plain = question('What color is a recovery cylinder?', 'Gray with a yellow top', 'Green', 'Blue', 'Orange');

  it('is that of a child for a plain question', () => {
    expect(gradeOf(plain)).toBeLessThan(5);
  });

  it('takes the words of the trade as easy', () => {
    const trade = question('Which refrigerant does the technician recover?', 'Propane', 'Ammonia', 'R-22', 'R-134a');
    const strange = question('Which remuneration does the practitioner relinquish?', 'Gratuities', 'Dividends');
    expect(gradeOf(trade)).toBeLessThan(6);
    expect(gradeOf(strange)).toBeGreaterThan(12);
  });

  it('rises with the length of a sentence, not with the number of sentences', () => {
    const long =
      'A man who works on a roof in the sun for a day and then goes home to eat and to sleep finds what in his truck?';
    expect(gradeOf(question(long, 'Ice'))).toBeGreaterThan(6);
    expect(gradeOf(question('It is hot. The sun is up. The man is on a roof. What does he need?', 'Ice'))).toBeLessThan(
      3,
    );
  });
});
