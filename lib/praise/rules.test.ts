import { describe, expect, it } from 'vitest';
import { inOneLine, PRAISE_STATUSES, readPraiseStatus } from './rules';

describe('the list of praise', () => {
  it.each(PRAISE_STATUSES)('shows %s praise when its URL says so', (status) => {
    expect(readPraiseStatus(status)).toBe(status);
  });

  it.each([null, undefined, '', 'Approved', 'all', 0])('shows waiting praise for the URL value %j', (text) => {
    expect(readPraiseStatus(text)).toBe('waiting');
  });
});

it('praise is one line of single spaces, however it was typed', () => {
  expect(inOneLine('  Passed at once.\r\n\n\tThe   cards did it. \n')).toBe('Passed at once. The cards did it.');
});
