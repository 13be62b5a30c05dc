'use client';

import { useEffect, useState } from 'react';

/** Longer than the two taps of a double tap are apart, and too short to have read anything. */
const NEW_MS = 350;

interface DoubleTapGuard {
  /** True while the content has just come: a press was meant for what stood there before. Makes the buttons `inert`. */
  isNew: boolean;
  /** Says that the person has dealt with what is shown: every press from then on is meant for it. */
  markSeen: () => void;
}

/** Keeps the second tap of a double tap from acting on what the first one brought up. `shown`: names what is shown. */
export function useDoubleTapGuard(shown: string): DoubleTapGuard {
  const [seen, setSeen] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), NEW_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isNew: seen !== shown, markSeen: () => setSeen(shown) };
}
