'use client';

import { useEffect, useState } from 'react';

/** Longer than the gap of a double tap, and too short to have read anything. */
const NEW_MS = 350;

interface DoubleTapGuard {
  /** True right after the content appeared: a press was meant for the previous content. Makes the buttons `inert`. */
  isNew: boolean;
  /** Ends the guard early, because the person has already reacted to the content. */
  markSeen: () => void;
}

/**
 * Keeps the second tap of a double tap from acting on content that the first one opened. `shown` identifies the
 * content.
 */
export function useDoubleTapGuard(shown: string): DoubleTapGuard {
  const [seen, setSeen] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), NEW_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { isNew: seen !== shown, markSeen: () => setSeen(shown) };
}
