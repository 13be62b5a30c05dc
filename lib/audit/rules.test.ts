import { expect, it } from 'vitest';
import { AUDIT_SHOWN, readShown } from './rules';

it.each(Object.keys(AUDIT_SHOWN))('the log is filtered to %s when its URL says so', (shown) => {
  expect(readShown(shown)).toBe(shown);
});

it.each([null, undefined, '', 'Questions', 'question.', 'toString'])(
  'the log shows everything when its URL says %j',
  (text) => {
    expect(readShown(text)).toBeNull();
  },
);
