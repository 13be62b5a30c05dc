import { randomUUID } from 'node:crypto';
import {
  bearer,
  dropQuestion,
  expectSound,
  makeQuestion,
  openFromMore,
  press,
  SIZES,
  signInAsAdmin,
} from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { expect, test } from './fixtures/test';

test.describe('admin review by keyboard', () => {
  test('an admin compares two duplicates and merges them', async ({ page, request }) => {
    await page.setViewportSize(SIZES.tablet);
    const token = await signInAsAdmin(page);
    const mark = randomUUID();
    const published = { state: 'published', sectionId: 5 };
    const wording = (word: string) => `How deep must ${word} technician pull the vacuum on the chiller ${mark}?`;
    const first = await makeQuestion(request, token, wording('the'), published);
    const second = await makeQuestion(request, token, wording('a'), published);
    await page.goto('/admin/duplicates?alike=85');
    const heading = page.getByRole('heading', { name: `Questions ${first.id}, ${second.id}` });
    await expect(heading).toBeVisible();
    const group = heading.locator('../..');
    await expect(group.locator('del')).toHaveText('the');
    await expect(group.locator('ins')).toHaveText('a');
    await expectSound(page);
    await expect(group.getByRole('columnheader', { name: `No. ${second.id}` })).toContainText('Type III, e2e');
    const goesAlong = group.getByRole('checkbox', { name: `Merge No. ${second.id}` });
    await goesAlong.press('Space');
    await expect(group.getByRole('button', { name: /^Merge/ })).toHaveAttribute('aria-disabled', 'true');
    await goesAlong.press('Space');
    await group.getByRole('radio', { name: `No. ${second.id}` }).press('Space');
    await group.getByRole('button', { name: `Merge into No. ${second.id}` }).press('Enter');
    await expectBriefly(page, `Merged into question ${second.id}`, () => press(page, 'Merge questions'));
    await expect(heading).toHaveCount(0);
    const gone = await request.get(`/api/questions/${first.id}`, { headers: bearer(token) });
    expect((await gone.json()).data.state).toBe('archived');
    await page.getByLabel('How alike').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/duplicates?alike=100');
    for (const { id } of [first, second]) await dropQuestion(request, token, id);
  });

  test('an admin answers a report, and its reporter and the audit log see the answer', async ({
    page,
    request,
    account,
  }) => {
    await page.setViewportSize(SIZES.desktop);
    const token = await signInAsAdmin(page);
    const comment = `The rule of ${randomUUID()}`;
    const { id } = await makeQuestion(request, token, `Reported ${comment}`, { state: 'published' });
    const { answers } = (await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json()).data;
    const wrong = answers.find(({ isCorrect }: { isCorrect: boolean }) => !isCorrect);
    await request.post(`/api/questions/${id}/reports`, {
      headers: bearer(account.accessToken),
      data: { reason: 'outdated', comment, answerIds: [wrong.id] },
    });
    await page.goto('/admin/reports');
    const report = page.getByRole('listitem').filter({ hasText: `The rule has changed` }).filter({ hasText: comment });
    await expect(report).toContainText(account.email);
    await expect(report.getByRole('listitem').filter({ hasText: 'Reporter chose this' })).toContainText(wrong.text);
    await expect(report.getByRole('listitem').filter({ hasText: /Key$/ })).toHaveCount(1);
    await expectSound(page);
    await expect(report.getByRole('link', { name: `Edit question ${id}` })).toBeVisible();
    const setting = page.getByRole('switch', { name: 'Mail me a daily summary of open reports' });
    await expectBriefly(page, 'You get a mail each morning while reports are open', () => setting.click());
    await expect(setting).toBeChecked();
    await report.getByLabel('Reply').fill('Mended, thank you.');
    await page.reload();
    await expect(report.getByLabel('Reply')).toHaveValue('Mended, thank you.');
    await expectBriefly(page, 'Report answered: Fixed', () =>
      report.getByRole('button', { name: 'Answer: Fixed' }).press('Enter'),
    );
    await expect(report).toHaveCount(0);
    const own = await request.get('/api/reports', { headers: bearer(account.accessToken) });
    expect((await own.json()).data[0]).toMatchObject({ status: 'resolved', reply: 'Mended, thank you.' });

    await openFromMore(page, 'Audit log');
    await page.getByLabel('Show').selectOption('Reports');
    const entry = page.getByRole('row').filter({ hasText: `question ${id}` });
    const value = (field: string) => entry.locator('dl > div').filter({ has: page.getByText(field, { exact: true }) });
    await expect(value('status')).toHaveText(/Before: open\s*After: resolved/);
    await expect(value('reply')).toHaveText(/Before: nothing\s*After: Mended, thank you\./);
    await expectSound(page);
    await dropQuestion(request, token, id);
  });
});
