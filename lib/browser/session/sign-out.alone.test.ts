import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToOutbox } from '@/lib/browser/attempt/outbox';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { listPendingSignOuts } from './pending-sign-outs-store';
import { deliverSignOuts, findAnsweredTest, signOut } from './sign-out';

const ATTEMPT = '0190f000-0000-7000-8000-000000000002';
vi.mock('idb-keyval', () => ({ clear: async () => undefined }));

/** The hash of the token `mine`, as the server stores it. */
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

async function leave(uncompleted: 'keep' | 'delete' = 'delete'): Promise<void> {
  let isOver = false;
  const leaving = signOut(uncompleted).finally(() => {
    isOver = true;
  });
  // Waits in a loop, because hashing runs on another thread, which fake timers do not advance.
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
  await leaving;
}

const paths = (sent: Sent[]) => sent.map(({ path }) => path);

it('signOut removes uncompleted attempts and ends the session', async () => {
  const { sent, storage } = signIn(() => DONE);
  await leave();
  expect(paths(sent)).toEqual(['/api/cleanup', '/auth/logout']);
  expect(Object.keys(storage)).not.toContain('refreshToken');
  expect(listPendingSignOuts()).toEqual([]);
});

it('signOut deletes no attempt whose finish is unsent', async () => {
  const { sent, storage } = signIn(({ path }) => (path.startsWith('/api/test') ? 'no network' : DONE));
  addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
  await leave();
  expect(paths(sent)).not.toContain('/api/cleanup');
  expect(paths(sent).at(-1)).toBe('/auth/logout');
  expect(Object.keys(storage).filter((key) => key.startsWith('outbox:'))).toHaveLength(1);
});

const testInProgress = (optionIds: number[], completedAt: number | null = null) =>
  JSON.stringify({
    version: 2,
    state: {
      attempt: { userId: 'u', attemptId: ATTEMPT, testType: 'practice', completedAt, responses: { 7: { optionIds } } },
    },
  });

it('signOut with “keep” leaves a test in progress and its delivered steps on this device, and sends no clean-up', async () => {
  const { sent, storage } = signIn(() => DONE);
  storage.setItem('coldpass.sitting', testInProgress([1]));
  storage.setItem(`delivered:${ATTEMPT}`, JSON.stringify({ userId: 'u', steps: {} }));
  await leave('keep');
  expect(paths(sent)).toEqual(['/auth/logout']);
  expect(Object.keys(storage).sort()).toEqual(['coldpass.sitting', `delivered:${ATTEMPT}`]);
});

it('signOut with “delete” removes a test in progress with its unsent steps, and sends its id to the server', async () => {
  const { sent, storage } = signIn(({ path }) => (path.startsWith('/api/test') ? 'no network' : DONE));
  storage.setItem('coldpass.sitting', testInProgress([1]));
  addToOutbox({ kind: 'answer', body: { attemptId: ATTEMPT, questionId: 7, answerIds: [1], timeSpentSeconds: 1 } });
  await leave('delete');
  expect(paths(sent)).toContain(`/api/cleanup?attemptId=${ATTEMPT}`);
  expect(Object.keys(storage)).toEqual([]);
});

it('findAnsweredTest finds an answered test on this device without a request to the server', async () => {
  const { sent, storage } = signIn(() => DONE);
  storage.setItem('coldpass.sitting', testInProgress([1]));
  expect(await findAnsweredTest()).toBe('practice');
  expect(sent).toEqual([]);
});

it.each([
  ['has none', null],
  ['has one without an answer', testInProgress([])],
  ['has a finished one', testInProgress([1], 1)],
  ['has another person’s', testInProgress([1]).replace('"u"', '"other"')],
])('findAnsweredTest asks the server for an answered test when this device %s', async (_what, stored) => {
  let answered = 1;
  const { sent, storage } = signIn(() => ({ status: 200, body: { success: true, data: { answered } } }));
  if (stored) storage.setItem('coldpass.sitting', stored);
  expect(await findAnsweredTest()).toBe('elsewhere');
  answered = 0;
  expect(await findAnsweredTest()).toBeNull();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/cleanup', 'GET /api/cleanup']);
});

it('findAnsweredTest throws when the server does not respond', async () => {
  signIn(() => 'no network');
  await expect(findAnsweredTest()).rejects.toThrow();
});

it('deliverSignOuts does not delete an answered test when the page closed during the sign-out', async () => {
  const { sent, storage } = signIn(() => DONE);
  storage.setItem('coldpass.sitting', testInProgress([1]));
  storage.setItem('pendingSignOuts', JSON.stringify([RECEIPT]));
  await deliverSignOuts();
  expect(paths(sent)).toEqual(['/auth/logout']);
  expect(storage.getItem('coldpass.sitting')).not.toBeNull();
  expect(storage.getItem('refreshToken')).toBeNull();
});

it("signOut on a slow network ends the session later, and does not delete the next user's cookie", async () => {
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

it('signOut deletes tokens and cookies immediately, and all other data of the user before it resolves', async () => {
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
  // Requests to the server create a new visit id.
  expect(Object.keys(storage).filter((key) => key !== 'clientSessionId')).toEqual(['pendingSignOuts']);
  expect(storage.getItem('clientSessionId')).not.toBe('x');
});

it('deliverSignOuts completes a sign-out after the page was closed, and leaves the next user signed in', async () => {
  const { storage } = signIn(() => 'no network');
  storage.setItem('pendingSignOuts', JSON.stringify([RECEIPT]));
  await deliverSignOuts();
  expect(storage.getItem('refreshToken')).toBeNull();
  storage.setItem('refreshToken', 'of somebody else');
  await deliverSignOuts();
  expect(storage.getItem('refreshToken')).toBe('of somebody else');
  expect(listPendingSignOuts()).toEqual([RECEIPT]);
});
