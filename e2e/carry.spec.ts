import type { APIRequestContext, Page } from '@playwright/test';
import { answerByKeyboard, saved, startPractice } from './fixtures/attempt';
import { plant } from './fixtures/canaries';
import { type Account, expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';
import { userIdOf } from './fixtures/token';
import { useCode as enterCode, getCode, held, openSecondPhone } from './fixtures/without-email';

/** A learner without an address goes on, on another phone. */

interface Pair {
  accessToken: string;
  refreshToken: string;
}

/** Makes an account of this device and signs the page in. */
async function startStudying(page: Page): Promise<Pair> {
  const response = await page.request.post('/auth/device');
  expect(response.status()).toBe(201);
  const { accessToken, refreshToken } = (await response.json()).data as Pair;
  plant(accessToken, refreshToken);
  await page.goto('/offline');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [accessToken, refreshToken],
  );
  return { accessToken, refreshToken };
}

const idOn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(atob((localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '')).sub);

/** Moves the account of `first` to the phone of `second`, which brings its own answers along. */
async function bringAlong(first: Page, second: Page) {
  const code = await getCode(first);
  await second.goto('/carry');
  await enterCode(second, code);
  await second.getByRole('button', { name: 'Bring them along', exact: true }).click();
  await expect(second).toHaveURL(/\/today$/);
  expect(await idOn(second)).toBe(await idOn(first));
}

/** How much is held of the account's tests. */
async function countHeld(request: APIRequestContext, { accessToken }: Pair) {
  const { attempts, answers } = await held(request, accessToken);
  return { attempts, answers: answers.length };
}

test('an account that was studied with goes to a second phone by a typed code, once, and both have all of it', async ({
  page,
  browser,
  request,
}, testInfo) => {
  const first = await startStudying(page);
  await startPractice(page, 2);
  await answerByKeyboard(page, 1, 2);
  await answerByKeyboard(page, 2, 2);
  await expect(page).toHaveURL(/\/results$/);
  await expect.poll(() => countHeld(request, first)).toEqual({ attempts: 1, answers: 2 });
  const code = await getCode(page);
  await page.getByRole('button', { name: 'Show as a QR code', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'color-contrast');

  const second = await openSecondPhone(browser);
  await second.goto('/carry');
  await expectNoAxeViolations(second);
  await enterCode(second, code.toLowerCase());
  await expect(second).toHaveURL(/\/today$/);
  expect(await idOn(second)).toBe(await idOn(page));
  const pair = await second.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }));
  plant(pair.accessToken, pair.refreshToken);
  for (const one of [first, pair]) {
    expect(await countHeld(request, one)).toEqual({ attempts: 1, answers: 2 });
  }
  await second.goto('/statistics');
  await expect(second.getByRole('heading', { name: 'My Statistics' })).toBeVisible();

  // The first phone is still signed in.
  await page.goto('/today');
  await expect(page).toHaveURL(/\/today$/);

  expectConsoleErrors(testInfo, /400 \(Bad Request\)/);
  const third = await openSecondPhone(browser);
  await third.goto('/carry');
  await enterCode(third, code);
  await expect(
    third.getByText('This code is wrong, was already used, or is older than 15 minutes. Get a new one.'),
  ).toBeVisible();
  expect(await third.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  for (const phone of [second, third]) await phone.context().close();
});

