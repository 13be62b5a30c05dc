import type { BrowserContext, Page } from '@playwright/test';
import { ADMIN } from '../fixtures/analytics';
import { answerByKeyboard, expectNothingLost, saved, startPractice } from '../fixtures/attempt';
import { linkTo, waitForMail } from '../fixtures/mail';
import { untilReadyOffline } from '../fixtures/offline';
import { endRoute } from '../fixtures/routes';
import {
  createAccount,
  expect,
  expectConsoleErrors,
  expectNoAxeViolations,
  newEmail,
  signInElsewhere,
  test,
} from '../fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

/** Collects everything that scripts can read in this browser. */
const listTraces = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string> = { ...localStorage, ...sessionStorage };
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name ?? '');
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of database.objectStoreNames) {
        const read = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          read.onsuccess = resolve;
        });
        // Request times of public pages and assets are not personal.
        const personal = read.result.filter((entry) => !/^(assets|public-pages)$/.test(entry.cacheName ?? ''));
        if (personal.length > 0) kept[`indexedDB ${store}`] = JSON.stringify(personal).slice(0, 400);
      }
      database.close();
    }
    kept.cookie = document.cookie;
    kept.caches = (await caches.keys()).join();
    return kept;
  });

const leave = async (page: Page) => {
  const exit = page.getByRole('link', { name: 'Leave the test. It is saved.' });
  if (await exit.isVisible()) await exit.click();
  await page.getByRole('button', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
};

/** Signs out while a test with an answer is in progress. */
const leaveTest = async (page: Page, choice: 'Keep' | 'Delete') => {
  await leave(page);
  await expect(page.getByRole('dialog', { name: 'You have a test in progress' })).toBeVisible();
  await page.getByRole('button', { name: `${choice} the test and sign out` }).click();
};

test('a sign-out while offline leaves no data that shows a page, refreshes a session, or names the person', async ({
  signedIn: page,
  context,
  playwright,
  baseURL,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
  await startPractice(page);
  await answerByKeyboard(page, 1, 10);
  // Waits first, because the service worker does not control a page that loads while it starts.
  await untilReadyOffline(page);
  await page.goto('/tests');
  await expect.poll(() => page.evaluate(() => caches.has('member-pages')), { timeout: 30_000 }).toBe(true);
  const bearer = await page.evaluate(() => localStorage.refreshToken as string);
  const visit = await page.evaluate(() => localStorage.clientSessionId as string);
  // Aborts the request by a route, because a request during a page change can bypass the emulated offline mode.
  const SIGN_OUT = '**/auth/logout';
  await context.route(SIGN_OUT, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await leaveTest(page, 'Delete');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.refreshToken as string)).toBeUndefined();
  await expect.poll(() => page.evaluate(() => caches.has('member-pages'))).toBe(false);

  const { pendingSignOuts = '', ...traces } = await listTraces(page);
  expect(Object.keys(traces).sort()).not.toContain('coldpass.sitting');
  expect(Object.keys(traces).filter((name) => /outbox|exam|savedPagesFor|indexedDB|accessToken/.test(name))).toEqual(
    [],
  );
  expect(JSON.stringify(traces)).not.toContain(visit);
  expect(traces.cookie).not.toContain('coldpass.page');
  expect(pendingSignOuts).not.toContain(bearer);

  // Somebody copies all browser data to another browser. That browser goes online before this device does.
  const storageState = await context.storageState();
  expect(storageState.cookies.map(({ name }) => name)).toContain('coldpass.session');
  const elsewhere = await playwright.request.newContext({ storageState, baseURL: baseURL ?? '' });
  for (const path of ['/profile', '/tests', '/statistics', '/results']) {
    const opened = await elsewhere.get(path, { maxRedirects: 0 });
    expect(opened.headers().location, path).toContain('/?next=');
  }
  const kept = JSON.stringify([pendingSignOuts, traces]).match(/[\w.-]{30,}/g) ?? [];
  expect(kept.length).toBeGreaterThan(0);
  for (const token of kept) {
    const refreshed = await elsewhere.post('/auth/refresh', { headers: { authorization: `Bearer ${token}` } });
    expect(refreshed.status(), token).toBe(401);
  }
  // The server has not received the sign-out yet, so the session is still valid, but only for requests with the
  // session's token.
  expect((await elsewhere.post('/auth/refresh', { headers: { authorization: `Bearer ${bearer}` } })).status()).toBe(
    200,
  );
  await elsewhere.dispose();

  await endRoute(context, SIGN_OUT);
  await context.setOffline(false);
  // Waits until the offline page has reloaded by itself after going online, because the reload would interrupt a
  // navigation.
  await expect(page.getByRole('heading', { level: 1, name: /^Pass your EPA/ })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/\?next=%2Fprofile$/);
  await expect.poll(() => page.evaluate(() => localStorage.pendingSignOuts as string)).toBeUndefined();
  const again = await page.request.post('/auth/refresh', { headers: { authorization: `Bearer ${bearer}` } });
  expect(again.status()).toBe(401);
});

test('a sign-out while online removes all data of the person, and the next person gets a new session id', async ({
  signedIn: page,
  context,
}) => {
  await startPractice(page);
  await answerByKeyboard(page, 1, 10);
  await untilReadyOffline(page);
  const visit = await page.evaluate(() => localStorage.clientSessionId as string);
  expect((await listTraces(page))['indexedDB keyval']).toContain('question');
  await leaveTest(page, 'Delete');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => caches.has('member-pages'))).toBe(false);
  const traces = await listTraces(page);
  expect(
    Object.keys(traces).filter((name) => /outbox|exam|savedPagesFor|indexedDB|oken|sitting|pending|draft/.test(name)),
  ).toEqual([]);
  expect(JSON.stringify(traces)).not.toContain(visit);
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /session|page/.test(name))).toEqual([]);

  const next = await createAccount(page.request);
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [next.accessToken, next.refreshToken] as const,
  );
  await startPractice(page);
  const nextVisit = await page.evaluate(() => localStorage.clientSessionId as string);
  expect(nextVisit).toMatch(/^[\w-]{36}$/);
  expect(nextVisit).not.toBe(visit);
});

