import { expect, it } from 'vitest';
import { askForDialog, letDialogGo } from './asked-dialog';

it('lets one dialog come up at a time, again and again for the one that has it', () => {
  const [one, other] = [{}, {}];
  expect([askForDialog(one), askForDialog(other), askForDialog(one)]).toEqual([true, false, true]);
  letDialogGo(other);
  expect(askForDialog(other)).toBe(false);
  letDialogGo(one);
  expect(askForDialog(other)).toBe(true);
  letDialogGo(other);
});
