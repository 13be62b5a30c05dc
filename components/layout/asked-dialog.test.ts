import { expect, it } from 'vitest';
import { askForDialog, letDialogGo } from './asked-dialog';

it('askForDialog allows only one component at a time to open a dialog, until that component releases it', () => {
  const [one, other] = [{}, {}];
  expect([askForDialog(one), askForDialog(other), askForDialog(one)]).toEqual([true, false, true]);
  letDialogGo(other);
  expect(askForDialog(other)).toBe(false);
  letDialogGo(one);
  expect(askForDialog(other)).toBe(true);
  letDialogGo(other);
});
