'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LiveRecord } from '@/lib/record/contract';
import { readRecord } from './read-record';

/** Read before the place comes into sight, so that nothing moves there; the page itself is made at the build. */
const AHEAD = '600px';

/** Null until it has come, and where it does not. The place says `data-wakes`, so that the light page that it stands on wakes for it. */
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
          (error: unknown) => console.info('What changes on this page could not be read:', error),
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
