import { describe, expect, test } from 'vitest';
import {
  checkAnswerWording,
  checkStemWording,
  checkTeachingWording,
  countSentences,
  endsAsSentence,
} from './wording-rules';

describe('countSentences', () => {
  test.each([
    ['The rule asks for 4 in. Hg vacuum here.', 1],
    ['U.S. rules say so; R-22 is an HCFC.', 1],
    ['See 40 CFR 82.156(a). It names the levels.', 2],
    ['Pull it to 10 in. Hg. Then wait! Does it hold?', 3],
    ['The gauge reads 4.6 mm Hg absolute.', 1],
    ['no end mark', 0],
    ['It holds. ', 1],
    ['It holds.  Then go.', 2],
    ['It holds. "Then go."', 2],
    ['Use R-22, R-410A, etc.', 1],
    ['Use R-22, R-410A, etc. ', 1],
    ['  See App. A for it.', 1],
    ['  Hold 4 in. Hg. Stop.', 2],
    ['It reads 4 in.  Hg now.', 1],
    ['It moves 4 in. Then it stops.', 2],
    ['It moves 4 in. Then it reads 5 in. Hg.', 2],
    ['It is 4 in. wide, see App. A here.', 1],
  ])('counts the sentences of "%s" as %i', (text, count) => {
    expect(countSentences(text)).toBe(count);
  });

  test('treats a closing bracket or quotation mark after the full stop as an end of a sentence', () => {
    expect(endsAsSentence('It is small (5 lb or less.)')).toBe(true);
    expect(endsAsSentence('It is small')).toBe(false);
    expect(endsAsSentence('It is small. ')).toBe(true);
    expect(endsAsSentence('It is 4 in. wide')).toBe(false);
  });
});

describe('unit spelling check', () => {
  test.each([
    '5 PSIG',
    '5 psi g',
    '4 inHg',
    '4 in Hg',
    '25 mmHg',
    '50 lbs',
    '50 pounds',
    '12 ounces',
    '70 degrees F',
    '70 F',
    '70°F',
    '500 µm',
    '200lb',
    '200-lb',
    'it’s',
  ])('refuses "%s"', (text) => {
    expect(checkAnswerWording(`Reads ${text} today`)).not.toEqual([]);
  });

  test.each([
    '5 psig',
    '14.7 psia',
    '4 in. Hg vacuum',
    '25 mm Hg absolute',
    '50 lb',
    '12 oz',
    '70 °F',
    '500 microns',
    'R-407C and R-454C',
    'R-1234ze(E)',
    'Pounds per minute',
    '350 tons',
  ])('accepts "%s"', (text) => {
    expect(checkAnswerWording(text)).toEqual([]);
  });
});

describe('checkStemWording', () => {
  test.each([
    'Which of these is not an HFC?',
    "Which of these isn't an HFC?",
    'What should a technician not do?',
    'All of these are HFCs except which one?',
    'Which cause is least likely?',
  ])('refuses "%s" because the word for the exception is not in capitals', (text) => {
    expect(checkStemWording(text)).not.toEqual([]);
  });

  test.each([
    'Which of these is NOT an HFC?',
    'All of these are HFCs EXCEPT which one?',
    'The compressor does not run. Which level applies?',
    'Which level applies when the compressor does not run?',
    'Which refrigerant has the least ozone depletion potential?',
    'How many hours at least must pass?',
  ])('accepts "%s"', (text) => {
    expect(checkStemWording(text)).toEqual([]);
  });
});

describe('check for references to the position of options', () => {
  test.each(['All of the above', 'None of these', 'Both A and B', 'Options A and C'])(
    'refuses the answer "%s"',
    (text) => {
      expect(checkAnswerWording(text)).not.toEqual([]);
    },
  );

  test.each(['The first option is the old rate.', 'See the answer above.', 'B is right.', 'It is the rate of (C).'])(
    'refuses the teaching text "%s"',
    (text) => {
      expect(checkTeachingWording(text)).not.toEqual([]);
    },
  );

  test('accepts letters that name a class, a paragraph or a refrigerant', () => {
    const text = 'Class A1 covers R-1233zd(E); see 40 CFR 82.156(a) and nitrogen as the second choice.';
    expect(checkTeachingWording(text)).toEqual([]);
  });
});

describe('plain English check', () => {
  test.each([
    'No, as the valve is shut',
    'Wrong, as R-22 is an HCFC.',
    "The maker's label says so.",
    'A packaged terminal unit',
    'Whoever pays the bill',
  ])('refuses "%s"', (text) => {
    expect(checkAnswerWording(text)).toHaveLength(1);
  });

  test.each(['Liquid first, as in a large chiller', 'An ice maker', 'No, because the valve is shut'])(
    'accepts "%s"',
    (text) => {
      expect(checkAnswerWording(text)).toEqual([]);
    },
  );
});

describe('message of a finding', () => {
  test('quotes the match without outer spaces and says what to change', () => {
    expect(checkAnswerWording('Reads 5 PSIG today')).toEqual(['"PSIG": write psig or psia']);
    expect(checkTeachingWording('It is the rate of (C).')).toEqual(['"(C)": options are shuffled: no letters']);
  });

  test('says how to word a stem that asks for the exception', () => {
    const advice = 'a stem that asks for the exception says NOT or EXCEPT in capitals ("least …" becomes NOT)';
    expect(checkStemWording('Which of these is not an HFC? Select all that apply.')).toEqual([advice]);
  });
});

describe('“not” in a sentence before the question', () => {
  test.each([
    'It is unknown which valve does not close. What comes next?',
    'A valve leaks. Nobody knows which valve does not close. What comes next?',
    'Nobody knows which valve does not close. What comes next? Select all that apply.',
  ])('is accepted in "%s"', (text) => {
    expect(checkStemWording(text)).toEqual([]);
  });

  test('is accepted after two spaces, with advice to use single spaces', () => {
    const found = checkStemWording('It is unknown which valve does not close.  What comes next?');
    expect(found).toEqual([expect.stringContaining('use single spaces')]);
  });
});
