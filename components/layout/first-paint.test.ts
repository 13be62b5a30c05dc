import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { allowHtml } from '@/lib/browser/page/trusted-types';
import { BEFORE_FIRST_PAINT } from './first-paint';

it('is a script that runs, and one whose text React may set again where it builds a page from scratch', () => {
  expect(() => new Script(BEFORE_FIRST_PAINT)).not.toThrow();
  expect(allowHtml(BEFORE_FIRST_PAINT)).toBe(BEFORE_FIRST_PAINT);
});
