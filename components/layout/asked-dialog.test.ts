import { expect, it } from 'vitest';
import { askForDialog, letDialogGo } from './asked-dialog';

it('askForDialog allows one dialog at a time, and lets its owner ask again', () => {
  const [one, other] = [{}, {}];
  expect([askForDialog(one), askForDialog(other), askForDialog(one)]).toEqual([true, false, true]);
  letDialogGo(other);
  expect(askForDialog(other)).toBe(false);
  letDialogGo(one);
  expect(askForDialog(other)).toBe(true);
  letDialogGo(other);
});
