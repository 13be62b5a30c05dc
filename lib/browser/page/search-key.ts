const STORED = 'coldpass.search-key';

/**
 * Returns true while `/` opens the search. A single key can be switched off (WCAG 2.1.4), because people who dictate
 * trigger it by accident.
 */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // The choice cannot be saved while storage is blocked: `/` still opens the search.
  }
}

const TAKES_TEXT = 'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Returns true for a key press that opens the search: `/` alone, outside of fields and dialogs, and not while a
 * question is on the page.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return false;
  return document.querySelector('[data-attempt], [role="dialog"], [role="alertdialog"]') === null && isSearchKeyOn();
}
