import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { allowHtml } from '@/lib/browser/page/trusted-types';
import { SHOW_FIRST_QUESTION } from './first-question';

it('is a script that runs, and one whose text React may set again', () => {
  expect(() => new Script(SHOW_FIRST_QUESTION)).not.toThrow();
  expect(allowHtml(SHOW_FIRST_QUESTION)).toBe(SHOW_FIRST_QUESTION);
});
