import { expect, it } from 'vitest';
import { AUDIT_SHOWN, readShown } from './rules';

it.each(Object.keys(AUDIT_SHOWN))('readShown returns the filter %s from the URL', (shown) => {
  expect(readShown(shown)).toBe(shown);
});

it.each([null, undefined, '', 'Questions', 'question.', 'toString'])(
  'readShown returns null, which shows everything, for %j',
  (text) => {
    expect(readShown(text)).toBeNull();
  },
);
