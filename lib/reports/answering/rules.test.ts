import { describe, expect, it } from 'vitest';
import { REPORT_STATUSES, readStatus } from './rules';

describe('the list of reports', () => {
  it.each(REPORT_STATUSES)('shows %s reports if the URL names them', (status) => {
    expect(readStatus(status)).toBe(status);
  });

  it.each([null, undefined, '', 'Resolved', 'all', 0])('shows open reports for the URL value %j', (text) => {
    expect(readStatus(text)).toBe('open');
  });
});
