'use client';

import { useLayoutEffect, useRef } from 'react';

/** Longer than the two taps of a double tap are apart, and too short to have read anything. */
const UNSEEN_MS = 350;
/** How long the button says that a press came too early. */
const SIGN_MS = 600;

interface Press {
  timeStamp: number;
  isTrusted: boolean;
  currentTarget: EventTarget | null;
}

interface Seen {
  /** Lets a press through once the person can have seen what it acts on. */
  ifSeen: (act: () => void) => (press: Press) => void;
  /** To be called when the person has dealt with what is shown: from then on every press is meant for it. */
  markSeen: () => void;
}

/** The button that goes on; `data-unseen` stands on it as long as it takes no press. */
export const ONWARD = { 'data-onward': '' };
const onward = () => document.querySelector<HTMLElement>('[data-onward]');

let isFirst = true;

/**
 * Whether the browser has just loaded this very page, at a reload for one: then nothing stood here before that a press could be
 * meant for. Coming from another page of ours, the tap that led here may have a second one behind it.
 */
function isFirstOfDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoadedHere = loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
  const isFresh = isFirst && isLoadedHere;
  isFirst = false;
  return isFresh;
}

/**
 * Keeps the second tap of a double tap from acting on what the first one brought up: it was meant for what stood there before.
 * The button says so, since it may have been meant after all. `shown`: names what is shown, and changes with it. One on a page: a
 * second one would take the first one's mark off the button.
 */
export function useDoubleTapGuard(shown: string): Seen {
  const latest = useRef({ shown: '', at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    const isFresh = latest.current.shown === '' && isFirstOfDocument();
    latest.current = { shown, at: isFresh ? Number.NEGATIVE_INFINITY : performance.now() };
    const button = isFresh ? null : onward();
    button?.setAttribute('data-unseen', '');
    const see = () => button?.removeAttribute('data-unseen');
    const timer = setTimeout(see, UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      see();
    };
  }, [shown]);
  return {
    ifSeen: (act) => (press) => {
      // When it was made, not when a busy page came to it. The page's own repetition of an early press is no double tap.
      const isSeen = !press.isTrusted || press.timeStamp - latest.current.at >= UNSEEN_MS;
      if (latest.current.shown === shown && isSeen) act();
      else showTooEarly(press);
    },
    markSeen: () => {
      latest.current = { shown, at: Number.NEGATIVE_INFINITY };
      onward()?.removeAttribute('data-unseen');
    },
  };
}

function showTooEarly({ currentTarget }: Press): void {
  const button = currentTarget instanceof HTMLElement ? currentTarget : onward();
  button?.setAttribute('data-early', '');
  setTimeout(() => button?.removeAttribute('data-early'), SIGN_MS);
}
