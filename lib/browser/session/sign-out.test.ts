import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToOutbox } from '@/lib/browser/attempt/outbox';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { listPendingSignOuts } from './pending-sign-outs-store';
import { deliverSignOuts, signOut } from './sign-out';

const ATTEMPT = '0190f000-0000-7000-8000-000000000002';
vi.mock('idb-keyval', () => ({ clear: async () => undefined }));

/** Of the token `mine`: its hash, as the server stores it. */
const RECEIPT = `out.${createHash('sha256').update('mine').digest('base64url')}`;
const DONE: Reply = { status: 200, body: { success: true, data: { signedOut: true } } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn(answer: (sent: Sent) => Reply) {
  const browser = installBrowser(answer);
  browser.storage.setItem('accessToken', fakeToken('u'));
  browser.storage.setItem('refreshToken', 'mine');
  vi.stubGlobal('sessionStorage', {});
  return browser;
}

async function leave(): Promise<void> {
  let isOver = false;
  const leaving = signOut().finally(() => {
    isOver = true;
  });
  // What is hashed comes from another thread, which keeps its own time.
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
  await leaving;
}

const paths = (sent: Sent[]) => sent.map(({ path }) => path);

it('removes uncompleted attempts and ends the session', async () => {
  const { sent, storage } = signIn(() => DONE);
  await leave();
  expect(paths(sent)).toEqual(['/api/cleanup', '/auth/logout']);
  expect(Object.keys(storage)).not.toContain('refreshToken');
  expect(listPendingSignOuts()).toEqual([]);
});

it('removes no attempt whose end is still on its way', async () => {
  const { sent, storage } = signIn(({ path }) => (path.startsWith('/api/test') ? 'no network' : DONE));
  addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
  await leave();
  expect(paths(sent)).not.toContain('/api/cleanup');
  expect(paths(sent).at(-1)).toBe('/auth/logout');
  expect(Object.keys(storage).filter((key) => key.startsWith('outbox:'))).toHaveLength(1);
});

it('ends the session later where the network holds it up, and touches nobody else’s cookie', async () => {
  let isAway = true;
  const modes: (RequestCredentials | undefined)[] = [];
  const { sent, storage } = signIn(({ path, credentials }) => {
    if (path === '/auth/logout') modes.push(credentials);
    return isAway ? 'no network' : DONE;
  });
  await leave();
  expect(storage.getItem('refreshToken')).toBeNull();
  expect(listPendingSignOuts()).toEqual([RECEIPT]);

  storage.setItem('refreshToken', 'of somebody else');
  isAway = false;
  await deliverSignOuts();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/logout', headers: { Authorization: `Bearer ${RECEIPT}` } });
  expect(modes).toEqual(['same-origin', 'omit']);
  expect(listPendingSignOuts()).toEqual([]);
  expect(storage.getItem('refreshToken')).toBe('of somebody else');
});

it('leaves nothing that opens or shows anything from the first moment on, and nothing of the person at the end', async () => {
  const { storage } = signIn(() => 'no network');
  for (const key of ['coldpass.sitting', 'clientSessionId', 'outboxDevice', 'examStartTime']) storage.setItem(key, 'x');
  const cookies: string[] = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  const leaving = leave();
  expect(cookies).toEqual([expect.stringMatching(/^coldpass\.page=; .*Max-Age=0/)]);
  await leaving;
  expect(cookies).toContainEqual(expect.stringMatching(/^coldpass\.visit=; .*Max-Age=0/));
  // The attempts to reach the server carry a new visit's id.
  expect(Object.keys(storage).filter((key) => key !== 'clientSessionId')).toEqual(['pendingSignOuts']);
  expect(storage.getItem('clientSessionId')).not.toBe('x');
});

it('finishes a sign-out that the page did not live to see, and leaves a later person alone', async () => {
  const { storage } = signIn(() => 'no network');
  storage.setItem('pendingSignOuts', JSON.stringify([RECEIPT]));
  await deliverSignOuts();
  expect(storage.getItem('refreshToken')).toBeNull();
  storage.setItem('refreshToken', 'of somebody else');
  await deliverSignOuts();
  expect(storage.getItem('refreshToken')).toBe('of somebody else');
  expect(listPendingSignOuts()).toEqual([RECEIPT]);
});
