'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LiveRecord } from '@/lib/record/contract';
import { readRecord } from './read-record';

/**
 * Distance at which the record is loaded before it comes into view, so that nothing moves there. The page itself is
 * static.
 */
const AHEAD = '600px';

/**
 * Returns null until the record is loaded, or if it cannot be. The element needs `data-wakes`, which activates the
 * static page.
 */
export function useRecord<E extends HTMLElement>(): [RefObject<E | null>, LiveRecord | null] {
  const place = useRef<E>(null);
  const [record, setRecord] = useState<LiveRecord | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let isLeft = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        readRecord().then(
          (found) => {
            if (!isLeft) setRecord(found);
          },
          (error: unknown) => console.info('The live figures of this page could not be loaded:', error),
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      isLeft = true;
      observer.disconnect();
    };
  }, []);
  return [place, record];
}
