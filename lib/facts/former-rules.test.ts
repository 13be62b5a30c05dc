import { describe, expect, test } from 'vitest';
import { listFormerStatements } from './former-rules';
import { reasonOf } from './rules';

const question = {
  text: 'At which rate must process refrigeration be repaired?',
  explanation: 'Comfort cooling has 10%. Process refrigeration must be repaired above 30%. Records are kept for years.',
  answers: [
    { text: '30%', why: 'The rule says so.' },
    { text: '25%', why: 'It was 30 percent, then 25 percent.' },
  ],
};
const changeOf = (before: string, after: string, unit: string, name = 'Rate of process') =>
  reasonOf({ name, before: { value: before, unit }, after: { value: after, unit } });
const written = (asked: Parameters<typeof listFormerStatements>[0], reason: string) =>
  listFormerStatements(asked, reason).map(
    ({ field, before, figure, after }) => `${field}: ${before}[${figure}]${after}`,
  );
const say = (explanation: string) => ({ ...question, explanation, answers: [] });

describe('listFormerStatements', () => {
  test('returns each field and sentence that states the former figure, with the figure separate from the sentence', () => {
    expect(written(question, changeOf('30', '25', '%'))).toEqual([
      'Answer 1: [30%]',
      'Reason of answer 2: It was [30 percent], then 25 percent.',
      'Explanation: Process refrigeration must be repaired above [30%].',
    ]);
  });

  test.each([
    ['a price', '$', '10,000', '12,000', 'Up to $10,000 a day.', 'Up to [$10,000] a day.'],
    ['a counted unit in words', 'years', '3', '5', 'Kept for three years.', 'Kept for [three years].'],
    ['a unit with a period', 'in. Hg', '4', '5', 'Pull 4 in. Hg first. Wait.', 'Pull [4 in. Hg] first.'],
    ['a figure in a list', '%', '30', '25', 'Above 30, 20 and 10%.', 'Above [30], 20 and 10%.'],
    ['a date', '', 'January 1, 2030', 'July 1, 2030', 'Until January 1, 2030.', 'Until [January 1, 2030].'],
    ['words', '', 'the U.S. EPA', 'the state', 'By the U.S. EPA only.', 'By [the U.S. EPA] only.'],
  ])('finds %s', (_name, unit, before, after, text, found) => {
    expect(written(say(text), changeOf(before, after, unit))).toEqual([`Explanation: ${found}`]);
  });

  test('ignores a figure that an earlier change had replaced and the last change restored', () => {
    const back = [changeOf('30', '25', '%'), changeOf('25', '30', '%')].join('\n');
    expect(written(say('It is 30%.'), back)).toEqual([]);
    expect(written(say('It is 25%.'), back)).toEqual(['Explanation: It is [25%].']);
  });

  test('compares each fact with its own changes, even if its name has a colon', () => {
    const both = [changeOf('30', '25', '%', 'Rate: process'), changeOf('20', '30', '%', 'Rate: chillers')].join('\n');
    expect(written(say('It is 30% or 20%.'), both)).toHaveLength(2);
  });

  test('returns nothing for a question that an admin put in review, and for other figures', () => {
    expect(written(question, '')).toEqual([]);
    expect(written(say('It is 130%, 30.5% or 30 lb.'), changeOf('30', '25', '%'))).toEqual([]);
  });

  test('searches the description of the picture', () => {
    const drawn = { ...say(''), picture: { description: 'A gauge at 15 psig' } };
    expect(written(drawn, changeOf('15', '10', 'psig'))).toEqual(['Picture: A gauge at [15 psig]']);
  });
});
