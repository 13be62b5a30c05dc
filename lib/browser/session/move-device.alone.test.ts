import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToOutbox } from '@/lib/browser/attempt/outbox';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { moveTo, signInBeside } from './move-device';

vi.mock('idb-keyval', () => ({ clear: async () => undefined }));

const DEVICE = '0190f000-0000-7000-8000-000000000001';
const OWNER = '0190f000-0000-7000-8000-000000000002';
const ATTEMPT = '0190f000-0000-7000-8000-000000000003';
const NOTHING = { attempts: 0, underWay: 0, answers: 0, favorites: 0, reports: 0, classes: 0, plan: false };
const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });
const refused: Reply = { status: 500, body: { success: false, message: 'No', error: 'INTERNAL' } };

const account = { accessToken: fakeToken(OWNER), refreshToken: 'theirs' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function install(answer: (sent: Sent) => Reply) {
  const browser = installBrowser(answer);
  browser.storage.setItem('accessToken', fakeToken(DEVICE));
  browser.storage.setItem('refreshToken', 'mine');
  return browser;
}

async function outcome<T>(promise: Promise<T>): Promise<T | Error> {
  const settled = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
}

it('signInBeside does not sign the device account out', async () => {
  const { storage, sent } = install(() => ok(account));
  expect(await outcome(signInBeside('a@b.test', 'a long enough sentence'))).toEqual(account);
  expect(storage.getItem('refreshToken')).toBe('mine');
  expect(sent[0]?.credentials).toBe('omit');
});

it('moveTo switches to the other account only after the server has moved everything', async () => {
  const { storage, sent } = install(({ path }) => (path === '/auth/refresh' ? ok(account) : ok(NOTHING)));
  expect(await outcome(moveTo(account))).toBeUndefined();
  expect(sent[0]).toMatchObject({
    path: '/auth/device/move',
    headers: { Authorization: `Bearer ${account.accessToken}` },
  });
  expect(storage.getItem('accessToken')).toBe(account.accessToken);
});

it('moveTo stays on the device account when the server refuses to move the data', async () => {
  const { storage } = install(() => refused);
  expect(await outcome(moveTo(account))).toBeInstanceOf(Error);
  expect(storage.getItem('refreshToken')).toBe('mine');
});

it('moveTo transfers unsent cards, and the new account then sends each card once', async () => {
  let isMoved = false;
  const { storage, sent } = install(({ path }) => {
    if (path === '/api/cards') return isMoved ? { status: 204 } : 'no network';
    if (path === '/auth/device/move') isMoved = true;
    return path === '/auth/refresh' ? ok(account) : ok(NOTHING);
  });
  const card = (id: string, userId: string) => ({ id, figure: 'any', isKnown: true, atMs: 1, userId });
  const others = card('c', 'somebody');
  storage.setItem('coldpass.turned', JSON.stringify([card('a', DEVICE), others, card('b', DEVICE)]));
  expect(await outcome(moveTo(account))).toBeUndefined();
  const delivered = sent.filter(({ path }) => path === '/api/cards').at(-1);
  expect(delivered?.headers.Authorization).toBe(`Bearer ${account.accessToken}`);
  expect(delivered?.body).toMatchObject({ cards: [{ id: 'a' }, { id: 'b' }] });
  expect(JSON.parse(storage.getItem('coldpass.turned') ?? '')).toEqual([others]);
});

it('moveTo moves nothing while answers cannot be sent', async () => {
  const { storage, sent } = install(({ path }) => (path.startsWith('/api/test') ? 'no network' : ok(NOTHING)));
  addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
  const moving = moveTo(account).catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await moving).toMatchObject({ message: expect.stringContaining('have not been sent') });
  expect(sent.map(({ path }) => path)).not.toContain('/auth/device/move');
  expect(storage.getItem('refreshToken')).toBe('mine');
});
