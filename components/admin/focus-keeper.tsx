'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Container that takes the focus when the focused element inside it is removed, such as the button of a report that has
 * just been answered. Otherwise keyboard users would start again at the top of the page.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = region.current;
    if (!kept) return;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (last && !last.isConnected && document.activeElement === document.body) kept.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(kept, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={region} tabIndex={-1} className="pt-6 focus:outline-none">
      {children}
    </div>
  );
}
