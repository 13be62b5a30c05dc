import { CallError, errorOf, NETWORK_ERROR, NO_REFRESH_TOKEN } from '@/lib/browser/api/call-error';
import { deviceHeaders } from '@/lib/browser/api/device';
import { TIMEOUT_MS, withTimeout } from '@/lib/browser/api/waits';
import { clearTokens, refreshToken, saveTokens } from './token-store';

/**
 * Path of the endpoint `refresh` in lib/auth. This file sends the request with `fetch`, because `call` would try to
 * renew the tokens again after a 401.
 */
const PATH = '/auth/refresh';
const LOCK = 'coldpass.refresh';

let renewing: Promise<void> | null = null;

/**
 * Exchanges the refresh token for a new pair of tokens. Concurrent calls, also in other tabs, share one exchange. If
 * the server refuses the token, deletes the tokens from this device; after any other error the tokens stay. Throws
 * `CallError` in both cases.
 */
export function renewTokens(): Promise<void> {
  renewing ??= inOneTab(refreshToken()).finally(() => {
    renewing = null;
  });
  return renewing;
}

function inOneTab(seen: string | null): Promise<void> {
  if (!('locks' in navigator)) return trade();
  return navigator.locks.request(LOCK, () => {
    // Another tab has renewed the tokens while this tab waited for the lock.
    if (refreshToken() !== seen) return Promise.resolve();
    return trade();
  });
}

async function trade(): Promise<void> {
  const token = refreshToken();
  if (!token) {
    clearTokens();
    throw new CallError(NO_REFRESH_TOKEN, { status: 401, code: 'UNAUTHENTICATED' });
  }
  // The timeout is needed because every other request, in every tab, waits for this response.
  const [response, body] = await withTimeout(TIMEOUT_MS, (signal) => ask(token, signal));
  if (!response.ok) throw afterFailure(token, errorOf(PATH, response, body));
  const pair = (body as { data?: { accessToken?: string; refreshToken?: string } } | undefined)?.data;
  if (!pair?.accessToken || !pair.refreshToken) throw new CallError(NETWORK_ERROR, { status: 0 });
  // Another user has signed in while the request was running.
  if (refreshToken() !== token) return;
  saveTokens({ accessToken: pair.accessToken, refreshToken: pair.refreshToken });
}

/** Returns the response and the parsed body. The body is undefined if it is not JSON. */
async function ask(token: string, signal: AbortSignal): Promise<[Response, unknown]> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { ...deviceHeaders(), Authorization: `Bearer ${token}` },
    cache: 'no-store',
    credentials: 'same-origin',
    signal,
  }).catch(() => {
    throw new CallError(NETWORK_ERROR, { status: 0 });
  });
  return [response, await response.json().catch(() => undefined)];
}

function afterFailure(token: string, error: CallError): CallError {
  if (error.isTemporary) return error;
  if (!error.isRefusal) return new CallError(NETWORK_ERROR, { status: 0 });
  // If another user has signed in while the request was running, the stored tokens belong to that user.
  if (refreshToken() === token) clearTokens();
  return error;
}
