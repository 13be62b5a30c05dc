'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { closeSiteMenu } from './site-menu-id';

/** Links in the header, the footer and the menus. They are plain links, so that visitors' pages need no router code. */
const FRAME_LINKS =
  'header a[href^="/"], nav[aria-label="App"] a[href^="/"], footer a[href^="/"], #site-menu a[href^="/"]';

/** Makes the links of `FRAME_LINKS` navigate without a page load. Used for members only. */
export function useClientNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest(FRAME_LINKS) : null;
      const href = link?.getAttribute('href');
      if (event.defaultPrevented || !isPlainClick || !href) return;
      event.preventDefault();
      closeSiteMenu();
      router.push(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
}
