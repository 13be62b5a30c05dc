/** Owner of the requested dialog, of all dialogs that load on demand. */
let asked: object | null = null;

/**
 * Reserves the dialog slot for `who`. Returns false if another owner has it: a press before hydration and a page that
 * asks for a sign-in by itself would otherwise both open a dialog, each hiding the other from screen readers.
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
