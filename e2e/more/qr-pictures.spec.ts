import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { plant } from '../fixtures/canaries';
import { expect, test } from '../fixtures/test';
import { userIdOf } from '../fixtures/token';
import { getCode, openSecondPhone, startStudying, tokenOf } from '../fixtures/without-email';

/** QR codes on pages, decoded from screenshots as a phone's camera would. */

/** Decodes a QR code from a screenshot. */
async function readPicture(picture: Locator): Promise<string> {
  const painted = sharp(await picture.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await painted.toBuffer({ resolveWithObject: true });
  return decodeQR(
    { width: info.width, height: info.height, data },
    { effort: Number.POSITIVE_INFINITY, timeLimit: Number.POSITIVE_INFINITY },
  );
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Checks that the QR code decodes to the same text at each width and in each theme. Returns the text. */
async function readInEachLook(page: Page, picture: Locator): Promise<string> {
  const texts: string[] = [];
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    texts.push(await readPicture(picture));
  }
  expect(new Set(texts).size).toBe(1);
  return texts[0] ?? '';
}

test('the QR code of a device transfer code contains the printed link, and opens the account on another phone', async ({
  page,
  browser,
}) => {
  await startStudying(page);
  const code = await getCode(page);
  await page.getByRole('button', { name: 'Show as a QR code', exact: true }).click();
  const link = await readInEachLook(page, page.getByRole('img', { name: /^QR code of the link/ }));
  plant(link.slice(-10));
  const address = await page
    .getByText(/^On the other phone, open /)
    .locator('span')
    .textContent();
  expect(link.replace(/^https?:\/\//, '')).toBe(`${address}#${code.replace(' ', '')}`);
  const second = await openSecondPhone(browser);
  await second.goto(link);
  await second.getByRole('button', { name: 'Use this account here', exact: true }).click();
  await expect(second).toHaveURL(/\/today$/);
  expect(userIdOf(await tokenOf(second))).toBe(userIdOf(await tokenOf(page)));
  await second.context().close();
});

test('the QR code of a class contains the printed link', async ({ signedIn: page }) => {
  await page.goto('/classes');
  await page.getByLabel('Name of the new class', { exact: true }).fill('HVAC 101');
  await page.getByRole('button', { name: 'Create class', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'HVAC 101', exact: true })).toBeVisible();
  const link = await page
    .getByRole('main')
    .getByRole('link', { name: /\/join#/ })
    .getAttribute('href');
  const picture = page.getByRole('img', { name: 'QR code of the link by which students join', exact: true });
  expect(await readInEachLook(page, picture)).toBe(link);
});
