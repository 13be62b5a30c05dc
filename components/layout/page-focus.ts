/** Focuses an element without scrolling, even one that is not focusable by itself, such as a heading. */
export function focusWithoutScroll(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to the top and focuses the heading, after all content has changed without a navigation. */
export function openAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusWithoutScroll(heading);
}
