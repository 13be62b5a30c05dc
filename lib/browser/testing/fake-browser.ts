import { vi } from 'vitest';

/** Fakes of the browser APIs that lib/browser uses, for tests that run in Node. */
export class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Builds an access token with a fake signature, which the browser never checks. */
export const fakeToken = (userId: string, expiresInSeconds = 900): string =>
  `${encode({ alg: 'HS256' })}.${encode({ userId, roles: ['USER'], exp: Math.floor(Date.now() / 1000) + expiresInSeconds })}.x`;

/** The fake server's reply. `no answer` leaves the request pending until its signal aborts it. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no network' | 'no answer';
export interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

/**
 * Installs fake browser globals. `answer` returns the server's reply to each request. Returns the storage, and an array
 * to which each request is added.
 */
export function installBrowser(answer: (sent: Sent) => Reply): { sent: Sent[]; storage: MemoryStorage } {
  const sent: Sent[] = [];
  const storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('screen', { width: 360, height: 740 });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', maxTouchPoints: 5 });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request = {
      path,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    };
    sent.push(request);
    const reply = answer(request);
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    if (reply === 'no answer') return untilAborted(init.signal);
    const isText = typeof reply.body === 'string';
    return new Response(reply.body === undefined ? null : isText ? String(reply.body) : JSON.stringify(reply.body), {
      status: reply.status,
      headers: { 'content-type': isText ? 'text/html' : 'application/json', ...reply.headers },
    });
  });
  return { sent, storage };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
