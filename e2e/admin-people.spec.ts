import { readFileSync } from 'node:fs';
import { bearer, signInAsAdmin } from './fixtures/admin';
import { waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const ADMIN_PASSWORD = process.env.ADMIN_PASSWORD ?? '';

test.use({ viewport: { width: 1280, height: 900 } });

test('an admin finds a person, gives and takes the role, locks, unlocks and mails a link', async ({
  page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await signInAsAdmin(page);
  await page.goto('/admin/people');
  await expectNoAxeViolations(page);
  await page.getByLabel('Find by email or name').fill(account.email);
  const card = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=/);

  await card.getByRole('button', { name: 'Make an admin' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your own password').fill('not the password');
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Your own password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(card.getByText('ADMIN', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Take the admin role' }).click();
  await dialog.getByLabel('Your own password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Take the role' }).click();
  await expect(card.getByText('ADMIN', { exact: true })).toHaveCount(0);

  await card.getByRole('button', { name: 'Send a reset mail' }).click();
  await waitForMail(account.email, /password/i);

  await card.getByRole('button', { name: 'Lock', exact: true }).click();
  await dialog.getByLabel('Your own password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Lock the account' }).click();
  await expect(card.getByText('Locked', { exact: true })).toBeVisible();
  const refused = await page.request.get('/api/favorites/count', {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(refused.status()).toBe(401);
  await card.getByRole('button', { name: 'Unlock' }).click();
  await expect(card.getByText('Locked', { exact: true })).toHaveCount(0);
});

test('questions are exported, checked as they are, and a faulty file changes nothing', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/exchange');
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const csv = readFileSync(await download.path());
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('same.csv', csv);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/^This would happen: 0 added, 0 changed, \d+ unchanged, 0 refused/)).toBeVisible({
    timeout: 30_000,
  });
  await expectNoAxeViolations(page);
  const lines = csv.toString('utf8').split('\n');
  const faulty = [...lines.slice(0, 3), `${lines[1]?.split(',')[0]},<script>`].join('\n');
  await choose('faulty.csv', Buffer.from(faulty));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/Refused|could not|missing|Nothing was changed/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
});

test('item statistics say when there are too few answers', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.goto('/admin/items');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await expectNoAxeViolations(page);
  const list = await request.get('/api/questions?size=1', { headers: bearer(token) });
  const { id } = (await list.json()).data.items[0];
  await page.goto(`/admin/questions?edit=${id}`);
  await expect(page.getByRole('heading', { name: 'How learners do on it' })).toBeVisible();
  await expect(page.getByText(/Too few first answers to judge the question/)).toBeVisible();
});
