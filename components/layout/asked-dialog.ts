/** Owner of the dialog slot, shared by all dialogs whose code loads on demand. Null while it is free. */
let asked: object | null = null;

/**
 * Reserves the dialog slot for `who`. Returns false if another owner has it. Without the slot, a press before hydration
 * and a page that asks for a sign-in by itself could open two dialogs, each hiding the other from screen readers.
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
