import { bearer, signInAsAdmin } from '../fixtures/admin';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

/** Import page: files with many errors, and long files. */

test.use({ viewport: { width: 1280, height: 900 } });

const HEAD = 'id,section,text,answer1,answer2,answer3,answer4,correct';
const UPLOAD = { name: 'questions.csv', mimeType: 'text/csv' };

test('an import reports the error of each faulty row, and changes nothing', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  const faulty: [row: string, why: RegExp][] = [
    ['e2e-x,Core,Fine by itself,a,b,c,d,1', /./],
    [',Core,All four are right,a,b,c,d,1 2 3 4', /For 4 answers, at most 3 can be correct/],
    [`,Core,"=cmd|' /C calc'!A0",a,b,c,d,1`, /formula/],
    [`,Core,${'x'.repeat(2 ** 20)},a,b,c,d,1`, /500/],
    [',Core,A <b>bold</b> claim,a,b,c,d,1', /tag|HTML/i],
    ['e2e-x,Core,The same id,a,b,c,d,1', /id/],
    [',Typ I,A section that nobody knows,a,b,c,d,1', /section/i],
    [',Core,At -40 \xb0F,a,b,c,d,1', /UTF-8/],
  ];
  const count = async () => {
    const list = await request.get('/api/questions?state=all&search=Fine+by+itself', { headers: bearer(token) });
    return (await list.json()).data.totalItems;
  };
  await page.goto('/admin/import-export');
  const buffer = Buffer.from([HEAD, ...faulty.map(([row]) => row)].join('\n'), 'latin1');
  await page.getByLabel('File', { exact: true }).setInputFiles({ ...UPLOAD, buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/^Nothing was changed\..* 1 added, 0 changed, 0 unchanged, 7 refused/)).toBeVisible();
  for (const [place, [, why]] of faulty.entries()) {
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(place + 2), exact: true }) });
    await expect(row).toContainText(place === 0 ? 'Added' : 'Refused');
    await expect(row.getByRole('listitem')).toHaveText(place === 0 ? [] : [why]);
  }
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // If a file lacks required columns, the refusal names the columns.
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...UPLOAD, buffer: Buffer.from('section,text\nCore,x') });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Refused' })).toContainText('answer1');
  expect(await count()).toBe(0);
});

test('an import shows its progress on 3,000 rows, and a single faulty row blocks all of them', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/import-export');
  const rows = Array.from({ length: 3_000 }, (_, n) => `,Core,Large ${n} ${'x'.repeat(100)},a,b,c,d,1`);
  rows[2_000] = ',Core,,a,b,c,d,1';
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...UPLOAD, buffer: Buffer.from([HEAD, ...rows].join('\n')) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/^Nothing was changed\..* 2999 added, 0 changed, 0 unchanged, 1 refused/)).toBeVisible({
    timeout: 180_000,
  });
  await expect(page.getByRole('row').nth(1)).toContainText('2002');
  await expect(page.getByRole('row').nth(1)).toContainText('Question text is required');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 60')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
});
