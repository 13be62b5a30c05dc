import { deviceSwitch } from './device-switch';

/**
 * Setting: pressing `/` opens the search. Users can switch it off (WCAG 2.1.4), because dictation software can press
 * the key by accident.
 */
export const searchKey = deviceSwitch('coldpass.search-key');

const TAKES_TEXT = 'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * True for a key press that opens the search: `/` without modifiers, outside of text fields and dialogs, and not during
 * a test.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return false;
  return document.querySelector('[data-attempt], [role="dialog"], [role="alertdialog"]') === null && searchKey.isOn();
}
