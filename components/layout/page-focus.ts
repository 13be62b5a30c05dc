/** Focuses an element outside the tab order, such as a heading, without scrolling. */
export function focusWithoutScroll(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the top and focuses the heading, after the whole content has changed. */
export function openAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusWithoutScroll(heading);
}
