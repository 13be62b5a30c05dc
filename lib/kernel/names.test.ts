import { describe, expect, it } from 'vitest';
import { isVisible, sortByName } from './names';
import { nameText } from './text';

describe('sortByName', () => {
  const sorted = (names: string[], byLastName = false) =>
    sortByName(
      names.map((name) => ({ name })),
      byLastName,
    ).map(({ name }) => name);

  it('ignores case and accents, and compares digits as numbers', () => {
    expect(sorted(['Zoe', 'student 10', 'Émile', 'Student 9', 'adam', 'Ben'])).toEqual([
      ...['adam', 'Ben', 'Émile', 'Student 9', 'student 10', 'Zoe'],
    ]);
  });

  it('sorts by last name on request, ignoring suffixes such as “Jr.”, and leaves a single name as it is', () => {
    expect(sorted(['Ann Zorn', 'Zoe Adams Jr.', 'Kim', 'Sam Lee', 'Bea Lee'], true)).toEqual([
      ...['Zoe Adams Jr.', 'Kim', 'Bea Lee', 'Sam Lee', 'Ann Zorn'],
    ]);
  });
});

describe('isVisible', () => {
  it.each([
    ['Latin with accents', 'Zoë O’Neil-Łuczak'],
    ['Arabic', 'محمد علی'],
    ['Hebrew', 'שרה כהן'],
    ['Persian with a joiner that splits letters', 'می\u200cخواهم'],
    ['Sinhala with a joiner', 'ශ්\u200dරී'],
    ['Malayalam with a joiner', 'മാൻ\u200dസി'],
    ['Malayalam with a joiner at the end', 'അനില്\u200d'],
    ['Mongolian with a selector', 'ᠠ\u180bᠨ'],
    ['Japanese with a selector', '葛\u{e0100}城'],
    ['Korean', '김철수'],
    ['Thai', 'สมชาย'],
    ['Mongolian', 'Бат-Эрдэнэ'],
    ['an emoji of several signs', 'Kim 👩\u200d🔧 ❤\ufe0f'],
    ['blanks of all widths', 'Kim\u00a0\u3000Lee'],
  ])('accepts %s', (_what, name) => {
    expect(isVisible(name)).toBe(true);
    expect(nameText(60).safeParse(name).success).toBe(true);
  });

  it.each([
    ['an override of the direction', 'Maria \u202eaicraG'],
    ['an isolate', '\u2066Maria\u2069'],
    ['a mark of the direction', 'Maria\u200f'],
    ['a zero-width space', 'Ma\u200bria'],
    ['a joiner between Latin letters', 'Ma\u200dria'],
    ['a joiner with nothing behind it', 'محمد\u200c'],
    ['a joiner between digits', '1\u200d1'],
    ['a soft hyphen', 'Ma\u00adria'],
    ['a byte order mark', '\ufeffMaria'],
    ['a Hangul filler alone', '\u3164'],
    ['a Braille blank alone', '\u2800'],
    ['signs of tags', 'Maria\u{e0041}'],
    ['a selector behind a letter', 'Maria\ufe0f'],
    ['a separator of lines', 'Maria\u2028Garcia'],
  ])('refuses %s', (_what, name) => {
    expect(isVisible(name)).toBe(false);
    expect(nameText(60).safeParse(name).error?.issues[0]?.message).toMatch(/nobody can see/);
  });
});
