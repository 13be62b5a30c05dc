import { DAY_MS } from '@/lib/kernel/time';
import { bearer, signInAsAdmin } from './fixtures/admin';
import { passDays } from './fixtures/days';
import { readExport } from './fixtures/export';
import { rememberZone } from './fixtures/plan';
import { createAccount, expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const CORE = 6;
const TYPE_II = 4;

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('the day after the exam date Today asks how it went; once said it no longer does, and the owner can download it', async ({
  signedIn: page,
  account,
}, testInfo) => {
  test.slow();
  // The server refuses a score that does not go with its verdict.
  expectConsoleErrors(testInfo, /status of 400/);
  const headers = bearer(account.accessToken);
  await rememberZone(page);
  const plan = {
    examDate: dayFromNow(3),
    sectionIds: [CORE, TYPE_II],
    minutesPerDay: 20,
    studyDays: [0, 1, 2, 3, 4, 5, 6],
  };
  const chosen = await page.request.put('/api/plan', { headers, data: { ...plan, timeZone: 'UTC' } });
  expect((await chosen.json()).data).toMatchObject({ isOutcomeAsked: false });
  await passDays(account.userId, 4);
  await page.goto('/today');
  await page.getByRole('link', { name: 'Say how it went' }).click();
  await expect(page.getByRole('heading', { name: 'How did your exam go?' })).toBeVisible();
  await expect(page.getByLabel('Exam date')).toHaveValue(dayFromNow(-1));
  await page.getByRole('button', { name: 'Save how it went' }).click();
  await expect(page.getByText('Choose at least one section that you took')).toBeVisible();
  await page.getByLabel('Core', { exact: true }).selectOption('Passed');
  await page.getByLabel('Core: right answers of 25, if you know').fill('17');
  await page.getByLabel('Type II', { exact: true }).selectOption('Not passed');
  await page.getByRole('button', { name: 'Save how it went' }).click();
  await expect(page.getByText('This score does not go with passed or not passed')).toBeVisible();
  await page.getByLabel('Core: right answers of 25, if you know').fill('21');
  await page.getByRole('button', { name: 'Save how it went' }).click();
  await expect(page.getByText('Thank you, that is saved.')).toBeVisible();
  await expect(page.getByText('Core: passed, 21 of 25.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/today');
  await expect(page.getByRole('main').getByText(/^Your exam was on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say how it went' })).toHaveCount(0);

  const exported = await readExport(page.request, account.accessToken);
  expect(exported.exam_outcomes).toMatchObject([
    { sectionId: TYPE_II, passed: false, correct: null },
    { sectionId: CORE, passed: true, correct: 21 },
  ]);
});

test('from the profile an outcome can be said at any time, and belongs to its learner alone', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'How my exam went' }).click();
  await expect(page.getByRole('heading', { name: 'How did your exam go?' })).toBeVisible();
  const mine = bearer(account.accessToken);
  const data = { examDate: dayFromNow(-30), sections: [{ sectionId: CORE, passed: true }] };
  expect((await request.put('/api/outcomes', { headers: mine, data })).status()).toBe(200);
  const other = await createAccount(request);
  const seen = await request.get('/api/outcomes', { headers: bearer(other.accessToken) });
  expect((await seen.json()).data).toEqual([]);
  for (const wrong of [
    { ...data, examDate: dayFromNow(5) },
    { ...data, sections: [] },
    { ...data, sections: [{ sectionId: 999, passed: true }] },
    { ...data, sections: [...data.sections, ...data.sections] },
    { ...data, sections: [{ sectionId: CORE, passed: true, correct: 26 }] },
  ]) {
    const refused = await request.put('/api/outcomes', { headers: mine, data: wrong });
    expect(refused.status(), JSON.stringify(wrong)).toBe(400);
  }
});

test('an account says of twelve days a year at most how its exam went, and removes what it has said', async ({
  signedIn: page,
  account,
  request,
}) => {
  const headers = bearer(account.accessToken);
  const year = new Date().getUTCFullYear() - 1;
  const put = (examDate: string) =>
    request.put('/api/outcomes', { headers, data: { examDate, sections: [{ sectionId: CORE, passed: true }] } });
  for (let month = 1; month <= 12; month += 1) {
    expect((await put(`${year}-${String(month).padStart(2, '0')}-10`)).status()).toBe(200);
  }
  const refused = await put(`${year}-07-20`);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('12 days in that year');
  // The same day again is no other day.
  expect((await put(`${year}-07-10`)).status()).toBe(200);
  const other = await createAccount(request);
  const theirs = await request.delete(`/api/outcomes/${year}-07-10`, { headers: bearer(other.accessToken) });
  expect(theirs.status()).toBe(404);
  for (const wrong of [`${year}-02-30`, 'yesterday']) {
    expect((await request.delete(`/api/outcomes/${wrong}`, { headers })).status()).toBe(400);
  }
  expect((await request.delete(`/api/outcomes/${year}-07-10`, { headers })).status()).toBe(200);
  expect((await request.delete(`/api/outcomes/${year}-07-10`, { headers })).status()).toBe(404);

  await page.goto('/today/outcome');
  const told = page.getByRole('region', { name: 'What you have said' });
  await expect(told.getByRole('heading', { level: 3 })).toHaveCount(11);
  await page.getByRole('button', { name: `Remove December 10, ${year}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(told.getByRole('heading', { level: 3 })).toHaveCount(10);
  const left = await request.get('/api/outcomes', { headers });
  expect((await left.json()).data).toHaveLength(10);
});

test('the calibration page shows a visitor the simulation as one, and an admin what was reported', async ({
  page,
  request,
}) => {
  await page.goto('/calibration');
  await expect(page.getByRole('main').getByText('From 200 people on, everybody sees here')).toBeVisible();
  await expect(page.getByText('These are not real exams.')).toBeVisible();
  await expect(page.getByText('nobody has told us the result')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const open = await request.get('/api/calibration');
  expect((await open.json()).data).toMatchObject({ isShown: false, figures: null, peopleNeeded: 200 });
  await signInAsAdmin(page);
  await page.goto('/calibration');
  await expect(page.getByText('You see the figures now because you are an admin.')).toBeVisible();
  await expect(page.getByText('nobody has told us the result')).toBeVisible();
});
