'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openByAddress } from '@/lib/browser/page/folds';
import { focusWithoutScroll } from './page-focus';

/** The page that the focus was last looked after on; null until the first one, where a browser starts at the top by itself. */
let lastPath: string | null = null;

/** After this, a page that has not shown its heading leaves the focus alone. */
const PATIENCE_MS = 10_000;

/** Where a page wants the focus: on what it marks, such as the question of a test, or on its heading. */
const findTarget = (main: Element) => main.querySelector<HTMLElement>('[data-route-focus]') ?? main.querySelector('h1');

/** The page itself, or a dialog that is open on it, has already taken the focus. */
function isPlaced(main: Element): boolean {
  const active = document.activeElement;
  return (
    (main.contains(active) && active !== main) || Boolean(active?.closest('[role="dialog"], [role="alertdialog"]'))
  );
}

/** Moves the focus now, or as soon as the heading is there; returns a function that cancels it. */
function placeFocus(main: Element): () => void {
  const place = (): boolean => {
    const target = findTarget(main);
    if (target && !isPlaced(main)) focusWithoutScroll(target);
    return target !== null;
  };
  if (place()) return () => undefined;
  const observer = new MutationObserver(() => place() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  // A user who is already moving by keyboard is not pulled back.
  document.addEventListener('keydown', stop);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * A change of page without a load leaves the focus on what was pressed, which is gone: a screen reader says nothing and Tab
 * starts over. The focus goes to the heading of the new page instead.
 */
export function RouteFocus() {
  const path = usePathname();
  useEffect(() => {
    const isChange = lastPath !== null && lastPath !== path;
    lastPath = path;
    if (isChange) openByAddress();
    const main = document.querySelector('main');
    return isChange && main ? placeFocus(main) : undefined;
  }, [path]);
  return null;
}
