import type { APIRequestContext } from '@playwright/test';
import { DAY_MS } from '@/lib/kernel/time';
import { bearer, expectSound, signInAsAdmin } from './fixtures/admin';
import { readExport } from './fixtures/export';
import { createAccount, expect, expectNoAxeViolations, test } from './fixtures/test';

const CORE = 6;
const HOSTILE = '<img src=x onerror=alert(1)> "Passed" & שלום';

const words = (text: string) => ({ text, firstName: 'Ana', trade: 'HVAC apprentice', mayBeShown: true });
const outcome = () => ({
  examDate: new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10),
  sections: [{ sectionId: CORE, passed: true }],
});
const shown = async (request: APIRequestContext): Promise<string[]> =>
  (await (await request.get('/api/record')).json()).data.praise.map(({ text }: { text: string }) => text);

test('what a learner writes after an exam is on the landing page once an admin has approved it, and until it is taken back', async ({
  signedIn: page,
  account,
  browser,
  request,
}) => {
  test.slow();
  const headers = bearer(account.accessToken);
  const text = `Every wrong answer came with its reason. ${account.userId}`;
  expect((await request.put('/api/praise', { headers, data: words(text) })).status()).toBe(409);
  expect((await request.put('/api/outcomes', { headers, data: outcome() })).status()).toBe(200);

  await page.goto('/today/outcome');
  await page.getByRole('button', { name: 'Write something', exact: true }).click();
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByText('Allow it, or leave the form')).toBeVisible();
  await page.getByLabel('Your words, in two sentences').fill(text);
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Trade', exact: true }).fill('HVAC apprentice');
  await page.getByLabel(/^You may show this on the landing page/).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send it', exact: true }).click();
  await expect(page.getByText('Nobody sees this yet: an admin reads it first.')).toBeVisible();
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
  await expect(panel.getByRole('main').getByText('Words of a learner approved or declined').first()).toBeVisible();
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

test('words that are written anew wait again, and an admin who has read the old ones cannot approve them', async ({
  account,
  page,
  request,
}) => {
  const headers = bearer(account.accessToken);
  const admin = bearer(await signInAsAdmin(page));
  await request.put('/api/outcomes', { headers, data: outcome() });
  const text = `It stuck. ${account.userId}`;
  const put = async (said: string) => (await request.put('/api/praise', { headers, data: words(said) })).json();
  const decide = (status: string, seenWrittenAt: string) =>
    request.put(`/api/admin/praise/${account.userId}`, { headers: admin, data: { status, seenWrittenAt } });
  const first = (await put(text)).data;
  expect(first).toMatchObject({ text, status: 'waiting' });
  expect((await decide('approved', first.writtenAt)).status()).toBe(200);
  // The same words again are as they were decided.
  expect((await put(`  ${text}  `)).data).toMatchObject({ text, status: 'approved' });
  const second = (await put(`${text} Twice.`)).data;
  expect(second.status).toBe('waiting');
  expect(await shown(request)).not.toContain(text);
  expect((await decide('approved', first.writtenAt)).status()).toBe(409);
  expect((await decide('declined', second.writtenAt)).status()).toBe(200);
  expect(await shown(request)).not.toContain(`${text} Twice.`);
  // Nobody else may change words: the call takes none.
  const edited = { status: 'approved', seenWrittenAt: second.writtenAt, text: 'Five stars' };
  expect((await request.put(`/api/admin/praise/${account.userId}`, { headers: admin, data: edited })).status()).toBe(
    400,
  );
  for (const wrong of [
    { ...words(text), mayBeShown: false },
    { ...words(''), firstName: '' },
    words('x'.repeat(281)),
    { ...words(text), trade: 'x'.repeat(61) },
    words('\u202edessaP'),
  ]) {
    expect((await request.put('/api/praise', { headers, data: wrong })).status(), JSON.stringify(wrong)).toBe(400);
  }
  expect((await request.delete('/api/praise', { headers })).status()).toBe(200);
  expect((await decide('approved', second.writtenAt)).status()).toBe(404);
});

test('hostile words are text, and go with the account or with its last outcome', async ({ browser, page, request }) => {
  const account = await createAccount(request);
  const headers = bearer(account.accessToken);
  const admin = bearer(await signInAsAdmin(page));
  const { examDate, sections } = outcome();
  await request.put('/api/outcomes', { headers, data: { examDate, sections } });
  const text = `${HOSTILE} ${account.userId}`;
  const said = await (await request.put('/api/praise', { headers, data: words(text) })).json();
  const data = { status: 'approved', seenWrittenAt: said.data.writtenAt };
  expect((await request.put(`/api/admin/praise/${account.userId}`, { headers: admin, data })).status()).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('main').getByText(text)).toBeAttached();
  await visitor.context().close();
  await request.delete(`/api/outcomes/${examDate}`, { headers });
  expect(await shown(request)).not.toContain(text);
  await request.put('/api/outcomes', { headers, data: { examDate, sections } });
  expect(await shown(request)).toContain(text);
  const erased = await request.delete(`/auth/profile/${account.userId}`, {
    headers,
    data: { password: account.password },
  });
  expect(erased.status()).toBeLessThan(300);
  expect(await shown(request)).not.toContain(text);
});
