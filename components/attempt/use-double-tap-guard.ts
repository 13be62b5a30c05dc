'use client';

import { useEffect, useState } from 'react';

/** Milliseconds: longer than the gap of a double tap, and too short to read anything. */
const NEW_MS = 350;

interface DoubleTapGuard {
  /** True right after new content appeared, when a press may still be meant for the previous content. */
  isNew: boolean;
  /** Ends the guard early, after the person has reacted to the new content. */
  markSeen: () => void;
}

/**
 * Prevents the second tap of a double tap from acting on content that the first tap opened. `shown` identifies the
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
