/**
 * The notice that the account was deleted. It is shown once, in the tab that deleted the account, and a reload loses
 * it.
 */
let due = '';

/** Returns the notice and clears it; returns '' if there is none. */
export function takeAccountDeletedNotice(): string {
  const text = due;
  due = '';
  return text;
}

export function setAccountDeletedNotice(text: string): void {
  due = text;
}
