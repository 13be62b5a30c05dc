import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absoluteWordsGiveAway,
  type CueQuestion,
  GUESS_STRATEGY_NAMES,
  hasAbsoluteWord,
  isSingleOfFour,
  measureCues,
  scoreGuesser,
} from './rules';

/** Builds a question with these options; the option at index `key` is right. */
function ask(key: number, ...texts: string[]): CueQuestion {
  return { answers: texts.map((text, index) => ({ text, correct: index === key })) };
}

describe('isSingleOfFour', () => {
  test('accepts only questions with four options and one key', () => {
    expect(isSingleOfFour(ask(0, 'a', 'b', 'c', 'd'))).toBe(true);
    expect(isSingleOfFour(ask(0, 'a', 'b', 'c'))).toBe(false);
    expect(isSingleOfFour(ask(-1, 'a', 'b', 'c', 'd'))).toBe(false);
    expect(isSingleOfFour({ answers: ask(0, 'a', 'b', 'c', 'd').answers.map((a) => ({ ...a, correct: true })) })).toBe(
      false,
    );
  });
});

describe('hasAbsoluteWord', () => {
  test.each(['Never vent it', 'in ALL cases', 'It must hold'])('accepts "%s"', (text) => {
    expect(hasAbsoluteWord(text)).toBe(true);
  });

  test.each(['Allow it to settle', 'A mustard color', 'Many do'])('rejects "%s"', (text) => {
    expect(hasAbsoluteWord(text)).toBe(false);
  });
});

describe('measureCues', () => {
  test('counts a key that is the only longest option, but not a tie', () => {
    const alone = ask(0, 'longest', 'aa', 'bb', 'cc');
    const tied = ask(0, 'longest', 'longer!', 'bb', 'cc');
    expect(measureCues([alone, tied]).keyLongest).toBe(0.5);
  });

  test('counts a key that is the only shortest option, but not a tie', () => {
    const alone = ask(2, 'aaa', 'bbb', 'c', 'ddd');
    const tied = ask(2, 'a', 'bbb', 'c', 'ddd');
    expect(measureCues([alone, tied]).keyShortest).toBe(0.5);
  });

  test('measures the fraction of keys at each position', () => {
    const questions = [ask(0, 'a', 'b', 'c', 'd'), ask(0, 'a', 'b', 'c', 'd'), ask(3, 'a', 'b', 'c', 'd')];
    expect(measureCues(questions).positions).toEqual([2 / 3, 0, 0, 1 / 3]);
  });

  test('returns zeros, not NaN, without questions', () => {
    const cues = measureCues([]);
    expect(cues.eligible).toBe(0);
    expect([cues.keyLongest, cues.keyShortest, ...cues.positions, ...Object.values(cues.guesses)]).toEqual(
      Array.from({ length: 6 + GUESS_STRATEGY_NAMES.length }, () => 0),
    );
  });
});

describe('scoreGuesser', () => {
  test('picks at random among tied options', () => {
    expect(scoreGuesser([ask(0, 'long', 'also', 'b', 'c')], 'longest')).toBe(0.5);
  });

  test('picks an option that alone contains a number, and ignores numbers if two options contain one', () => {
    expect(scoreGuesser([ask(1, 'none at all', '80 percent', 'half', 'most')], 'lone number')).toBe(1);
    expect(scoreGuesser([ask(1, '90 percent', '80 percent', 'half', 'most')], 'lone number')).toBe(0.25);
  });

  test('skips options with absolute words, unless every option has one', () => {
    expect(scoreGuesser([ask(3, 'always', 'never', 'in all cases', 'as a rule')], 'no absolute word')).toBe(1);
    expect(scoreGuesser([ask(3, 'always', 'never', 'all', 'only')], 'no absolute word')).toBe(0.25);
  });

  test('removes options with absolute words before it compares lengths in the combined strategy', () => {
    const question = ask(1, 'never under any conditions', 'usually so', 'rare', 'odd');
    expect(scoreGuesser([question], 'longest')).toBe(0);
    expect(scoreGuesser([question], 'all cues, then longest')).toBe(1);
  });

  test('guesses at random among options without differences', () => {
    for (const strategy of GUESS_STRATEGY_NAMES) {
      expect(scoreGuesser([ask(2, 'aa', 'bb', 'cc', 'dd')], strategy)).toBe(0.25);
    }
  });

  test('scores a quarter with every strategy if the key is at each position once', () => {
    const options = fc.array(fc.string({ minLength: 1 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(options, (texts) => {
        const questions = [0, 1, 2, 3].map((key) => ask(key, ...texts));
        for (const strategy of GUESS_STRATEGY_NAMES) expect(scoreGuesser(questions, strategy)).toBeCloseTo(0.25, 9);
      }),
    );
  });
});

describe('absoluteWordsGiveAway', () => {
  const words = { keys: 100, distractors: 300 };

  test('tolerates absolute words in distractors up to 1.5 times as often as in keys', () => {
    expect(absoluteWordsGiveAway({ ...words, keysWith: 4, distractorsWith: 18 })).toBe(false);
    expect(absoluteWordsGiveAway({ ...words, keysWith: 4, distractorsWith: 19 })).toBe(true);
  });

  test('ignores a single absolute word in a short file if an allowance is given', () => {
    const short = { keys: 20, distractors: 60, keysWith: 0, distractorsWith: 3 };
    expect(absoluteWordsGiveAway(short)).toBe(true);
    expect(absoluteWordsGiveAway(short, 1)).toBe(false);
  });
});

describe('measureCues for a file with several kinds of questions', () => {
  const several: CueQuestion = {
    answers: ask(0, 'always', 'b', 'c', 'd').answers.map((a) => ({ ...a, correct: true })),
  };
  const three = ask(0, 'longest', 'must', 'never');
  const four = ask(0, 'a', 'longest here', 'c', 'only');

  test('leaves out all questions except single-answer questions with four options', () => {
    const cues = measureCues([several, three, four]);
    expect(cues.eligible).toBe(1);
    expect(cues.positions).toEqual([1, 0, 0, 0]);
    expect(cues.keyLongest).toBe(0);
    expect(scoreGuesser([several, three, four], 'longest')).toBe(0);
  });

  test('counts absolute words in all options, separately for keys and distractors', () => {
    expect(measureCues([several, three, four]).absolute).toEqual({
      keys: 6,
      distractors: 5,
      keysWith: 1,
      distractorsWith: 3,
    });
  });
});
