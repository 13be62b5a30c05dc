/** Milliseconds: longer than the gap of a double tap, and too short to read anything. */
const SHIELD_MS = 350;

/**
 * Covers the page for a moment. Called before a dialog closes, so that the second press of a double tap does not reach
 * what lies under the dialog.
 */
export function shieldPage(): void {
  const shield = document.createElement('div');
  shield.style.cssText = 'position:fixed;inset:0;z-index:100;pointer-events:auto';
  document.body.append(shield);
  setTimeout(() => shield.remove(), SHIELD_MS);
}
