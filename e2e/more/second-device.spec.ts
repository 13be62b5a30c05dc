import type { APIRequestContext, Page } from '@playwright/test';
import { answerByKeyboard, expectNothingLost, saved, seeVerdict, startPractice } from '../fixtures/attempt';
import { withOwner } from '../fixtures/database';
import { untilReady } from '../fixtures/slow-start';
import {
  type Account,
  expect,
  expectConsoleErrors,
  expectNoAxeViolations,
  signInElsewhere,
  test,
} from '../fixtures/test';

/** Actions on another device while a test is open on this page. */

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function headersElsewhere(request: APIRequestContext, account: Account) {
  return bearer((await signInElsewhere(request, account)).accessToken);
}

async function signOutElsewhere(request: APIRequestContext, account: Account): Promise<void> {
  const { accessToken, refreshToken } = await signInElsewhere(request, account);
  expect((await request.post('/api/cleanup', { headers: bearer(accessToken), data: {} })).status()).toBe(200);
  expect((await request.post('/auth/logout', { headers: bearer(refreshToken), data: {} })).ok()).toBe(true);
}

const attemptId = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.attemptId);

test('a sign-out on another device leaves a test in progress on this device unchanged', async ({
  signedIn: page,
  request,
  account,
}) => {
  await startPractice(page, 4);
  await answerByKeyboard(page, 1, 4);
  await expect(saved(page)).toBeVisible();
  await signOutElsewhere(request, account);
  for (let place = 2; place <= 4; place += 1) await answerByKeyboard(page, place, 4);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await expectNothingLost(page, 4);
});

test('a test that is missing on the server is sent again with every answer', async ({ signedIn: page }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 404/);
  await startPractice(page, 4);
  for (const place of [1, 2]) await answerByKeyboard(page, place, 4);
  await expect(saved(page)).toBeVisible();
  const id = await attemptId(page);
  await withOwner((client) => client.query('DELETE FROM attempts WHERE id = $1', [id]));
  // A reload must keep delivered answers on the device until the test is finished.
  await page.reload();
  for (const place of [3, 4]) await answerByKeyboard(page, place, 4);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  await expectNothingLost(page, 4);
});

test('an answer that the server refuses for good is shown as not saved, never as saved', async ({
  signedIn: page,
  request,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 409/);
  await startPractice(page, 4);
  await answerByKeyboard(page, 1, 4);
  await expect(saved(page)).toBeVisible();
  const headers = await headersElsewhere(request, account);
  expect((await request.post(`/api/test/${await attemptId(page)}/finish`, { headers, data: {} })).status()).toBe(200);
  await expect(page.getByText('Question 2 of 4').first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await seeVerdict(page);
  await expect(page.getByText('1 answer was not saved. This test was already finished')).toBeVisible();
  await expect(page.locator('[data-saving="refused"]')).toHaveText('Not saved');
  await expect(saved(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText('1 answer was not saved. This test was already finished')).toBeVisible();
});

test('a test continues on a device with full storage, and every answer is sent at once', async ({
  signedIn: page,
}, testInfo) => {
  await startPractice(page, 4);
  await answerByKeyboard(page, 1, 4);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await answerByKeyboard(page, 2, 4);
  await expect(page.locator('[data-saving="unavailable"]')).toHaveText(/Keep this page open until/);
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  for (const place of [3, 4]) await answerByKeyboard(page, place, 4);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  const id = await attemptId(page);
  const answered = await withOwner(async (client) => {
    const { rows } = await client.query(
      `SELECT count(*) FILTER (WHERE is_correct IS NOT NULL)::int AS answered, bool_and(a.completed_at IS NOT NULL) AS done
       FROM attempt_questions aq JOIN attempts a ON a.id = aq.attempt_id WHERE a.id = $1`,
      [id],
    );
    return rows[0];
  });
  expect(answered).toEqual({ answered: 4, done: true });
});

/** Captures the text of the result and the positions of its cards. */
const look = async (page: Page) => ({
  text: ((await page.getByRole('main').textContent()) ?? '').replace(
    /Saved on this device, sending now|Saved to your account/,
    '',
  ),
  places: await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY))),
});

test('a result that loads slowly shows no wrong content and does not move when the server’s result arrives', async ({
  signedIn: page,
}) => {
  await startPractice(page, 3);
  const asked: string[][] = [];
  for (let place = 1; place <= 3; place += 1) {
    await expect(page.getByText(`Question ${place} of 3`).first()).toBeVisible();
    asked.push(
      await page.evaluate((index) => {
        const { attempt } = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state;
        return attempt.questions[index].answers.map((answer: { text: string }) => answer.text);
      }, place - 1),
    );
    if (place === 3)
      await page.route('**/api/test/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
    await answerByKeyboard(page, place, 3);
  }
  await expect(page.locator('[data-delivery="sending"]')).toBeVisible();
  await expect(page.getByText('when the network is back')).toHaveCount(0);
  if (await page.getByRole('button', { name: 'All (3)' }).isVisible()) {
    await page.getByRole('button', { name: 'All (3)' }).click();
  }
  const before = await look(page);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  expect(await look(page)).toEqual(before);
  // The options have the order in which they were asked, also when the result is opened again.
  const shown = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) =>
          [...card.querySelectorAll('li')].map((li) => (li.textContent ?? '').replaceAll('\u00a0', ' ')),
        ),
      );
  for (const [place, options] of (await shown()).entries()) {
    expect(options.map((text, at) => text.includes((asked[place]?.[at] ?? '?').slice(0, 20)))).not.toContain(false);
  }
  const order = await shown();
  await page.goto(`/results?attempt=${await attemptId(page)}`);
  const all = page.getByRole('button', { name: 'All (3)' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilReady(page);
  if (await all.isVisible()) await all.click();
  await expect.poll(shown).toEqual(order);
});

test('the favorite star shows a change made on another device after a reload', async ({
  signedIn: page,
  request,
  account,
}) => {
  await startPractice(page, 2);
  const asked: string[] = [];
  page.on('request', (sent) => void asked.push(sent.url()));
  const star = page.getByRole('button', { name: /favorites$/ });
  await expect(star).toHaveAccessibleName('Add to favorites');
  const questionId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions[0].id,
  );
  const headers = await headersElsewhere(request, account);
  expect((await request.post(`/api/favorites?questionId=${questionId}`, { headers, data: {} })).status()).toBe(201);
  await page.reload();
  await expect(star).toHaveAccessibleName('Remove from favorites');
  expect((await request.delete(`/api/favorites/${questionId}`, { headers })).status()).toBe(204);
  await page.reload();
  await expect(star).toHaveAccessibleName('Add to favorites');
  // The server rendered the favorites into the page, so no API call was needed.
  expect(asked.filter((url) => url.includes('/api/favorites'))).toEqual([]);
});
