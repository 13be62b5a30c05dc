'use client';

import { useState } from 'react';
import { errorText } from '@/lib/browser/api/error-text';

/** Runs one action at a time and holds the error of the last one. A call during a running action returns false. */
export function useAct(fallback: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Resolves to true if the action succeeded. */
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failed) {
      setError(errorText(failed, fallback));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy, error, setError };
}
