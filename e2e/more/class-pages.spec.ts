import type { Page } from '@playwright/test';
import { MOST_ASSIGNMENTS } from '@/lib/classes/assignments/rules';
import { MOST_PLACES } from '@/lib/classes/rules';
import { fillOnPaper } from '@/lib/classes/testing/large-class';
import { withOwner } from '../fixtures/database';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

/** Printed tests, results of paper tests, and the largest class. */

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

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

/** Height of the print area on letter paper with margins of 14 mm, in CSS pixels. */
const PAGE_HEIGHT = 11 * 96 - (2 * 14 * 96) / 25.4;

test('no printed question is split across pages, the key covers both versions, and the answer sheet is one page', async ({
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

  // An instructor who is taking the same exam must not see its key on this page.
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const assignmentId = new URLSearchParams(of).get('test');
  const began = await page.request.post('/api/test/start', { headers, data: { testType: 'exam', assignmentId } });
  expect(began.status()).toBe(201);
  await page.goto(`/classes/paper?${of}&part=key`);
  await expect(page.getByText('Your own open exam asks some of these questions.')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Why', exact: true })).toHaveCount(0);
});

test('a student who joins under a listed name sees its paper results only after the instructor releases them', async ({
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
  // Corrects all answers in the database, so that the student gets a certificate.
  await withOwner(async (client) => {
    await client.query('UPDATE attempts SET correct_count = total_questions WHERE assignment_id = $1', [testId]);
  });

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
  await say(phone, "You haven't joined a class yet. Ask your instructor for a link or a code.");
  await page.goto(`/classes/results?id=${id}`);
  await expect(page.getByRole('row', { name: /^Maria Garcia \d of 5 \(\d+%\).*, on paper/ })).toBeVisible();

  await join();
  await page.goto(`/classes/class?id=${id}`);
  const joined = students.filter({ hasText: /Joined/ });
  await joined.getByRole('button', { name: 'Edit student Maria Garcia', exact: true }).click();
  const roster = { label: 'Maria Garcia (not joined yet)' };
  await page.getByLabel('Another entry of the same student', { exact: true }).selectOption(roster);
  await page.getByRole('button', { name: 'Merge students', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(students).toHaveText(['Maria GarciaJoinedEarlier results hiddenEdit student']);
  await phone.reload();
  await say(phone, /^As Maria Garcia, since /);
  await expect(certificate).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit student Maria Garcia', exact: true }).click();
  await page.getByLabel('Show earlier results to this student', { exact: true }).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(students).toHaveText(['Maria GarciaJoinedEdit student']);
  await phone.reload();
  await expect(certificate).toBeVisible();
  await phone.close();
});

test('the results of the largest class are at most 500 kB, and their table of answers is rendered on demand', async ({
  signedIn: page,
  account,
}) => {
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const made = (await (await page.request.post('/api/classes', { headers, data: { name: 'Lecture' } })).json()).data;
  await withOwner(async (client) => {
    await fillOnPaper(client, made.id, { places: MOST_PLACES, tests: 2, questions: 100 });
    // Lowers the mark for a certificate, because only half of the answers are right.
    await client.query('UPDATE class_assignments SET certificate_mark = 50 WHERE class_id = $1', [made.id]);
  });
  const path = `/classes/results?id=${made.id}`;
  expect((await (await page.request.get(path)).body()).length).toBeLessThan(500_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await page.getByRole('button', { name: 'Show students and questions', exact: true }).click();
  const grid = page.getByRole('table', { name: 'Students and questions', exact: true });
  await expect(grid.getByRole('row')).toHaveCount(MOST_PLACES + 1);
  await expect(grid.getByRole('row').nth(1)).toHaveText(/^Student 1([✓✗](right|wrong)){100}$/);
  await page.getByRole('button', { name: 'Hide students and questions', exact: true }).click();
  await expect(grid).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Certificate of Student 1', exact: true })).toBeVisible();
});

test('the gradebook of the largest class scrolls in its own box on a phone, keeps the names visible, and downloads', async ({
  signedIn: page,
  account,
}) => {
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const made = (await (await page.request.post('/api/classes', { headers, data: { name: 'Lecture' } })).json()).data;
  await withOwner((client) =>
    fillOnPaper(client, made.id, { places: MOST_PLACES, tests: MOST_ASSIGNMENTS, questions: 1 }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/classes/class?id=${made.id}&tab=results`);
  await page.getByRole('link', { name: 'Gradebook', exact: true }).click();
  const table = page.getByRole('table', { name: 'Students and tests', exact: true });
  await expect(table.getByRole('row')).toHaveCount(MOST_PLACES + 1);
  await expect(table.getByRole('columnheader')).toHaveCount(MOST_ASSIGNMENTS + 1);
  await expect(table.getByRole('row').nth(1)).toHaveText(/^Student 1(0 of 10%|1 of 1100%){60}$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const name = table.getByRole('rowheader', { name: 'Student 1', exact: true });
  const before = (await name.boundingBox())?.x;
  await page.getByRole('region', { name: 'Students and tests', exact: true }).evaluate((box) => box.scrollTo(2_000, 0));
  await expect(table.getByRole('cell').first()).not.toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(before);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^Lecture - Gradebook - .*\.csv$/);
});
