import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoster } from './roster-codec';
import { missingNames } from './roster-rules';
import { MOST_PLACES, STUDENT_NAME_MAX } from './rules';

describe('a roster', () => {
  it.each([
    [
      'one name a line, with blank lines',
      'Maria Garcia\n\n  Sam   Lee \r\nO’Neil\n',
      ['Maria Garcia', 'Sam Lee', 'O’Neil'],
    ],
    ['last name first', 'Garcia, Maria\nLee, Sam', ['Maria Garcia', 'Sam Lee']],
    [
      'a file with first and last names',
      'Last Name,First Name,Email\nGarcia,Maria,m@x.test\nLee,Sam,',
      ['Maria Garcia', 'Sam Lee'],
    ],
    [
      'a file with whole names, quoted',
      '\uFEFF"Student","ID"\n"Garcia, Maria",7\n"Lee ""Sam"" Kim",8',
      ['Maria Garcia', 'Lee "Sam" Kim'],
    ],
    ['first names alone', 'First name,Grade\nMaria,7\nSam,8', ['Maria', 'Sam']],
    ['last names alone', 'Last name,Email\nGarcia,m@x.test\nLee,', ['Garcia', 'Lee']],
    ['whole names where first names stand beside them', 'First,Name\nMaria,Maria Garcia', ['Maria Garcia']],
    ['whole names where last names stand beside them', 'Surname;Full name\nGarcia;Maria Garcia', ['Maria Garcia']],
    ['rows that end before their last column', 'Last name,First name\nGarcia\nLee,Sam', ['Garcia', 'Sam Lee']],
    ['lines that end in empty cells', 'Maria Garcia,,\n,Sam Lee,', ['Maria Garcia', 'Sam Lee']],
    ['names of more than two parts, which stay as they are', 'Name\n"Garcia, Maria, RN"', ['Garcia, Maria, RN']],
    ['cells of a spreadsheet', 'First name\tLast name\nMaria\tGarcia', ['Maria Garcia']],
    ['semicolons', 'Name;Grade\nMaria Garcia;7', ['Maria Garcia']],
    ['a name that a spreadsheet was kept from running', "Name\n'=Maria", ['=Maria']],
  ])('is parsed from %s', (_name, list, names) => {
    expect(readRoster(list)).toEqual(names);
  });

  it.each([
    ['nothing', ' \n\n', /no name in the list/],
    ['rows of more than a name', 'Maria,Garcia,7\n', /Row 1 has more than a name\. Put one name/],
    ['names with an email address', 'Maria Garcia,m@x.test\n', /Row 1 has more than a name\. Put one name/],
    ['a name that is too long', 'x'.repeat(STUDENT_NAME_MAX + 1), /row 1 is longer than 60 characters/],
    ['characters that cannot be shown', 'Sam\u0007', /cannot be shown/],
    ['too many names', 'Sam\n'.repeat(MOST_PLACES + 1), /has 121 names, but a class can have only 120/],
  ])('is rejected with advice: %s', (_name, list, sentence) => {
    expect(readRoster(list)).toMatch(sentence);
  });

  it('is parsed into names or rejected with a message, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (list) => {
        const read = readRoster(list);
        if (typeof read === 'string') expect(read).toMatch(/\.$/);
        else for (const name of read) expect(name.length).toBeLessThanOrEqual(STUDENT_NAME_MAX);
      }),
    );
  });

  it('adds missing names without duplicates', () => {
    expect(missingNames(['Sam Lee', 'sam  lee', 'Maria'], ['SAM LEE'])).toEqual(['sam  lee', 'Maria']);
    expect(missingNames(['Sam Lee', 'Sam Lee'], ['Sam Lee', 'Sam Lee', 'Kim'])).toEqual([]);
  });
});
