import type { APIRequestContext } from '@playwright/test';
import { DAY_MS } from '@/lib/kernel/time';
import { bearer, expectSound, signInAsAdmin } from './fixtures/admin';
import { readExport } from './fixtures/export';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

const CORE = 6;

const words = (text: string) => ({ text, firstName: 'Ana', trade: 'HVAC apprentice', mayBeShown: true });
const outcome = () => ({
  examDate: new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10),
  sections: [{ sectionId: CORE, passed: true }],
});
const shown = async (request: APIRequestContext): Promise<string[]> =>
  (await (await request.get('/api/record')).json()).data.praise.map(({ text }: { text: string }) => text);

test('a testimonial appears on the landing page after an admin approves it, until the learner withdraws it', async ({
  signedIn: page,
  account,
  browser,
  request,
}) => {
  const headers = bearer(account.accessToken);
  const text = `Every wrong answer came with its reason. ${account.userId}`;
  expect((await request.put('/api/praise', { headers, data: words(text) })).status()).toBe(409);
  expect((await request.put('/api/outcomes', { headers, data: outcome() })).status()).toBe(200);

  await page.goto('/today/outcome');
  await page.getByRole('button', { name: 'Write something', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Check this box, or leave the form')).toBeVisible();
  await page.getByLabel('Your words, in two sentences').fill(text);
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Trade', exact: true }).fill('HVAC apprentice');
  await page.getByLabel(/^You may show this on the landing page/).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Nobody sees this yet. An admin reads it first.')).toBeVisible();
  expect(await shown(request)).not.toContain(text);

  const panel = await (await browser.newContext()).newPage();
  await signInAsAdmin(panel);
  await panel.goto('/admin/praise');
  const card = panel.getByRole('listitem').filter({ hasText: text });
  await card.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(card).toHaveCount(0);
  await expectSound(panel);
  expect(await shown(request)).toContain(text);
  await panel.goto('/admin/audit');
  await expect(panel.getByRole('main').getByText('Testimonial approved or declined').first()).toBeVisible();
  await expect(panel.getByRole('main').getByText(text)).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const praise = visitor.getByRole('region', { name: 'What technicians say' });
  await expect(praise.getByText(text)).toBeAttached();
  await expect(praise.getByText('Sample text')).toHaveCount(0);
  await expect(praise.getByText('Five stars')).toHaveCount(0);
  await expectNoAxeViolations(visitor);

  const exported = await readExport(request, account.accessToken);
  expect(exported.praise).toMatchObject([{ text, firstName: 'Ana', status: 'approved' }]);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Take back my words', exact: true }).click();
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Write something', exact: true })).toBeVisible();
  expect(await shown(request)).not.toContain(text);
  await panel.context().close();
  await visitor.context().close();
});
