import { describe, expect, it } from 'vitest';
import { inOneLine, PRAISE_STATUSES, readPraiseStatus } from './rules';

describe('the list of praise', () => {
  it.each(PRAISE_STATUSES)('shows %s praise if the URL names it', (status) => {
    expect(readPraiseStatus(status)).toBe(status);
  });

  it.each([null, undefined, '', 'Approved', 'all', 0])('shows waiting praise for the URL value %j', (text) => {
    expect(readPraiseStatus(text)).toBe('waiting');
  });
});

it('inOneLine collapses line breaks and spaces to single spaces', () => {
  expect(inOneLine('  Passed at once.\r\n\n\tThe   cards did it. \n')).toBe('Passed at once. The cards did it.');
});
