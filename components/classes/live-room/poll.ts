import type { UseQueryResult } from '@tanstack/react-query';
import { type Backoff, backoffMs } from '@/lib/browser/api/waits';

/** Largest random change of an interval, as a share of it. Spreads the requests of a class over time. */
const JITTER = 0.25;

/**
 * Calls `look` at intervals while the page is visible, and at once when the network returns or the page becomes
 * visible. The interval starts at `firstMs` and doubles after each failure. Returns a function that stops the polling.
 */
export function poll(look: (signal: AbortSignal) => Promise<void>, interval: Backoff): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLooking = false;
  const nextMs = () => backoffMs({ ...interval, jitter: JITTER }, failures);
  const lookOnce = async () => {
    if (isLooking || end.signal.aborted) return;
    isLooking = true;
    clearTimeout(timer);
    try {
      if (document.visibilityState === 'visible') await look(end.signal);
      failures = 0;
    } catch {
      failures += 1;
    }
    isLooking = false;
    if (!end.signal.aborted) timer = setTimeout(() => void lookOnce(), nextMs());
  };
  const lookNow = () => void lookOnce();
  timer = setTimeout(lookNow, nextMs());
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
 * Refetches a query at the intervals of `poll`. React Query's `refetchInterval` cannot do this: a query does not count
 * failures in a row, and a new random interval in each render would restart the timer.
 */
export const pollQuery = (refetch: UseQueryResult['refetch'], interval: Backoff): (() => void) =>
  poll(async () => {
    const { error } = await refetch();
    if (error) throw error;
  }, interval);
