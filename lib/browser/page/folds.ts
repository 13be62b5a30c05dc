/** Opens folded parts of a page (`components/ui/fold.tsx`) where a reader cannot press them: by an address, and on paper. */

const FOLD = 'details[data-fold]';

/** Opens the part that the address leads into, and shows the place. */
export function openByAddress(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = place?.closest<HTMLDetailsElement>(FOLD);
  if (!place || !fold || fold.open) return;
  fold.open = true;
  place.scrollIntoView();
}

/** Opens every part while the page is printed. */
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
