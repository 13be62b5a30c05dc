import { CallError, NETWORK_ERROR } from './call-error';

/**
 * Default timeout of a page's request, in milliseconds. The server's own timeouts are shorter, except for heavy work.
 */
export const TIMEOUT_MS = 30_000;

/** Code of the `CallError` for a timeout. No server sends it. */
export const NO_ANSWER = 'NO_ANSWER';

/**
 * Runs `work` with a signal that aborts its requests after `ms` milliseconds. Without a timeout, the browser would wait
 * for minutes on a connection that has silently died. After the timeout, throws a temporary `CallError` with the code
 * `NO_ANSWER`; otherwise throws what `work` throws.
 */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ms);
  try {
    return await work(timeout.signal);
  } catch (error) {
    throw timeout.signal.aborted ? new CallError(NETWORK_ERROR, { status: 0, code: NO_ANSWER }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Waiting times between the retries of one kind of request. They grow with each failure. */
export interface Backoff {
  /** Wait before the first retry. Each further failure in a row doubles it, up to `mostMs`. */
  firstMs: number;
  mostMs: number;
  /**
   * Largest random change of a wait, as a share of the wait. It spreads the retries of clients that failed at the same
   * moment.
   */
  jitter?: number;
}

/** Returns the wait in milliseconds, doubled `times` times but at most `mostMs`. */
export const backoffMs = ({ firstMs, mostMs, jitter = 0 }: Backoff, times: number): number =>
  Math.min(firstMs * 2 ** times, mostMs) * (1 - jitter + 2 * jitter * Math.random());
