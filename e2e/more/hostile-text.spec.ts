import { randomUUID } from 'node:crypto';
import { bearer, dropQuestion, makeQuestion, readFileInTurn, SIZES, signInAsAdmin } from '../fixtures/admin';
import { seeVerdict } from '../fixtures/attempt';
import { untilReady } from '../fixtures/slow-start';
import { expect, test } from '../fixtures/test';

/** Markup, templates and unusual characters, cut to the 500 characters that a question may have. */
const HOSTILE =
  `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> {{7*7}} \u202eright to left\u202c שלום 🧊🔥 `.padEnd(
    500,
    'W',
  );

test('hostile text appears as plain text on every admin and learner page', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.tablet);
  const answers = [
    { text: HOSTILE.slice(0, 200), isCorrect: true, why: HOSTILE },
    { text: '<b>bold</b>', isCorrect: false, why: '' },
  ];
  // A separate section, so that learners in other tests do not get the question.
  const section = await request.post('/api/sections', {
    headers: bearer(token),
    data: { name: `<b>${randomUUID()}</b>`, description: HOSTILE },
  });
  const sectionId = (await section.json()).data.id;
  const shelf = { state: 'published', sectionId, topic: '<i>topic</i>' };
  const { id } = await makeQuestion(request, token, HOSTILE, { answers, explanation: HOSTILE, ...shelf });
  const twin = await makeQuestion(request, token, `${HOSTILE.slice(0, -1)}.`, { answers, ...shelf });
  await request.post(`/api/favorites?questionId=${id}`, { headers: bearer(token) });
  await request.post(`/api/questions/${id}/reports`, {
    headers: bearer(token),
    data: { reason: 'other', comment: HOSTILE },
  });
  const expectSafe = async () => {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };
  const script = page.getByText('<script>window.hacked=1</script>', { exact: false }).filter({ visible: true });
  await page.goto(`/admin/questions?q=${id}`);
  await expect(script.first()).toBeVisible();
  await expectSafe();
  await page.getByRole('button', { name: `Edit question ${id}` }).click();
  await expect(page.getByLabel('Question text')).toHaveValue(HOSTILE);
  await expect(page.getByRole('region', { name: 'How learners do on it' })).toContainText('<script>');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('<script>window.hacked=1</script>');
  await page.getByRole('button', { name: '<b>bold</b>' }).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expectSafe();
  const paths = ['/admin/sections', '/admin/reports', '/admin/audit', '/admin/duplicates', '/favorites', '/reports'];
  for (const path of [`/admin/questions?history=${id}`, ...paths]) {
    await page.goto(path);
    if (path === '/admin/audit') {
      // Waits for hydration, because rows change their height when times switch to the browser's time zone.
      await untilReady(page);
      await page
        .getByRole('row')
        .filter({ hasText: `question ${twin.id}` })
        .locator('summary')
        .first()
        .click();
    }
    await expect(script.first()).toBeVisible();
    await expectSafe();
  }
  await page.goto('/admin/import-export');
  const row = `text,answer1,answer2,correct,section\n"${HOSTILE.replaceAll('"', '""')}",a,b,1,Core\n`;
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'hostile.csv', mimeType: 'text/csv', buffer: Buffer.from(row) });
  await readFileInTurn(async () => {
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Refused' })).toContainText(
      '<script>window.hacked=1</script>',
    );
  });
  await expectSafe();

  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Start Favorites Test' }).click();
  await expect(page.getByRole('heading', { name: '<script>' })).toBeVisible();
  await page.getByRole('button', { name: '<b>bold</b>' }).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await seeVerdict(page);
  await expectSafe();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results/);
  await expect(script.first()).toBeVisible();
  await expectSafe();
  await dropQuestion(request, token, id);
  await dropQuestion(request, token, twin.id);
  await request.delete(`/api/sections/${sectionId}`, { headers: bearer(token) });
});
