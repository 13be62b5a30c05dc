import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToOutbox } from '@/lib/browser/attempt/outbox';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { redeemCode } from './transfer-device';

vi.mock('idb-keyval', () => ({ clear: async () => undefined }));

const DEVICE = '0190f000-0000-7000-8000-000000000001';
const OWNER = '0190f000-0000-7000-8000-000000000002';
const ATTEMPT = '0190f000-0000-7000-8000-000000000003';
const [FIRST, SECOND] = ['BCDFGHJKMN', 'NMKJHGFDCB'];
const HELD = { attempts: 1, underWay: 0, answers: 3, favorites: 0, reports: 0, classes: 0, plan: false };
const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });
const refused = (status: number, error: string): Reply => ({ status, body: { success: false, message: 'No', error } });
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
  await vi.advanceTimersByTimeAsync(20_000);
  return settled;
}

const redeemed = (sent: Sent[]) => sent.filter(({ path }) => path === '/auth/carry/redeem').length;

it('redeemCode does not redeem the code while answers cannot be sent, and accepts the same code afterwards', async () => {
  let hasNetwork = false;
  const { storage, sent } = install(({ path }) => {
    if (path === '/auth/carry/redeem') return ok(account);
    if (path === '/auth/device/preview') return ok(HELD);
    return hasNetwork ? ok({}) : 'no network';
  });
  addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
  expect(await outcome(redeemCode(FIRST))).toMatchObject({ message: expect.stringContaining('have not been sent') });
  expect(redeemed(sent)).toBe(0);
  hasNetwork = true;
  expect(await outcome(redeemCode(FIRST))).toEqual({ account, moved: HELD });
  expect(redeemed(sent)).toBe(1);
  expect(storage.getItem('refreshToken')).toBe('mine');
});

it('redeemCode continues with the same code when the network failed after the code was redeemed', async () => {
  let hasNetwork = false;
  const { sent } = install(({ path }) => {
    if (path === '/auth/carry/redeem') return ok(account);
    return hasNetwork ? ok(HELD) : 'no network';
  });
  expect(await outcome(redeemCode(SECOND))).toBeInstanceOf(Error);
  hasNetwork = true;
  expect(await outcome(redeemCode(SECOND))).toEqual({ account, moved: HELD });
  expect(redeemed(sent)).toBe(1);
  // A code with another letter belongs to another account.
  await outcome(redeemCode(FIRST.replace('B', 'Z')));
  expect(redeemed(sent)).toBe(2);
});

it('redeemCode redeems the code again when the session opened by the code has ended', async () => {
  let isEnded = true;
  const { sent } = install(({ path }) => {
    if (path === '/auth/carry/redeem') return ok(account);
    if (path === '/auth/device/preview') return isEnded ? refused(401, 'UNAUTHENTICATED') : ok(HELD);
    return ok({ accessToken: fakeToken(DEVICE), refreshToken: 'mine' });
  });
  const code = SECOND.replace('N', 'Z');
  expect(await outcome(redeemCode(code))).toMatchObject({ status: 401 });
  isEnded = false;
  await outcome(redeemCode(code));
  expect(redeemed(sent)).toBe(2);
});
