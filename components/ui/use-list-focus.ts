'use client';

import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a press removes both a list item and its button: to the next item, or to the page's heading if
 * the list is now empty.
 */
export function useListFocus() {
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ item: Element; place: number } | null>(null);
  useEffect(() => {
    const left = leaving.current;
    if (!left || left.item.isConnected) return;
    leaving.current = null;
    if (document.activeElement !== document.body) return;
    const items = list.current?.children;
    const next = items?.[Math.min(left.place, items.length - 1)];
    // Skips buttons in a folded part of the item.
    const buttons = [...(next?.querySelectorAll('button') ?? [])];
    const target = buttons.find((button) => button.checkVisibility()) ?? document.querySelector<HTMLElement>('main h1');
    target?.focus();
  });
  /** Records the item that contains the pressed button, because the press is about to remove the item. */
  const markLeaving = (button: Element) => {
    const item = button.closest('li');
    if (item?.parentElement) leaving.current = { item, place: [...item.parentElement.children].indexOf(item) };
  };
  return { list, markLeaving };
}
