import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bearer, dropQuestion, makeQuestion, readFileInTurn, signInAsAdmin } from '../fixtures/admin';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

const tabs = 'nav[aria-label="Admin Panel"] li';

test('the admin panel opens with the list of open work, and its tabs fit one line on a desktop', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const token = await signInAsAdmin(page);
  const { id: draftId } = await makeQuestion(request, token, `A draft that waits ${randomUUID()}`, { state: 'draft' });
  const drafts = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Drafts' }) });
  // Retries, because another test may add or delete a draft between the two reads.
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Open work' })).toBeVisible();
    const response = await request.get('/api/questions?state=draft&page=0&size=1', { headers: bearer(token) });
    expect(response.status(), await response.text()).toBe(200);
    const { totalItems } = (await response.json()).data;
    await expect(drafts.getByText(totalItems.toLocaleString('en-US'), { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expectNoAxeViolations(page);

  const countLines = () =>
    page.locator(tabs).evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
  // Reloads, because the page keeps the wider fallback font if the font loads too late. After the reload the font is
  // cached.
  const lines = async () => {
    const counted = await countLines();
    if (counted > 1) await page.reload();
    return counted;
  };
  await expect.poll(lines).toBe(1);

  await drafts.getByRole('link', { name: 'View drafts' }).click();
  await expect(page).toHaveURL(/state=draft/);
  await dropQuestion(request, token, draftId);
});

test('an admin finds similar drafts among the duplicates', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  const mark = randomUUID();
  const texts = [
    `Which pump pulls the deepest vacuum on bench ${mark}?`,
    `Which pump pulls the deepest vacuum on bench ${mark}!`,
  ];
  const ids: number[] = [];
  for (const text of texts) ids.push((await makeQuestion(request, token, text)).id);
  await page.goto('/admin/duplicates?alike=90');
  await expect(page.getByRole('heading', { name: `Questions ${ids.join(', ')}` })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  for (const id of ids) await dropQuestion(request, token, id);
});

test('an admin downloads a CSV template, and the unchanged template passes the import check', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/import-export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a CSV template' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain(',section,');
  await page.getByLabel('File', { exact: true }).setInputFiles(
    await download.path().then((path) => ({
      name: 'questions-template.csv',
      mimeType: 'text/csv',
      buffer: readFileSync(path),
    })),
  );
  await readFileInTurn(async () => {
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText(/1 added, 0 changed, 0 unchanged, 0 refused/)).toBeVisible();
  });
});

test('the question list folds its filters on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page);
  await page.goto('/admin/questions');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await expect(topic).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(topic).toBeVisible();
  await topic.selectOption({ index: 1 });
  const chosen = await topic.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
  await page.getByRole('button', { name: `Filters: ${chosen}`, exact: true }).click();
  await expect(topic).toBeHidden();
  await expectNoAxeViolations(page);
});
