'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openByAddress } from '@/lib/browser/page/folds';
import { focusWithoutScroll } from './page-focus';

/**
 * Path for which the focus was last placed. Null before the first navigation, because browsers start at the top by
 * themselves.
 */
let lastPath: string | null = null;

/** Milliseconds to wait for the heading. After that the focus stays where it is. */
const PATIENCE_MS = 10_000;

/** Finds the element to focus: a marked one, such as the question of a test, otherwise the heading. */
const findTarget = (main: Element) => main.querySelector<HTMLElement>('[data-route-focus]') ?? main.querySelector('h1');

/** True if the page itself or an open dialog has already taken the focus. */
function isPlaced(main: Element): boolean {
  const active = document.activeElement;
  return (
    (main.contains(active) && active !== main) || Boolean(active?.closest('[role="dialog"], [role="alertdialog"]'))
  );
}

/** Moves the focus now, or as soon as the heading appears. Returns a function that cancels this. */
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
  // A key press stops the wait, because the user navigates by keyboard already and must not lose the focus.
  document.addEventListener('keydown', stop);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * Focuses the heading after a client-side navigation. Without it the focus would be lost with the removed link: screen
 * readers would stay silent, and Tab would start at the top.
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
