/** What to say to this tab's person, who has just deleted the account. Lasts as long as the page is not loaded again, and is said once. */
let due = '';

/** Empty where there is nothing to say, and from now on. */
export function takeAccountDeletedNotice(): string {
  const text = due;
  due = '';
  return text;
}

export function setAccountDeletedNotice(text: string): void {
  due = text;
}
