/**
 * Opens collapsed sections of a page (`components/ui/fold.tsx`): when the URL's fragment points into a section, and all
 * of them when the page is printed.
 */

const FOLD = 'details[data-fold]';

/** Opens the section that contains the target of the URL's fragment, and scrolls to the target. */
export function openByAddress(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = place?.closest<HTMLDetailsElement>(FOLD);
  if (!place || !fold || fold.open) return;
  fold.open = true;
  place.scrollIntoView();
}

/** Opens every section while the page is printed. */
function openForPaper(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(`${FOLD}:not([open])`)];
  for (const fold of closed) fold.open = true;
  addEventListener(
    'afterprint',
    () => {
      for (const fold of closed) fold.open = false;
    },
    { once: true },
  );
}

export function startFolds(): void {
  addEventListener('DOMContentLoaded', openByAddress);
  addEventListener('hashchange', openByAddress);
  addEventListener('beforeprint', openForPaper);
}
