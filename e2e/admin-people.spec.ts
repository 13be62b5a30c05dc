import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bearer, dropQuestion, makeQuestion, signInAsAdmin } from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { confirmAddress } from './fixtures/database';
import { waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const ADMIN_PASSWORD = process.env.ADMIN_PASSWORD ?? '';

test.use({ viewport: { width: 1280, height: 900 } });

test('an admin finds a person, gives and takes the role, locks, unlocks and mails a link', async ({
  page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 4(00|09)/);
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
  await expect(dialog.getByRole('alert')).toContainText(`Nobody has confirmed ${account.email} yet.`);
  await confirmAddress(account.userId);
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(card.getByText('ADMIN', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Remove the admin role' }).click();
  await dialog.getByLabel('Your own password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove the role' }).click();
  await expect(card.getByText('ADMIN', { exact: true })).toHaveCount(0);

  await card.getByRole('button', { name: 'Send reset email' }).click();
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
  await page.goto('/admin/import-export');
  await expectNoAxeViolations(page);
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  let csv = Buffer.alloc(0);
  // Another test may have taken one of its own questions away meanwhile: then the file is no longer as the bank is.
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    csv = readFileSync(await download.path());
    await choose('same.csv', csv);
    await page.getByRole('button', { name: 'Check the file' }).click();
    const told = page.getByText(/\d+ added, \d+ changed, \d+ unchanged, \d+ refused/);
    await expect(told).toBeVisible({ timeout: 60_000 });
    expect(await told.textContent()).toMatch(/^What would change: 0 added, 0 changed, \d+ unchanged, 0 refused/);
  }).toPass();
  await expectNoAxeViolations(page);
  const lines = csv.toString('utf8').split('\n');
  const faulty = [...lines.slice(0, 3), `${lines[1]?.split(',')[0]},<script>`].join('\n');
  await choose('faulty.csv', Buffer.from(faulty));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/Refused|could not|missing|Nothing was changed/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
});

const HEAD = 'id,section,text,answer1,answer2,answer3,answer4,correct';
const UPLOAD = { name: 'questions.csv', mimeType: 'text/csv' };

test('of a file with every kind of fault each row is named, and nothing is changed', async ({ page, request }) => {
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
  // A file that lacks columns says which.
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...UPLOAD, buffer: Buffer.from('section,text\nCore,x') });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Refused' })).toContainText('answer1');
  expect(await count()).toBe(0);
});

test('a file that changes a key which people were asked says what that is, and is taken back as one act', async ({
  page,
  request,
  account,
}) => {
  const token = await signInAsAdmin(page);
  const text = `Imported ${randomUUID()}`;
  const { id } = await makeQuestion(request, token, text, { state: 'in_review' });
  const { answers } = (await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json()).data;
  const start = { testType: 'practice', sectionId: 6, attemptId: randomUUID(), questionIds: [id] };
  const headers = bearer(account.accessToken);
  expect((await request.post('/api/test/start', { headers, data: start })).status()).toBe(201);
  const answer = { attemptId: start.attemptId, questionId: id, answerIds: [answers[1].id], timeSpentSeconds: 1 };
  expect((await request.post('/api/test/answer', { headers, data: answer })).status()).toBe(200);

  await page.goto('/admin/import-export');
  const check = async (change: string, more = '') => {
    const head = 'id,section,state,text,answer1,answer2,correct,explanation,why1,why2,change,changeWhy,changeRule';
    const row = `${id},Core,,${text},The right one,The wrong one,2,Anew,Until 2020,Since 2021,${change}`;
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ ...UPLOAD, buffer: Buffer.from(`${head}\n${row}${more}`) });
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  await check(',,');
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '2', exact: true }) });
  await expect(row.getByRole('listitem')).toHaveText(/Is that a slip of wording or a correction\?/);
  await expect(row).toContainText('Now: For a test');
  await expect(row).toContainText('In the file: Anew');
  await expectNoAxeViolations(page);
  // A draft, because another test may be asked what is published, and then it is archived and not deleted.
  await check('correction,It was raised,40 CFR 82.156', `\n,Core,draft,${text} added,a,b,1,,,,,,`);
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect(page.getByText(/^Imported: 1 added, 1 changed/)).toBeVisible();
  const corrections = async () =>
    (await (await request.get(`/api/corrections?questionId=${id}`)).json()).data.items as {
      takenBackAt: string | null;
    }[];
  expect(await corrections()).toMatchObject([{ right: ['The wrong one'], takenBackAt: null }]);

  const past = page.getByRole('listitem').filter({ hasText: '1 added, 1 changed' }).first();
  await past.getByRole('button', { name: 'Take back' }).click();
  await expectBriefly(page, 'Import taken back: 1 question as before, 1 question deleted', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click(),
  );
  await expect(past).toContainText('Taken back');
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await corrections()).toMatchObject([{ takenBackAt: expect.any(String) }]);
  const restored = (await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json()).data;
  expect(restored).toMatchObject({ explanation: 'For a test', answers: [{ isCorrect: true }, { isCorrect: false }] });
  await dropQuestion(request, token, id);
});

test('10,000 rows are checked with progress, and one bad row among them holds all of them back', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/import-export');
  const rows = Array.from({ length: 10_000 }, (_, n) => `,Core,Large ${n} ${'x'.repeat(100)},a,b,c,d,1`);
  rows[7_000] = ',Core,,a,b,c,d,1';
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...UPLOAD, buffer: Buffer.from([HEAD, ...rows].join('\n')) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/^Nothing was changed\..* 9999 added, 0 changed, 0 unchanged, 1 refused/)).toBeVisible({
    timeout: 180_000,
  });
  await expect(page.getByRole('row').nth(1)).toContainText('7002');
  await expect(page.getByRole('row').nth(1)).toContainText('Question text is required');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 200')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
});

test('item statistics say when there are too few answers', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.goto('/admin/item-analysis');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await expectNoAxeViolations(page);
  const list = await request.get('/api/questions?size=1', { headers: bearer(token) });
  const { id } = (await list.json()).data.items[0];
  await page.goto(`/admin/questions?edit=${id}`);
  await expect(page.getByRole('heading', { name: 'How learners do on it' })).toBeVisible();
  await expect(page.getByText(/Too few first answers to judge the question/)).toBeVisible();
});
