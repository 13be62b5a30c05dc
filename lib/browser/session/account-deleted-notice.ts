/** The notice that the account was deleted, for the tab that deleted it. It is shown once, and lost on a reload. */
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
