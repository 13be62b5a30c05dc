/** The one dialog that has been asked for, of those whose code comes when it is. */
let asked: object | null = null;

/**
 * Whether `who` may open its dialog now: not over one that somebody else has asked for. A press that was made before the page had its
 * scripts and a page that asks for a sign-in by itself would both open theirs, each hiding the other from a screen reader.
 */
export function askForDialog(who: object): boolean {
  if (asked !== null && asked !== who) return false;
  asked = who;
  return true;
}

/** To be called when the dialog of `who` is closed, could not be had, or is gone with its page. */
export function letDialogGo(who: object): void {
  if (asked === who) asked = null;
}
