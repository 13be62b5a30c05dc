import { describe, expect, test } from 'vitest';
import { listLoneWords, measureLengthRanks, measureLoneWords, rankOf } from './form';
import { guessByForm } from './guesser';
import type { CueQuestion } from './rules';

function ask(key: number, ...texts: string[]): CueQuestion {
  return { answers: texts.map((text, index) => ({ text, correct: index === key })) };
}

/** Builds a hundred questions with distinct words. `add` puts the same cue into one option of each question. */
function askHundred(add: (texts: string[], key: number) => string[]): CueQuestion[] {
  return Array.from({ length: 100 }, (_, number) => {
    const key = (number * 7) % 4;
    const texts = ['alpha', 'bravo', 'delta', 'gamma'].map((word) => `${word} ${number}`);
    return ask(key, ...add(texts, key));
  });
}

describe('rankOf', () => {
  test('ranks a value by the number of smaller values, and tied values by their mean rank', () => {
    expect([0, 1, 2, 3].map((place) => rankOf([5, 9, 5, 7], place))).toEqual([0.5, 3, 0.5, 2]);
  });
});

describe('listLoneWords', () => {
  test('lists words that occur in exactly one option of a question', () => {
    const lone = listLoneWords(ask(0, 'Oil or water', 'Oil', 'Air', 'Dry air'));
    expect([...lone]).toEqual([
      ['or', 0],
      ['water', 0],
      ['dry', 3],
    ]);
  });
});

describe('measureLengthRanks', () => {
  test('measures questions with four different lengths, the shortest option first', () => {
    const differ = [ask(0, 'a', 'bb', 'ccc', 'dddd'), ask(2, 'a', 'bb', 'ccc', 'dddd')];
    const tied = ask(3, 'a', 'bb', 'bb', 'dddd');
    expect(measureLengthRanks([...differ, tied])).toEqual({ questions: 2, shares: [0.5, 0, 0.5, 0] });
  });
});

describe('measureLoneWords', () => {
  test('measures how often the only option with a word is the right one', () => {
    const questions = [ask(0, 'air or oil', 'b', 'c', 'd'), ask(1, 'air or oil', 'b', 'c', 'd')];
    expect(measureLoneWords(questions, 2)).toContainEqual({ word: 'or', questions: 2, keys: 0.5 });
    expect(measureLoneWords(questions, 3)).toEqual([]);
  });
});

describe('guessByForm', () => {
  test('finds a word that occurs only in the right option', () => {
    const marked = askHundred((texts, key) =>
      texts.map((text, place) => (place === key ? `${text} or so` : `${text} in all`)),
    );
    expect(guessByForm(marked).score).toBeGreaterThan(0.95);
  });

  test('detects that the right option is always the longest, and lists the most revealing question first', () => {
    const longKeys = askHundred((texts, key) =>
      texts.map((text, place) => (place === key ? `${text} at the end` : text)),
    );
    const { score, giveaways } = guessByForm(longKeys);
    expect(score).toBeGreaterThan(0.95);
    expect(giveaways[0]?.probability).toBeGreaterThanOrEqual(giveaways.at(-1)?.probability ?? 1);
  });

  test('scores about a quarter if the wording reveals nothing', () => {
    expect(guessByForm(askHundred((texts) => texts)).score).toBeCloseTo(0.25, 0);
  });

  test('returns the same score on every run', () => {
    const questions = askHundred((texts, key) => texts.map((text, place) => (place === key ? text : `${text} too`)));
    expect(guessByForm(questions)).toEqual(guessByForm(questions));
  });
});
