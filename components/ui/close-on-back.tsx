'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Presses the close button of a dialog or sheet when Android's Back button or gesture is used, instead of leaving the
 * page. Needs the browser's `CloseWatcher`; other browsers go back one page.
 */
export function CloseOnBack({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    if (!('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => button.current?.click();
    return () => watcher.destroy();
  }, [button]);
  return null;
}
