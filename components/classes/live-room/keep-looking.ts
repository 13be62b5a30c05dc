import type { UseQueryResult } from '@tanstack/react-query';

/** Polling intervals in milliseconds. Random jitter spreads the requests of a class over time. */
interface Pace {
  everyMs: number;
  /** Longest wait after failed requests. */
  mostMs: number;
}

const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);

/**
 * Calls `look` at intervals while the page is visible, and at once when the network or the page returns. The interval
 * doubles after each failure. Returns a function that stops the polling.
 */
export function keepLooking(look: (signal: AbortSignal) => Promise<void>, { everyMs, mostMs }: Pace): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = everyMs;
  let isLooking = false;
  const turn = async () => {
    if (isLooking || end.signal.aborted) return;
    isLooking = true;
    clearTimeout(timer);
    try {
      if (document.visibilityState === 'visible') await look(end.signal);
      waitMs = everyMs;
    } catch {
      waitMs = Math.min(waitMs * 2, mostMs);
    }
    isLooking = false;
    if (!end.signal.aborted) timer = setTimeout(() => void turn(), jittered(waitMs));
  };
  const lookNow = () => void turn();
  timer = setTimeout(lookNow, jittered(everyMs));
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  return () => {
    end.abort();
    clearTimeout(timer);
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookNow);
  };
}

/**
 * Refetches a query at such intervals. `refetchInterval` cannot keep them: a query does not count failures in a row, and
 * a new random interval in each render would restart the timer.
 */
export const keepFetching = (refetch: UseQueryResult['refetch'], pace: Pace): (() => void) =>
  keepLooking(async () => {
    const { error } = await refetch();
    if (error) throw error;
  }, pace);
