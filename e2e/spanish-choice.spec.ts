import { linkTo, waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, test } from './fixtures/test';

test('a learner who opened a Spanish page gets Spanish pages from English links, until they choose English', async ({
  signedIn: page,
}) => {
  await page.goto('/tests');
  await expect(page).toHaveURL(/\/tests$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/tests$/);

  await page.goto('/tests?topic=core%2Fventing');
  await expect(page).toHaveURL(/\/es\/tests\?topic=core%2Fventing$/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^s]\/tests\?topic=core%2Fventing&language=en$/);
  await page.goto('/tests');
  await expect(page).toHaveURL(/[^s]\/tests$/);
});

test('a password reset that is requested on a Spanish page sends a Spanish email with a link to a Spanish page', async ({
  page,
  account,
}) => {
  await page.goto('/es/forgot-password');
  await page.getByRole('textbox').fill(account.email);
  await page.getByRole('textbox').press('Enter');
  const mail = await waitForMail(account.email, /^Elija una contraseña nueva$/);
  expect(mail.html).toContain('lang="es"');
  await page.goto(linkTo('/es/reset-password', mail));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the app that is installed from a Spanish page has a Spanish name and opens Spanish pages', async ({ page }) => {
  await page.goto('/es');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await page.request.get(address ?? '')).json()).toMatchObject({
    id: '/',
    lang: 'es-US',
    name: 'Coldpass: práctica para la Sección 608 de la EPA',
  });
});

test.describe('a device without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens cached pages in Spanish, even at English paths, and says in Spanish that other pages need a connection', async ({
    signedIn: page,
    context,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
    const stored = page.waitForRequest((request) => request.url().endsWith('/es/today'));
    await page.goto('/es/tests');
    // A prefetch does not change the stored language. Otherwise a Spanish page in another tab could undo the choice of
    // English.
    expect((await stored).headers().purpose).toBe('prefetch');
    await expect
      .poll(() => page.evaluate(async () => Boolean(await (await caches.open('public-pages')).match('/es/offline'))), {
        timeout: 30_000,
      })
      .toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

    await context.setOffline(true);
    await page.goto('/tests');
    await expect(page).toHaveURL(/\/es\/tests$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/es/devices');
    await expect(page.getByRole('heading', { name: 'No tiene conexión' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'El examen que empezó' })).toHaveAttribute('href', '/es/test');
  });
});
