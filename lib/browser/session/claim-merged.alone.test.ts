import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEvent, waitingFor } from '@/lib/browser/attempt/outbox-events';
import { fakeToken, installBrowser, type Reply } from '@/lib/browser/testing/fake-browser';
import { claimMerged } from './claim-merged';

const [DEVICE, OTHER, OWNER] = [1, 2, 3].map((n) => `0190f000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const ATTEMPT = '0190f000-0000-7000-8000-000000000009';
const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const event = (userId: string) =>
  JSON.stringify({ userId, event: { kind: 'finish', attemptId: ATTEMPT }, wallMs: 1, steadyMs: 1, origin: 1 });
const story = (userId: string) =>
  JSON.stringify({ userId, steps: { 'outbox:1': { userId, event: { kind: 'finish', attemptId: ATTEMPT } } } });

function install(answer: (path: string) => Reply) {
  const browser = installBrowser(({ path }) => answer(path));
  browser.storage.setItem('accessToken', fakeToken(OWNER));
  browser.storage.setItem('refreshToken', 'mine');
  return browser;
}

it('claimMerged transfers events only from device accounts that were merged into this account', async () => {
  // Requests get no response, so the entries stay and the test can check which user they belong to.
  const { storage, sent } = install((path) =>
    path === '/auth/device/moved' ? ok({ devices: [DEVICE] }) : 'no network',
  );
  storage.setItem('outbox:1', event(DEVICE));
  storage.setItem('outbox:2', event(OTHER));
  storage.setItem(`delivered:${ATTEMPT}`, story(DEVICE));
  storage.setItem(`refused:${ATTEMPT}`, JSON.stringify({ userId: DEVICE, reason: 'No.', answers: 1, wallMs: 1 }));
  await claimMerged();
  expect(sent[0]).toMatchObject({ path: '/auth/device/moved', body: { devices: [DEVICE, OTHER] } });
  expect(waitingFor(OWNER)).toEqual(['outbox:1']);
  expect(readEvent('outbox:2')?.userId).toBe(OTHER);
  const kept = (key: string) => JSON.parse(storage.getItem(key) ?? '{}');
  expect(kept(`delivered:${ATTEMPT}`)).toMatchObject({ userId: OWNER, steps: { 'outbox:1': { userId: OWNER } } });
  expect(kept(`refused:${ATTEMPT}`).userId).toBe(OWNER);
});

it('claimMerged transfers cards only from device accounts that were merged into this account', async () => {
  const { storage, sent } = install((path) =>
    path === '/auth/device/moved' ? ok({ devices: [DEVICE] }) : 'no network',
  );
  const card = (userId: string) => ({ id: userId, figure: 'any', isKnown: true, atMs: 1, userId });
  storage.setItem('coldpass.turned', JSON.stringify([card(DEVICE), card(OTHER)]));
  await claimMerged();
  expect(sent[0]).toMatchObject({ path: '/auth/device/moved', body: { devices: [DEVICE, OTHER] } });
  const owners = JSON.parse(storage.getItem('coldpass.turned') ?? '').map(({ userId }: { userId: string }) => userId);
  expect(owners).toEqual([OWNER, OTHER]);
});

it("claimMerged sends no request when this device holds no other user's data", async () => {
  const { storage, sent } = install(() => 'no network');
  storage.setItem('outbox:1', event(OWNER));
  await claimMerged();
  expect(sent).toEqual([]);
});

it('claimMerged changes nothing while the server does not respond', async () => {
  const { storage } = install(() => ({ status: 400, body: { success: false, message: 'No', error: 'VALIDATION' } }));
  storage.setItem('outbox:1', event(DEVICE));
  await expect(claimMerged()).rejects.toThrow();
  expect(waitingFor(DEVICE)).toEqual(['outbox:1']);
});