/** Signs a user in, as a page does. */
async function enter(page: Page, pair: { accessToken: string; refreshToken: string }): Promise<void> {
  await page.goto('/overview');
  await page.evaluate(
    ({ accessToken, refreshToken }) => Object.assign(localStorage, { accessToken, refreshToken }),
    pair,
  );
  await page.goto('/reports');
}

/** Opens a tab that behaves like a frozen tab: it receives no events from other tabs until `wake` is called. */
async function openAsleep(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    Object.assign(window, { setInterval: () => 0 });
  });
  await tab.goto(path);
  return tab;
}

const wake = (tab: Page) => tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const draftsIn = (tab: Page) =>
  tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('coldpass.draft.')).length);

test('a sign-out deletes drafts in every tab: open, frozen, and reopened', async ({ page, context }) => {
  const response = await page.request.post('/auth/login', { data: ADMIN });
  await enter(page, (await response.json()).data);
  const path = '/admin/questions/new';
  const open = await context.newPage();
  await open.goto(path);
  const asleep = await openAsleep(context, path);
  const closed = await openAsleep(context, path);
  for (const tab of [open, asleep, closed]) {
    await tab.getByLabel('Question text').fill('Typed before the sign-out');
    await expect.poll(() => draftsIn(tab)).toBe(1);
  }
  await closed.reload();
  await expect(closed.getByLabel('Question text')).toHaveValue('Typed before the sign-out');
  await closed.goto('about:blank');
  await page.bringToFront();
  await leave(page);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.refreshToken as string)).toBeUndefined();
  await expect(open).toHaveURL(/\/\?next=/);
  expect(await draftsIn(open)).toBe(0);
  expect(await draftsIn(asleep)).toBe(1);
  await wake(asleep);
  await expect(asleep).toHaveURL(/\/\?next=/);
  expect(await draftsIn(asleep)).toBe(0);
  // Only the inline script of the page can delete the drafts here.
  await closed.goto('/cookie-policy');
  expect(await draftsIn(closed)).toBe(0);
});

test('a tab that was frozen while another person signed in shows nothing of the previous person', async ({
  page,
  context,
}) => {
  const first = await createAccount(page.request);
  await enter(page, first);
  const asleep = await openAsleep(context, '/profile');
  await expect(asleep.getByRole('main').getByText(first.email).first()).toBeVisible();
  await page.bringToFront();
  await leave(page);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.refreshToken as string)).toBeUndefined();
  const next = await createAccount(page.request);
  await enter(page, next);
  await expect(asleep.getByRole('main').getByText(first.email).first()).toBeVisible();
  await wake(asleep);
  await expect(asleep.getByRole('main').getByText(next.email).first()).toBeVisible();
  await expect(asleep.getByText(first.email)).toHaveCount(0);
});

test('a page notices missing tokens within half a minute', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/overview');
  await expect(page.getByRole('banner').getByText('Welcome, Test').first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
  });
  await expect(page.getByRole('banner').getByText('Welcome, Test')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a person without a name sees a welcome without a name, and the profile shows the address', async ({ page }) => {
  const email = newEmail();
  await page.setViewportSize({ width: 1280, height: 800 });
  const registered = await page.request.post('/auth/register', {
    data: { email, password: 'a long enough sentence', firstName: 'User', lastName: 'User' },
  });
  const { accessToken, refreshToken } = (await registered.json()).data;
  await page.goto('/overview');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [accessToken, refreshToken] as const,
  );
  await page.goto('/profile');
  await expect(page.getByRole('banner').getByText('Welcome!', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByText('User User')).toHaveCount(0);
});

