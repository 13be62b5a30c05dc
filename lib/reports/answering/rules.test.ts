import { describe, expect, it } from 'vitest';
import { REPORT_STATUSES, readStatus } from './rules';

describe('the list of reports', () => {
  it.each(REPORT_STATUSES)('shows those that are %s where its address says so', (status) => {
    expect(readStatus(status)).toBe(status);
  });

  it.each([null, undefined, '', 'Resolved', 'all', 0])('shows the open ones where its address says %j', (text) => {
    expect(readStatus(text)).toBe('open');
  });
});
