'use client';

import { useLayoutEffect, useRef } from 'react';

/** Longer than the two taps of a double tap are apart, and too short to have read anything. */
const UNSEEN_MS = 350;

interface Seen {
  /** Lets a press through once the person can have seen what it acts on. */
  ifSeen: (act: () => void) => (press: { timeStamp: number }) => void;
  /** To be called when the person has dealt with what is shown: from then on every press is meant for it. */
  markSeen: () => void;
}

/**
 * Keeps the second tap of a double tap from acting on what the first one brought up: it was meant for what stood there before.
 * `shown`: names what is shown, and changes with it.
 */
export function useSeen(shown: string): Seen {
  const latest = useRef({ shown: '', at: 0 });
  useLayoutEffect(() => {
    latest.current = { shown, at: performance.now() };
  }, [shown]);
  return {
    ifSeen: (act) => (press) => {
      // When it was made, not when a busy page came to it.
      if (latest.current.shown === shown && press.timeStamp - latest.current.at >= UNSEEN_MS) act();
    },
    markSeen: () => {
      latest.current = { shown, at: Number.NEGATIVE_INFINITY };
    },
  };
}