test('the page for a truncated mail link offers a new link', async ({ signedIn: page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /400/);
  await page.request.post('/auth/forgot-password', { data: { email: account.email } });
  const link = linkTo('/reset-password', await waitForMail(account.email, /Choose a new password/));
  await page.goto(link.slice(0, -5));
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  await page.goto('/verify-email?token=short');
  await expect(page.getByText('This link is incomplete. Open the full link from the email.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
});

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Lists every string in a value, with the name of its property. */
function textsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
}

test('answers that are still unsent after a sign-out contain no personal data except ids', async ({
  signedIn: page,
  context,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*icon|Failed to fetch RSC payload/);
  await startPractice(page, 4);
  await answerByKeyboard(page, 1, 4);
  await untilReadyOffline(page);
  await context.setOffline(true);
  await answerByKeyboard(page, 2, 4);
  await leaveTest(page, 'Keep');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.refreshToken as string)).toBeUndefined();
  const { pendingSignOuts: _receipt, outboxSequence, outboxDevice = '', ...traces } = await listTraces(page);
  expect([Number(outboxSequence) > 0, ID.test(outboxDevice)]).toEqual([true, true]);
  const waiting = Object.entries(traces).filter(([name]) => /^(outbox|delivered):/.test(name));
  expect(waiting.length).toBeGreaterThan(0);
  const texts = waiting.flatMap(([, text]) => textsIn(JSON.parse(text)));
  const ids = texts.filter(([, text]) => ID.test(text)).map(([name]) => name);
  const others = texts.filter(([, text]) => !ID.test(text));
  expect([...new Set(ids)].sort()).toEqual(['attemptId', 'userId']);
  // All other texts are the kind of step, the kind of test, and the topic if one was chosen.
  expect(others.filter(([name]) => !['kind', 'testType', 'topic'].includes(name))).toEqual([]);
  for (const word of [account.email, 'Learner', account.accessToken]) {
    expect(JSON.stringify(traces)).not.toContain(word);
  }
});

/** Counts this test in the learner's history on the server. */
const knownOnServer = (page: Page, token: string, attemptId: string) =>
  page.request
    .get('/api/statistics/user/history', { headers: { authorization: `Bearer ${token}` } })
    .then((response) => response.json())
    .then(({ data }) => data.items.filter((one: { id: string }) => one.id === attemptId).length);

const testHere = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state?.attempt?.attemptId as string);

async function signInAgain(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/');
  await page.locator('header').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /email/i }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/test-selection$/);
}

test('a sign-out during a test asks whether to cancel the sign-out, keep the test or delete it', async ({
  signedIn: page,
  request,
  account,
}, testInfo) => {
  // The server refuses a request that arrives after the session has ended.
  expectConsoleErrors(testInfo, /401/);
  const cleanUps: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/cleanup')) cleanUps.push(request.url());
  });
  await startPractice(page, 4);
  for (const place of [1, 2]) await answerByKeyboard(page, place, 4);
  await expect(saved(page)).toBeVisible();
  const attemptId = await testHere(page);

  await leave(page);
  const dialog = page.getByRole('dialog', { name: 'You have a test in progress' });
  await expect(dialog.getByRole('button', { name: 'Keep the test and sign out' })).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.refreshToken as string)).toBeDefined();

  await leaveTest(page, 'Keep');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.refreshToken as string)).toBeUndefined();
  expect(cleanUps).toEqual([]);
  await signInAgain(page, account);
  await expect(page.getByRole('heading', { name: 'Test in progress' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/test');
  await page.goto('/test');
  for (const place of [3, 4]) await answerByKeyboard(page, place, 4);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await expectNothingLost(page, 4);

  // The kept test continues in a new session. Deleting a newer test does not affect it.
  await startPractice(page, 4);
  await answerByKeyboard(page, 1, 4);
  await leaveTest(page, 'Keep');
  await expect(page).toHaveURL(/\/$/);
  await signInAgain(page, account);
  const second = await testHere(page);
  const token = await page.evaluate(() => localStorage.accessToken as string);
  expect([await knownOnServer(page, token, attemptId), await knownOnServer(page, token, second)]).toEqual([1, 1]);
  await leaveTest(page, 'Delete');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => cleanUps.length).toBe(1);
  expect(await testHere(page)).toBeUndefined();
  const { accessToken } = await signInElsewhere(request, account);
  expect([await knownOnServer(page, accessToken, attemptId), await knownOnServer(page, accessToken, second)]).toEqual([
    1, 0,
  ]);
});
