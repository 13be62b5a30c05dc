import { describe, expect, it } from 'vitest';
import { countQuestionWords, countWords, gradeOf } from './readability-rules';

const question = (text: string, ...answers: string[]) => ({
  text,
  answers: answers.map((answer) => ({ text: answer })),
});

describe('countWords and countQuestionWords', () => {
  it('count figures and units as words, but not a lone dash', () => {
    expect(countWords('Recover to 4 in. Hg - then stop.')).toBe(7);
  });

  it('count the words of the stem and the options', () => {
    expect(countQuestionWords(question('What is it?', 'One', 'Two words'))).toBe(6);
  });
});

describe('gradeOf', () => {
  const plain = question('What color is a recovery cylinder?', 'Gray with a yellow top', 'Green', 'Blue', 'Orange');

  it('rates a plain question at the school grade of a young child', () => {
    expect(gradeOf(plain)).toBeLessThan(5);
  });

  it('treats technical words of the trade as easy', () => {
    const trade = question('Which refrigerant does the technician recover?', 'Propane', 'Ammonia', 'R-22', 'R-134a');
    const strange = question('Which remuneration does the practitioner relinquish?', 'Gratuities', 'Dividends');
    expect(gradeOf(trade)).toBeLessThan(6);
    expect(gradeOf(strange)).toBeGreaterThan(12);
  });

  it('increases with the length of sentences, not with their number', () => {
    const long =
      'A man who works on a roof in the sun for a day and then goes home to eat and to sleep finds what in his truck?';
    expect(gradeOf(question(long, 'Ice'))).toBeGreaterThan(6);
    expect(gradeOf(question('It is hot. The sun is up. The man is on a roof. What does he need?', 'Ice'))).toBeLessThan(
      3,
    );
  });
});

it('countWords counts each figure as a word, but not a dash', () => {
  expect(countWords('one - two')).toBe(2);
  expect(countWords('4')).toBe(1);
});

describe('syllable count of gradeOf', () => {
  /** Derives the syllable count of a word from the grade of a stem that consists of that word. */
  const syllablesOf = (word: string) => (gradeOf(question(word)) + 15.59 - 0.39) / 11.8;

  it.each([
    ['leak', 1],
    ['hmm', 1],
    ['make', 1],
    ['table', 2],
    ['leaked', 1],
    ['vented', 2],
    ['pedal', 2],
    ["dog's", 1],
    ["O'Sullivan", 4],
    ['low-', 1],
    ['roof-mounted', 3],
    ['air-conditioner', 1],
    ['recovery-rated', 3],
    ['R-134a', 1],
    ['µ', 1],
  ])('is correct for "%s": %i', (word, count) => {
    expect(syllablesOf(word)).toBeCloseTo(count, 9);
  });
});

describe('sentence count of gradeOf', () => {
  /** Derives the sentence count of a text from its grade. Every word of the text must have one syllable. */
  const sentencesOf = (text: string) => (0.39 * countWords(text)) / (gradeOf(question(text)) + 15.59 - 11.8);

  it.each([
    ['Go on', 1],
    ['Go in. Go out.', 2],
    ['Go in.  Go out.', 2],
    ['Go in! "Go out."', 2],
    ['Is it hot? 4 of us say so.', 2],
    ['It is 4.5 now.', 1],
    ['Go 4 in. up.', 1],
  ])('is correct for "%s": %i', (text, count) => {
    expect(sentencesOf(text)).toBeCloseTo(count, 9);
  });

  it('is not needed for an empty text, which has the grade 0', () => {
    expect(gradeOf(question(''))).toBe(0);
  });
});
