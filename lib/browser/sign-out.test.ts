import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listKeptSignOuts } from './kept-sign-outs';
import { addToOutbox } from './outbox';
import { deliverSignOuts, signOut } from './sign-out';
import { fakeToken, installBrowser, type Reply, type Sent } from './testing/fake-browser';

const ATTEMPT = '0190f000-0000-7000-8000-000000000002';
const DONE: Reply = { status: 200, body: { success: true, data: { signedOut: true } } };

beforeEach(() => {
  vi.useFakeTimers();
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
  return browser;
}

async function leave(): Promise<void> {
  const leaving = signOut();
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
}

const paths = (sent: Sent[]) => sent.map(({ path }) => path);

it('removes uncompleted attempts and ends the session', async () => {
  const { sent, storage } = signIn(() => DONE);
  await leave();
  expect(paths(sent)).toEqual(['/api/cleanup', '/auth/logout']);
  expect(Object.keys(storage)).not.toContain('refreshToken');
  expect(listKeptSignOuts()).toEqual([]);
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
  expect(listKeptSignOuts()).toEqual(['mine']);

  storage.setItem('refreshToken', 'of somebody else');
  isAway = false;
  await deliverSignOuts();
  expect(sent.at(-1)).toMatchObject({ path: '/auth/logout', headers: { Authorization: 'Bearer mine' } });
  expect(modes).toEqual(['same-origin', 'omit']);
  expect(listKeptSignOuts()).toEqual([]);
  expect(storage.getItem('refreshToken')).toBe('of somebody else');
});
