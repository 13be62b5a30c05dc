/**
 * The notice for this tab's person, who has just deleted the account. Lasts until the page is reloaded, and is shown
 * once.
 */
let due = '';

/** Returns the notice and clears it; empty when there is none. */
export function takeAccountDeletedNotice(): string {
  const text = due;
  due = '';
  return text;
}

export function setAccountDeletedNotice(text: string): void {
  due = text;
}
