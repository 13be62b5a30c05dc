import type { APIRequestContext } from '@playwright/test';
import { bearer, expectSound, press, signInAsAdmin } from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/** Fact that only a few questions use, so that other tests still have enough questions to draw. */
const ID = 'cylinder-retest';
const NAME = 'How often a refillable cylinder is retested, as the trade teaches';
const PATH = `/api/admin/facts/${ID}`;

const read = async (request: APIRequestContext, token: string) =>
  (await (await request.get(PATH, { headers: bearer(token) })).json()).data;

/** True if the question is published, so that tests can draw it. */
async function isAsked(request: APIRequestContext, token: string, id: number): Promise<boolean> {
  const published = await request.get('/api/questions?state=published', { headers: bearer(token) });
  const { items } = (await published.json()).data as { items: { id: number }[] };
  return items.some((question) => question.id === id);
}

test.describe('facts in the admin panel', () => {
  test.describe.configure({ mode: 'serial' });

  test('an admin changes a figure, and questions that state it are left out of tests until they are confirmed', async ({
    page,
    request,
    account,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /409 \(Conflict\).*\/api\/questions\/\d+$/);
    await page.setViewportSize({ width: 1280, height: 900 });
    const token = await signInAsAdmin(page);
    const before = await read(request, token);
    expect(before).toMatchObject({ value: '5', unit: 'years', isEdited: false });
    const [question] = before.questions as { id: number; text: string }[];
    if (!question) throw new Error('no question states the fact');
    const learner = { headers: bearer(account.accessToken) };
    expect((await request.post(`/api/favorites?questionId=${question.id}`, learner)).ok()).toBe(true);

    await page.goto('/admin/facts?q=cylinder-retest');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) });
    await expect(card).toContainText('5 years');
    await expectSound(page);
    await press(page, `Edit: ${NAME}`);
    const dialog = page.getByRole('dialog', { name: 'Edit fact' });
    await expect(dialog.getByRole('listitem').filter({ hasText: question.text })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Figure' }).fill('six or so');
    await press(page, 'Save fact');
    await expect(dialog.getByText('With a unit, the figure is a number')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Figure' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Figure' }).fill('6');
    await dialog.getByLabel('A wording fix: the meaning stays the same').check();
    await expect(dialog.getByText('the questions do not change')).toBeVisible();
    await dialog.getByLabel('A correction: the figure was wrong, or has changed').check();
    await expect(dialog.getByText('go to review')).toBeVisible();
    await expect(dialog.getByText(/^\d+ questions? states? this fact\./)).toBeVisible();
    await expect(dialog.getByLabel('A correction: the figure was wrong, or has changed')).toBeChecked();
    await expectSound(page);
    const saved = /Fact saved\. \d+ questions? (is|are) in review now\./;
    await expectBriefly(page, saved, () => press(page, 'Save fact'));
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('6 years');
    await expect(card).toContainText('Changed here');

    expect(await isAsked(request, token, question.id)).toBe(false);
    const favorites = await request.get('/api/favorites/count', learner);
    expect(JSON.stringify((await favorites.json()).data)).toMatch(/\b0\b/);
    const refused = await request.put(PATH, {
      headers: bearer(token),
      data: { ...bodyOf(before), seenUpdatedAt: before.updatedAt },
    });
    expect(refused.status()).toBe(409);

    await page.goto('/admin/questions?state=in_review');
    const row = page.getByRole('row').filter({ hasText: question.text });
    await expect(row).toContainText('In review');
    await expect(row).toContainText('5 years → 6 years');
    await expect(row.locator('mark').first()).toHaveText(/5.years|five years/);
    await expectSound(page);

    // The question still states the old figure, so neither the API nor the editor publishes it without a confirmation.
    const headers = bearer(token);
    const unsaid = await request.post('/api/questions/confirm', { headers, data: { ids: [question.id] } });
    expect(unsaid.status()).toBe(409);
    await press(page, `Edit question ${question.id}`);
    const editor = page.getByRole('dialog', { name: `Edit question ${question.id}` });
    await editor.getByLabel('State').selectOption('Published');
    await expect(editor.getByRole('checkbox', { name: /^The old figure belongs there/ })).not.toBeChecked();
    await expect(editor.getByRole('region', { name: 'In review' }).locator('mark').first()).toBeVisible();
    await expectSound(page);
    await press(page, 'Save question');
    await expect(editor.getByText(`The old figure is still in question ${question.id}.`)).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Discard changes');
    await expect(editor).toHaveCount(0);

    await press(page, `Confirm question ${question.id}`);
    const asked = page.getByRole('alertdialog', { name: `Keep the old figure in question ${question.id}?` });
    await expect(asked.getByRole('list', { name: 'Texts with the old figure' })).toBeVisible();
    await expectSound(page);
    await expectBriefly(page, '1 question confirmed', () => press(page, 'Keep it and publish'));
    await expect(row).toHaveCount(0);
    expect(await isAsked(request, token, question.id)).toBe(true);
    const again = await request.post('/api/questions/confirm', {
      headers: bearer(token),
      data: { ids: [question.id] },
    });
    expect(again.status()).toBe(409);

    // Restores the fact. That puts its questions in review again, so they are confirmed.
    expect((await request.put(PATH, { headers: bearer(token), data: bodyOf(before) })).ok()).toBe(true);
    await page.goto('/admin/questions?state=in_review');
    await page.getByRole('checkbox', { name: 'Select all questions on this page' }).press('Space');
    await page.getByLabel('What to do').selectOption('Confirm after review');
    await expectBriefly(page, /\d+ questions? confirmed/, () => press(page, 'Apply'));
    await expect(page.getByText('No questions found')).toBeVisible();

    await page.goto('/admin/audit');
    const actions = page.getByRole('table');
    for (const words of ['Question confirmed', 'Question sent to review', 'Fact changed']) {
      await expect(actions.getByText(words).first()).toBeVisible();
    }
  });

  test("an admin marks a fact as checked, and the next check is due after the fact's own interval", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const token = await signInAsAdmin(page);
    const before = await read(request, token);
    const overdue = { ...bodyOf(before), checkAgainBy: '2026-01-01' };
    expect((await request.put(PATH, { headers: bearer(token), data: overdue })).ok()).toBe(true);
    await page.goto('/admin/facts?show=due');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) });
    await expect(card).toContainText('Due');
    await expectSound(page);
    await expectBriefly(page, 'Checked. To be checked again by', () => press(page, `Mark as checked: ${NAME}`));
    await expect(card).toHaveCount(0);
    const today = new Date().toISOString().slice(0, 10);
    const after = await read(request, token);
    expect(after).toMatchObject({ checkedOn: today, isDue: false });
    expect(after.checkAgainBy > today).toBe(true);
    await page.getByLabel('Search').fill('no such fact');
    await expect(page.getByText('No facts here')).toBeVisible();
  });
});

function bodyOf(fact: Record<string, unknown>) {
  const { name, value, unit, source, inForceFrom, inForceUntil, checkAgainBy } = fact;
  return { name, value, unit, source, inForceFrom, inForceUntil, checkAgainBy };
}
