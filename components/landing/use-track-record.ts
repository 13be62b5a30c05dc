'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TrackRecord } from '@/lib/track-record/contract';
import { readTrackRecord } from './read-track-record';

/** Distance from the viewport at which the record starts to load, so that it arrives before the element is visible. */
const AHEAD = '600px';

/**
 * Loads the live record when the element comes near the viewport. Returns null until then, and if it cannot be loaded.
 * The element needs `data-wakes`, which hydrates the static page.
 */
export function useTrackRecord<E extends HTMLElement>(): [RefObject<E | null>, TrackRecord | null] {
  const place = useRef<E>(null);
  const [record, setRecord] = useState<TrackRecord | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let isLeft = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        readTrackRecord().then(
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
