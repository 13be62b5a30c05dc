import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  bearer,
  dropQuestion,
  expectSound,
  makeQuestion,
  moreMenu,
  openFromMore,
  readFileInTurn,
  SIZES,
  signInAsAdmin,
} from '../fixtures/admin';
import { expectBriefly } from '../fixtures/brief-words';
import { tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';

/**
 * Uses the admin pages that `admin.spec.ts` does not cover, by keyboard alone. Each focused element must be visible,
 * and the focus must never be lost.
 */

const ADMIN_PASSWORD = process.env.ADMIN_PASSWORD ?? '';
/** Moves back with Shift+Tab to the menu "More" and opens one of its pages. */
async function openPage(page: Page, name: string): Promise<void> {
  await tabTo(page, moreMenu(page), 'Shift+Tab');
  await openFromMore(page, name);
  await expect(moreMenu(page)).toBeFocused();
}

test('an admin handles reports, item statistics and the audit log by keyboard', async ({ page, request, account }) => {
  await page.setViewportSize(SIZES.tablet);
  const token = await signInAsAdmin(page);
  const comment = `Wrong since ${randomUUID()}`;
  const { id } = await makeQuestion(request, token, `Walked ${comment}`, { state: 'published' });
  const sent = { reason: 'outdated', comment };
  await request.post(`/api/questions/${id}/reports`, { headers: bearer(account.accessToken), data: sent });
  await page.goto('/admin/reports');
  const report = page.getByRole('listitem').filter({ hasText: comment });
  await tabTo(page, report.getByLabel('Reply'));
  await page.keyboard.type('Mended.');
  await tabTo(page, report.getByRole('button', { name: 'Answer: Fixed' }));
  await page.keyboard.press('Enter');
  await expect(report).toHaveCount(0);
  // The focused element was removed. The next press of Tab must focus the first element of the open tab panel, not of
  // the page.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Show')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/admin/reports?show=resolved');
  await expect(report).toContainText('Walked');
  await expectSound(page);
  await tabTo(page, report.getByRole('button', { name: 'Save reply' }));
  await expectBriefly(page, 'Report answered: Fixed', () => page.keyboard.press('Enter'));
  await expect(report.getByRole('button', { name: 'Save reply' })).toBeFocused();

  await openPage(page, 'Item analysis');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await tabTo(page, page.getByLabel('Show'));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/item-analysis\?show=/);
  await expectSound(page);

  await openPage(page, 'Audit log');
  await expect(page).toHaveURL('/admin/audit');
  await tabTo(page, page.getByLabel('Show'));
  // Types only one letter, because a second letter that arrives late would start a new search in the select.
  await page.keyboard.press('R');
  await expect(page).toHaveURL('/admin/audit?show=reports');
  const entry = page
    .getByRole('row')
    .filter({ hasText: `question ${id}` })
    .last();
  await expect(entry).toContainText('After: resolved');
  await expectSound(page);
  await page.goto('/admin/audit?show=reports&page=99');
  await page.getByRole('button', { name: 'Show the first page' }).press('Enter');
  await expect(page).toHaveURL('/admin/audit?show=reports');
  await expect(page.getByLabel('Show')).toHaveValue('reports');
  await expect(entry).toBeVisible();
  await dropQuestion(request, token, id);
});

test('an admin manages people, and imports and exports questions, by keyboard', async ({ page, request, account }) => {
  await page.setViewportSize(SIZES.desktop);
  const token = await signInAsAdmin(page);
  await page.goto('/admin/people');
  await tabTo(page, page.getByLabel('Find by email or name'));
  await page.keyboard.type(account.email);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: account.email });
  const grant = card.getByRole('button', { name: 'Make an admin' });
  await tabTo(page, grant);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(grant).toBeFocused();
  await tabTo(page, card.getByRole('button', { name: 'Lock', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Your own password'));
  await page.keyboard.type(ADMIN_PASSWORD);
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(card.getByText('Locked', { exact: true })).toBeVisible();
  const unlock = card.getByRole('button', { name: 'Unlock' });
  await expect(unlock).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Locked', { exact: true })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Lock', exact: true })).toBeFocused();
  await expectSound(page);

  await openPage(page, 'Import and export');
  await tabTo(page, page.getByLabel('Export format'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Download', exact: true }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeFocused();
  const file = page.getByLabel('File', { exact: true });
  await tabTo(page, file);
  const text = `Imported by keys ${randomUUID()}`;
  const csv = `section,state,text,answer1,answer2,correct\nCore,draft,${text},a,b,1\n`;
  await file.setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await tabTo(page, page.getByRole('button', { name: 'Check the file' }));
  await readFileInTurn(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('What would change: 1 added', { exact: false })).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Check the file' })).toBeFocused();
  await expectSound(page);
  await tabTo(page, page.getByRole('button', { name: 'Import 1 question' }));
  await readFileInTurn(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('Imported: 1 added', { exact: false })).toBeVisible();
  });
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Export format')).toBeFocused();
  await expectSound(page);
  const found = await request.get(`/api/questions?state=all&search=${text.slice(-36)}`, { headers: bearer(token) });
  await dropQuestion(request, token, (await found.json()).data.items[0].id);
});
