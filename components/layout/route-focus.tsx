'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openByAddress } from '@/lib/browser/page/folds';
import { focusWithoutScroll } from './page-focus';

/** Path of the last focused page. Null before the first navigation, because a browser starts at the top by itself. */
let lastPath: string | null = null;

/** Time limit for the heading to appear; after it the focus stays. */
const PATIENCE_MS = 10_000;

/** Finds the target of the focus: a marked element, such as the question of a test, or the heading. */
const findTarget = (main: Element) => main.querySelector<HTMLElement>('[data-route-focus]') ?? main.querySelector('h1');

/** Tests whether the page itself or an open dialog has already taken the focus. */
function isPlaced(main: Element): boolean {
  const active = document.activeElement;
  return (
    (main.contains(active) && active !== main) || Boolean(active?.closest('[role="dialog"], [role="alertdialog"]'))
  );
}

/** Moves the focus now or when the heading appears. Returns a function that cancels it. */
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
  // A key press stops the waiting, so that the focus is not taken from a user who already navigates by keyboard.
  document.addEventListener('keydown', stop);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * Focuses the heading after a client navigation. Without it the focus would be lost with the pressed link: screen
 * readers would stay silent, and Tab would start over.
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
