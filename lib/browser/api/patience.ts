import { CallError, NETWORK_ERROR } from './call-error';

/** How long a page waits for an answer unless it says otherwise. The server itself gives up sooner, except with heavy work. */
export const PATIENCE_MS = 30_000;

/** Code of the `CallError` that ends what was not answered in time. No server sends it. */
export const NO_ANSWER = 'NO_ANSWER';

/**
 * Runs `work` with a signal for its requests, which ends them after `ms`: on a line that has gone dead without saying so, the browser
 * alone would wait for minutes. Throws a temporary `CallError` with the code `NO_ANSWER` then, and else as `work` does.
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