test('a link that was read from the picture fills the code in, waits for a press, and leaves the address', async ({
  page,
  browser,
}) => {
  await startStudying(page);
  const code = await getCode(page);
  const second = await openSecondPhone(browser);
  await second.goto(`/carry#${code.replace(' ', '')}`);
  await expect(second.getByLabel('Code of ten letters')).toHaveValue(code);
  await expect(second).toHaveURL(/\/carry$/);
  expect(await second.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await second.getByRole('button', { name: 'Use this account here', exact: true }).click();
  await expect(second).toHaveURL(/\/today$/);
  expect(await idOn(second)).toBe(await idOn(page));
  await second.context().close();
});

test('a phone with answers of its own brings them along, each once, and loses nothing before that', async ({
  page,
  browser,
  request,
}) => {
  const first = await startStudying(page);
  await startPractice(page, 2);
  await answerByKeyboard(page, 1, 2);
  await expect(saved(page)).toBeVisible();
  const second = await openSecondPhone(browser);
  const own = await startStudying(second);
  await startPractice(second, 2);
  await answerByKeyboard(second, 1, 2);
  await answerByKeyboard(second, 2, 2);
  await expect(second).toHaveURL(/\/results$/);
  await expect.poll(() => countHeld(request, own)).toEqual({ attempts: 1, answers: 2 });

  const stay = await getCode(page);
  await second.goto('/carry');
  await enterCode(second, stay);
  await expect(second.getByText('1 test with 2 answers', { exact: true })).toBeVisible();
  await expectNoAxeViolations(second);
  await second.getByRole('button', { name: 'Keep this phone as it is', exact: true }).click();
  await expect(second).toHaveURL(/\/today$/);
  expect(await idOn(second)).toBe(userIdOf(own.accessToken));
  expect(await countHeld(request, own)).toEqual({ attempts: 1, answers: 2 });

  await bringAlong(page, second);
  expect(await countHeld(request, first)).toEqual({ attempts: 2, answers: 3 });
  await second.context().close();
});

test('a phone that is moved into an account of the same class leaves what the instructor entered', async ({
  page,
  browser,
  request,
  account,
}) => {
  const send = async (token: string, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()).data;
  };
  const teach = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) =>
    send(account.accessToken, method, path, data);
  const { id, code } = await teach('POST', '/api/classes', { name: 'HVAC 101' });
  await teach('POST', `/api/classes/${id}/places`, { list: 'Sam Lee' });
  const quiz = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 5, onPaper: true };
  const test = await teach('POST', `/api/classes/${id}/assignments`, quiz);

  const first = await startStudying(page);
  await send(first.accessToken, 'POST', '/api/classes/join', { code, name: 'Maria Garcia' });
  const second = await openSecondPhone(browser);
  const own = await startStudying(second);
  await send(own.accessToken, 'POST', '/api/classes/join', { code, name: 'Sam Lee' });
  await teach('PUT', `/api/classes/${id}/assignments/${test.id}/papers`, { list: 'Sam Lee; A; AAAAA' });
  await startPractice(second, 2);
  await answerByKeyboard(second, 1, 2);
  await expect(saved(second)).toBeVisible();

  await bringAlong(page, second);
  const { students } = await teach('GET', `/api/classes/${id}/results`);
  const results = (students as { name: string; best: { onPaper: boolean } | null }[]).map(({ name, best }) => [
    ...[name, best?.onPaper ?? null],
  ]);
  expect(results).toContainEqual(['Sam Lee', true]);
  await second.context().close();
});

/** On another phone, the person has signed in to an account and moved the device account there. */
async function moveInto(request: APIRequestContext, { email, password }: Account, device: Pair): Promise<Pair> {
  const signedIn = await request.post('/auth/login', { data: { email, password } });
  const owner = (await signedIn.json()).data as Pair;
  const moved = await request.post('/auth/device/move', {
    headers: { authorization: `Bearer ${owner.accessToken}` },
    data: { deviceToken: device.accessToken },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  return owner;
}

test('answers kept without network on one phone arrive after the account was moved on the other, and the phone says how', async ({
  page,
  browser,
  request,
  account,
}) => {
  const first = await startStudying(page);
  const code = await getCode(page);
  const second = await openSecondPhone(browser);
  await second.goto('/carry');
  await enterCode(second, code);
  await expect(second).toHaveURL(/\/today$/);
  await startPractice(second, 3);
  await answerByKeyboard(second, 1, 3);
  await expect(saved(second)).toBeVisible();
  await second.context().setOffline(true);
  await answerByKeyboard(second, 2, 3);

  const owner = await moveInto(request, account, first);
  expect(await countHeld(request, owner)).toEqual({ attempts: 1, answers: 1 });

  await second.context().setOffline(false);
  await expect(second).toHaveURL(/\/\?next=/, { timeout: 30_000 });
  const dialog = second.getByRole('dialog');
  await expect(
    dialog.getByText(/^1 answer that has not been sent is kept on this device\. Sign in to your account/),
  ).toBeVisible();
  await expectNoAxeViolations(second);
  await dialog.getByLabel('Email address', { exact: true }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(second).toHaveURL(/\/test$/, { timeout: 30_000 });
  await answerByKeyboard(second, 3, 3);
  await expect(second).toHaveURL(/\/results$/);
  await expect(second.locator('[data-delivery="saved"]')).toBeVisible();
  expect(await idOn(second)).toBe(account.userId);
  expect(await countHeld(request, owner)).toEqual({ attempts: 1, answers: 3 });
  await second.context().close();
});
