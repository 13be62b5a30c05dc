import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQuestions } from './contract';
import { queryOf, readFilter, readQuestionNumber, sentQueryOf, writeFilter } from './rules';

describe('filters of the question list in the URL', () => {
  it('are an empty query string for the default list', () => {
    expect(writeFilter(readFilter(new URLSearchParams()))).toBe('');
  });

  it('are unchanged after being written and read again', () => {
    const address =
      'section=6&topic=laws&difficulty=3&mock=no&state=archived&reported=yes&q=90%25+%26&sort=changed&size=50&page=4';
    expect(writeFilter(readFilter(new URLSearchParams(address)))).toBe(address);
  });

  it('never send an invalid query to the endpoint, even if the URL is malformed', () => {
    const names = ['section', 'topic', 'difficulty', 'mock', 'state', 'reported', 'q', 'sort', 'size', 'page'];
    const values = fc.oneof(fc.string(), fc.constantFrom('-1', '0', '1e9', 'NaN', 'yes', 'all', '3.5', ' '));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values)), (pairs) => {
        const filter = readFilter(new URLSearchParams(pairs));
        const parsed = listQuestions.query?.safeParse(sentQueryOf(filter));
        expect(parsed?.error).toBeUndefined();
        expect(parsed?.data).toEqual(queryOf(filter));
      }),
    );
  });
});

describe('question filter in the URL', () => {
  const read = (address: string) => readFilter(new URLSearchParams(address));
  const asUsual = { page: 0, size: 25, state: 'current', sort: 'number' };

  it.each([
    ['', {}],
    ['section=1', { sectionId: 1 }],
    ['section=0', {}],
    ['topic=laws', { topic: 'laws' }],
    ['difficulty=3', { difficulty: 3 }],
    ['difficulty=4', {}],
    ['tier=deeper', { tier: 'deeper' }],
    ['tier=unknown', {}],
    ['mock=yes', { mock: true }],
    ['mock=no', { mock: false }],
    ['mock=', {}],
    ['reported=yes', { reported: true }],
    ['q=+vacuum+', { search: 'vacuum' }],
    ['q=++', {}],
    ['q=a%09b', { search: 'a b' }],
  ])('turns "%s" into the query %j', (address, asked) => {
    expect(queryOf(read(address))).toEqual({ ...asUsual, ...asked });
  });

  it.each(['mock=yes', 'tier=deeper', 'section=1'])('is written back as "%s"', (address) => {
    expect(writeFilter(read(address))).toBe(address);
  });

  it('sends booleans as words', () => {
    expect(sentQueryOf(read('mock=yes&reported=yes'))).toEqual({ ...asUsual, mock: 'true', reported: 'true' });
    expect(sentQueryOf(read('mock=no'))).toEqual({ ...asUsual, mock: 'false' });
  });

  it('cuts long values without splitting a surrogate pair', () => {
    expect(read(`topic=${'a'.repeat(61)}`).topic).toBe('a'.repeat(60));
    expect(read(`q=${'a'.repeat(199)}😀`).search).toBe(`${'a'.repeat(199)}\ufffd`);
  });
});

describe('question number in a search', () => {
  it.each([
    ['41', 41],
    [' 41 ', 41],
    ['No. 41', 41],
    ['no 41', 41],
    ['#41', 41],
    ['', null],
    ['0', null],
    ['41 CFR', null],
    ['R-41', null],
    ['9999999999', null],
  ])('is read from %j as %j', (search, number) => {
    expect(readQuestionNumber(search)).toBe(number);
  });
});
