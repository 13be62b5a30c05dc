/** Owner of the dialog slot, which all dialogs with on-demand code share. Null while the slot is free. */
let asked: object | null = null;

/**
 * Reserves the dialog slot for `who`. Returns false if another owner has it. Two open dialogs would hide each other
 * from screen readers. That could happen if a press before hydration opens a dialog and the page opens another one by
 * itself.
 */
export function askForDialog(who: object): boolean {
  if (asked !== null && asked !== who) return false;
  asked = who;
  return true;
}

/** Releases the slot when the dialog of `who` is closed, failed to load, or is unmounted. */
export function letDialogGo(who: object): void {
  if (asked === who) asked = null;
}
