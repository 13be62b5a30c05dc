import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQuestions } from './contract';
import { queryOf, readFilter, sentQueryOf, writeFilter } from './rules';

describe('the question list’s filters in the address', () => {
  it('are empty for the list as it opens', () => {
    expect(writeFilter(readFilter(new URLSearchParams()))).toBe('');
  });

  it('survive being written and read', () => {
    const address =
      'section=6&topic=laws&difficulty=3&mock=no&state=archived&reported=yes&q=90%25+%26&sort=changed&size=50&page=4';
    expect(writeFilter(readFilter(new URLSearchParams(address)))).toBe(address);
  });

  it('make a query that the endpoint takes, whatever the address says', () => {
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
