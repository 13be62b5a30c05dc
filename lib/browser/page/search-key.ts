import { deviceSwitch } from './device-switch';

/**
 * Decides if `/` opens the search. A single key can be switched off (WCAG 2.1.4), because people who dictate trigger it
 * by accident.
 */
export const searchKey = deviceSwitch('coldpass.search-key');

const TAKES_TEXT = 'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Returns true for a key press that opens the search: `/` alone, outside of fields and dialogs, and not while a
 * question is on the page.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return false;
  return document.querySelector('[data-attempt], [role="dialog"], [role="alertdialog"]') === null && searchKey.isOn();
}
