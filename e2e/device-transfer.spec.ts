import { plant } from './fixtures/canaries';
import { takePractice } from './fixtures/history';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';
import { userIdOf } from './fixtures/token';
import {
  becomeDevice,
  countHeld,
  useCode as enterCode,
  getCode,
  idOn,
  openSecondPhone,
} from './fixtures/without-email';

/** Moving a device account to another phone. */

test('a learner without an email continues on a second phone by a link that works once', async ({
  page,
  browser,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /400 \(Bad Request\)/);
  const first = await becomeDevice(page);
  await takePractice(first, { sectionId: 6, right: 1, questions: 2 });
  const code = await getCode(page);
  await page.getByRole('button', { name: 'Show as a QR code', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoAxeViolations(page);

  const second = await openSecondPhone(browser);
  await second.goto(`/carry#${code.replace(' ', '')}`);
  await expect(second.getByLabel('Ten-letter code')).toHaveValue(code);
  await expect(second).toHaveURL(/\/carry$/);
  await expectNoAxeViolations(second);
  // Opening the link changes nothing before the button is pressed.
  expect(await second.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await second.getByRole('button', { name: 'Use this account here', exact: true }).click();
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
  await second.context().close();

  const third = await openSecondPhone(browser);
  await third.goto('/carry');
  await enterCode(third, code.toLowerCase());
  await expect(
    third.getByText('This code is wrong, was already used, or is older than 15 minutes. Get a new one.'),
  ).toBeVisible();
  expect(await third.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await third.context().close();
});

test('a phone keeps its own answers until the learner moves them, and each answer moves exactly once', async ({
  page,
  browser,
  request,
}) => {
  const first = await becomeDevice(page);
  await takePractice(first, { sectionId: 6, right: 1, questions: 1 });
  const second = await openSecondPhone(browser);
  const own = await becomeDevice(second);
  await takePractice(own, { sectionId: 6, right: 1, questions: 2 });

  await second.goto('/carry');
  await enterCode(second, await getCode(page));
  await expect(second.getByText('1 test with 2 answers', { exact: true })).toBeVisible();
  await expectNoAxeViolations(second);
  await second.getByRole('button', { name: 'Keep this phone as it is', exact: true }).click();
  await expect(second).toHaveURL(/\/today$/);
  expect(await idOn(second)).toBe(userIdOf(own.accessToken));
  expect(await countHeld(request, own)).toEqual({ attempts: 1, answers: 2 });

  await second.goto('/carry');
  await enterCode(second, await getCode(page));
  await second.getByRole('button', { name: 'Bring them along', exact: true }).click();
  await expect(second).toHaveURL(/\/today$/);
  expect(await idOn(second)).toBe(await idOn(page));
  expect(await countHeld(request, first)).toEqual({ attempts: 2, answers: 3 });
  await second.context().close();
});
