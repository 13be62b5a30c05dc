'use client';

import { useEffect, useRef } from 'react';

/**
 * For a list whose items leave it by a button of their own, which takes the focus along: it goes on to the item that comes to
 * stand in its place, or to the page's heading when none is left.
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
    const target = next?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main h1');
    target?.focus();
  });
  /** To be called with the pressed button. */
  const markLeaving = (button: Element) => {
    const item = button.closest('li');
    if (item?.parentElement) leaving.current = { item, place: [...item.parentElement.children].indexOf(item) };
  };
  return { list, markLeaving };
}
