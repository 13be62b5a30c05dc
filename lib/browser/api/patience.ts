import { CallError, NETWORK_ERROR } from './call-error';

/**
 * Default timeout of a page's request, in milliseconds. The server's own timeouts are shorter, except for heavy work.
 */
export const PATIENCE_MS = 30_000;

/** Code of the `CallError` for a timeout. No server sends it. */
export const NO_ANSWER = 'NO_ANSWER';

/**
 * Runs `work` with a signal that aborts its requests after `ms` milliseconds. Without a timeout, the browser would wait
 * for minutes on a connection that has silently died. After the timeout, throws a temporary `CallError` with the code
 * `NO_ANSWER`; otherwise throws what `work` throws.
 */
export async function withPatience<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ms);
  try {
    return await work(patience.signal);
  } catch (error) {
    throw patience.signal.aborted ? new CallError(NETWORK_ERROR, { status: 0, code: NO_ANSWER }) : error;
  } finally {
    clearTimeout(timer);
  }
}
