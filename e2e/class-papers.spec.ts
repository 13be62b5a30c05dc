import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** A test on paper: printed in two versions, typed in, and in the results. */

const main = (page: Page) => page.getByRole('main');
const say = (page: Page, text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible();

interface Given {
  page: Page;
  accessToken: string;
}

async function giveTest({ page, accessToken }: Given, given: object): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers, data })).json()).data;
  const made = await post('/api/classes', { name: 'HVAC 101' });
  await post('/api/classes/join', { code: made.code, name: 'Sam Lee' });
  const test = await post(`/api/classes/${made.id}/assignments`, { title: 'Week 1 quiz', sectionIds: [6], ...given });
  return `id=${made.id}&test=${test.id}`;
}

/** Of the text on letter paper, between margins of 14 mm; CSS pixels. */
const PAGE_HEIGHT = 11 * 96 - (2 * 14 * 96) / 25.4;

test('a test is given for paper alone, printed, typed in with its mistakes named, and replaced only on demand', async ({
  signedIn: page,
}) => {
  await page.goto('/classes');
  await page.getByLabel('Name of the new class', { exact: true }).fill('HVAC 101');
  await page.getByRole('button', { name: 'Make the class', exact: true }).click();
  await page.getByLabel('List of names', { exact: true }).fill('Maria Garcia\nSam Lee');
  await page.getByRole('button', { name: 'Add these names', exact: true }).click();
  await say(page, 'The names were added.');
  await page.getByLabel('Title', { exact: true }).fill('Week 1 quiz');
  await page.getByLabel('Questions of each section', { exact: true }).selectOption('5');
  await page.getByLabel("On paper only: students don't see it on their phones", { exact: true }).check();
  await page.getByRole('button', { name: 'Give this test', exact: true }).click();
  await say(page, 'Practice, 5 questions on paper; 0 began, 0 finished');
  await page.getByRole('link', { name: 'Paper version of Week 1 quiz', exact: true }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Week 1 quiz', exact: true })).toBeVisible();
  const version = async () => (await sheet.getByRole('listitem').allInnerTexts()).join('\n');
  const a = await version();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Version B', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Version B', exact: true })).toBeVisible();
  const b = await version();
  expect(b).not.toBe(a);
  await page.getByRole('link', { name: 'Version A', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Version A', exact: true })).toBeVisible();
  expect(await version()).toBe(a);
  await page.getByRole('link', { name: 'Enter the answers', exact: true }).click();

  const list = page.getByLabel('Answers, a line for each student', { exact: true });
  const check = page.getByRole('button', { name: 'Check the answers', exact: true });
  await check.click();
  await say(page, 'Paste the answers first: a line for each student.');
  await list.fill('Maria Garcia; A; ABCA\nSam Le; B; ABCAB');
  await check.click();
  await say(page, '2 lines cannot be saved. Correct the list above');
  await say(page, 'Here are 4 answers, and the test has 5 questions. Put - where nothing was marked.');
  await say(page, 'Nobody in this class is named “Sam Le”. Check the spelling, or add the name to the class.');
  await expectNoAxeViolations(page);
  // What was typed is still there, also after a look at another page.
  await page.getByRole('link', { name: 'Back to the printed test', exact: true }).click();
  await page.getByRole('link', { name: 'Enter the answers', exact: true }).click();
  await expect(list).toHaveValue('Maria Garcia; A; ABCA\nSam Le; B; ABCAB');
  await list.fill('Maria Garcia; A; ABCAB');
  await page.getByLabel('Student', { exact: true }).selectOption('Sam Lee');
  await page.getByLabel('Version', { exact: true }).selectOption('B');
  await page.getByLabel('Letters', { exact: true }).fill('ABC-B');
  await page.getByRole('button', { name: 'Add to the list', exact: true }).click();
  await expect(list).toHaveValue('Maria Garcia; A; ABCAB\nSam Lee; B; ABC-B');
  await check.click();
  await say(page, '2 lines can be saved.');
  await say(page, '4 of 5 answered');
  await page.getByRole('button', { name: 'Save 2 results', exact: true }).click();
  await say(page, 'The answers of 2 students were saved. They stand in the results.');
  await expect(list).toHaveValue('');

  await list.fill('Sam Lee; A; AAAAA');
  await check.click();
  await say(page, '5 of 5 answered; takes the place of what was entered before');
  await page.getByRole('button', { name: 'Save 1 result', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Replace the answers of 1 student?', exact: true });
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(list).toHaveValue('Sam Lee; A; AAAAA');
  await page.getByRole('button', { name: 'Save 1 result', exact: true }).click();
  await asked.getByRole('button', { name: 'Replace and save', exact: true }).click();
  await say(page, 'The answers of 1 student were saved. They stand in the results.');
  await page.getByRole('button', { name: 'Take back the answers of Maria Garcia', exact: true }).click();
  await page.getByRole('button', { name: 'Take them back', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Take back the answers of/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Sam Lee \d of 5 \(\d+%\).*, on paper/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Maria Garcia Not begun/ })).toBeVisible();
});

test('a question fits a page of paper and is never split, the key tells both versions, the sheet is one page', async ({
  signedIn: page,
  account,
}) => {
  const of = await giveTest({ page, accessToken: account.accessToken }, { testType: 'exam', sectionIds: [6, 3, 4, 5] });
  await page.setViewportSize({ width: Math.floor(8.5 * 96 - (2 * 14 * 96) / 25.4), height: 1056 });
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await page.goto(`/classes/paper?${of}`);
  await expect(page.getByRole('article', { name: 'Version A', exact: true })).toBeVisible();
  const questions = await sheet.locator('ol > li').evaluateAll((items) =>
    items.map((item) => ({
      height: item.getBoundingClientRect().height,
      inside: getComputedStyle(item).breakInside,
    })),
  );
  expect(questions).toHaveLength(100);
  expect(questions.filter(({ inside }) => inside !== 'avoid')).toEqual([]);
  expect(Math.max(...questions.map(({ height }) => height))).toBeLessThan(PAGE_HEIGHT / 2);
  await page.goto(`/classes/paper?${of}&part=sheet`);
  await expect(page.getByRole('article', { name: 'Answer sheet', exact: true })).toBeVisible();
  await expect(sheet.locator('ol > li')).toHaveCount(100);
  expect((await sheet.boundingBox())?.height).toBeLessThan(PAGE_HEIGHT);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/classes/paper?${of}&part=key`);
  await expect(sheet.getByRole('heading', { name: 'Version B', exact: true })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Why', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/classes/paper?${of}&part=chart`);
  await expect(sheet.getByRole('columnheader', { name: 'R-1234yf', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  // An instructor who has that exam open learns nothing of its key here.
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const assignmentId = new URLSearchParams(of).get('test');
  const began = await page.request.post('/api/test/start', { headers, data: { testType: 'exam', assignmentId } });
  expect(began.status()).toBe(201);
  await page.goto(`/classes/paper?${of}&part=key`);
  await expect(page.getByText('You have an exam open yourself that asks some of these questions.')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Why', exact: true })).toHaveCount(0);
});

test('a student who joins under a name with paper results takes nothing along, and sees them only once the instructor shows them', async ({
  signedIn: page,
  account,
  browser,
}) => {
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const send = async (method: 'POST' | 'PUT', path: string, data: object) =>
    (await (await page.request.fetch(path, { method, headers, data })).json()).data;
  const { id, code } = await send('POST', '/api/classes', { name: 'HVAC 101' });
  await send('POST', `/api/classes/${id}/places`, { list: 'Maria Garcia' });
  const given = { title: 'Week 1 quiz', testType: 'practice', sectionIds: [6], questionCount: 5, onPaper: true };
  const { id: testId } = await send('POST', `/api/classes/${id}/assignments`, given);
  await page.goto(`/classes/paper?id=${id}&test=${testId}`);
  await expect(page.getByRole('article', { name: 'Version A', exact: true })).toBeVisible();
  const papers = { list: 'Maria Garcia; A; AAAAA', replace: false };
  await send('PUT', `/api/classes/${id}/assignments/${testId}/papers`, papers);

  const phone = await browser.newPage();
  const join = async () => {
    await phone.goto(`/join#${code}`);
    await expect(phone.getByLabel('Your name', { exact: true })).toBeVisible();
    await expect(phone.getByLabel('Your name on the list', { exact: true })).toHaveCount(0);
    await phone.getByLabel('Your name', { exact: true }).fill('Maria Garcia');
    await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
    await say(phone, /^You're in HVAC 101 as Maria Garcia\.$/);
    await phone.goto('/classes');
    await say(phone, /^As Maria Garcia, since /);
  };
  const certificate = phone.getByRole('button', { name: 'Certificate of HVAC 101', exact: true });
  const students = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Maria Garcia' });
  await join();
  await expect(certificate).toHaveCount(0);
  await phone.getByRole('button', { name: 'Leave HVAC 101', exact: true }).click();
  await say(phone, 'None. Your instructor has a link or a code for you.');
  await page.goto(`/classes/results?id=${id}`);
  await expect(page.getByRole('row', { name: /^Maria Garcia \d of 5 \(\d+%\).*, on paper/ })).toBeVisible();

  await join();
  await page.goto(`/classes/class?id=${id}`);
  const joined = students.filter({ hasText: 'Joined' });
  await joined.getByRole('button', { name: 'Change Maria Garcia', exact: true }).click();
  const roster = { label: 'Maria Garcia (not joined yet)' };
  await page.getByLabel('Another entry of the same student', { exact: true }).selectOption(roster);
  await page.getByRole('button', { name: 'Make them one', exact: true }).click();
  await expect(students).toHaveText(['Maria GarciaJoinedEarlier results hiddenChange']);
  await phone.reload();
  await say(phone, /^As Maria Garcia, since /);
  await expect(certificate).toHaveCount(0);

  await page.getByRole('button', { name: 'Change Maria Garcia', exact: true }).click();
  await page.getByLabel('Show earlier results to this student', { exact: true }).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(students).toHaveText(['Maria GarciaJoinedChange']);
  await phone.reload();
  await expect(certificate).toBeVisible();
  await phone.close();
});
