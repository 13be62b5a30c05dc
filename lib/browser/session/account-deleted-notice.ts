/** Whether this tab's person has just deleted the account. Lasts as long as the page is not loaded again, and is said once. */
let isDue = false;

export const isAccountDeletedNoticeDue = (): boolean => isDue;

export function setAccountDeletedNotice(due: boolean): void {
  isDue = due;
}
