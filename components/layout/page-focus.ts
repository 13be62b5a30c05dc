/** Focuses what is no stop of Tab's, such as a heading, and leaves the page where it is. */
export function focusWithoutScroll(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A page whose content has changed as a whole is read from its top. */
export function openAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusWithoutScroll(heading);
}
