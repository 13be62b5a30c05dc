import { describe, expect, it } from 'vitest';
import { inOneLine, PRAISE_STATUSES, readPraiseStatus } from './rules';

describe('the list of what learners say', () => {
  it.each(PRAISE_STATUSES)('shows what is %s where its address says so', (status) => {
    expect(readPraiseStatus(status)).toBe(status);
  });

  it.each([null, undefined, '', 'Approved', 'all', 0])('shows what waits where its address says %j', (text) => {
    expect(readPraiseStatus(text)).toBe('waiting');
  });
});

it('what a learner says is one line of single spaces, however it was typed', () => {
  expect(inOneLine('  Passed at once.\r\n\n\tThe   cards did it. \n')).toBe('Passed at once. The cards did it.');
});
