import { DAY_MS } from '@/lib/kernel/time';
import { bearer } from './fixtures/admin';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/**
 * An instructor enters the exam outcomes of a class. A student sees and corrects one, and the instructor does not see
 * the correction.
 */

const DAY = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const TWO_DAYS_BEFORE = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
const DAY_BEFORE = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);

test('an instructor enters exam results of a class, and a student finds the result on Today and corrects it', async ({
  signedIn: page,
  account,
  browser,
}, testInfo) => {
  // The server returns 400 if the number of right answers contradicts the outcome (passed or not passed).
  expectConsoleErrors(testInfo, /status of 400/);
  const headers = bearer(account.accessToken);
  const made = (await (await page.request.post('/api/classes', { headers, data: { name: 'HVAC 101' } })).json()).data;
  const list = { list: 'Kim Park' };
  expect((await page.request.post(`/api/classes/${made.id}/places`, { headers, data: list })).status()).toBe(200);
  const phone = await browser.newPage();
  await phone.goto(made.joinUrl);
  await phone.getByLabel('Your name on the list', { exact: true }).selectOption('My name is not on the list');
  await phone.getByLabel('Your name', { exact: true }).fill('Maria Garcia');
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await expect(phone.getByRole('main').getByText(/^You're in HVAC 101 as Maria Garcia\.$/)).toBeVisible();

  await page.goto(`/classes/class?id=${made.id}&tab=results`);
  await page.getByRole('link', { name: 'Enter exam results', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Exam results', exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('1 student on the list has not joined.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save results', exact: true });
  await save.click();
  await expect(main.getByText('Enter the day of the exam', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Exam date', { exact: true })).toBeFocused();
  await page.getByLabel('Exam date', { exact: true }).fill(DAY);
  await save.click();
  await expect(
    main.getByText('Nothing has changed. Choose a section and enter the result of at least one student.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Core', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Type II', exact: true }).check();
  const maria = page.getByRole('group', { name: 'Maria Garcia', exact: true });
  await maria.getByLabel('Core', { exact: true }).selectOption('Passed');
  await maria.getByLabel('Core: right of 25', { exact: true }).fill('3');
  await maria.getByLabel('Type II', { exact: true }).selectOption('Not passed');
  await save.click();
  await expect(maria.getByText('This score contradicts passed or not passed', { exact: true })).toBeVisible();
  await maria.getByLabel('Core: right of 25', { exact: true }).fill('22');
  await save.click();
  await expect(
    main.getByText('Saved. Students who have not entered their own result see yours under Today.', { exact: true }),
  ).toBeVisible();
  const entered = page.getByRole('region', { name: 'Results entered so far', exact: true });
  await expect(
    entered.getByText('1 student. Core: 1 of 1 passed. Type II: 0 of 1 passed.', { exact: true }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  // The next exam starts with an empty form. A student who has not joined can have a result too.
  await expect(page.getByLabel('Exam date', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Core', exact: true })).not.toBeChecked();
  await page.getByLabel('Exam date', { exact: true }).fill(DAY_BEFORE);
  await page.getByRole('checkbox', { name: 'Core', exact: true }).check();
  await expect(maria.getByLabel('Core', { exact: true })).toHaveValue('');
  const kim = page.getByRole('group', { name: 'Kim Park (not joined)', exact: true });
  await kim.getByLabel('Core', { exact: true }).selectOption('Passed');
  await save.click();
  await expect(entered.getByText('1 student. Core: 1 of 1 passed.', { exact: true })).toBeVisible();

  await phone.goto('/today');
  const notice = phone.getByRole('region', { name: 'Your instructor entered a result of your exam', exact: true });
  await expect(
    notice.getByText(/Core: passed, 22 of 25\. Type II: not passed\.|Type II: not passed\. Core: passed, 22 of 25\./),
  ).toBeVisible();
  await expectNoAxeViolations(phone);
  await phone.goto('/es/today');
  await expect(
    phone.getByRole('region', { name: 'Su instructor anotó un resultado de su examen', exact: true }),
  ).toContainText('Core: aprobada, 22 de 25.');
  await seeOnlySpanish(phone);
  // The product keeps Spanish as the student's choice until a link to an English page changes it.
  await phone.goto('/today?language=en');
  await notice.getByRole('link', { name: 'Confirm, change or remove it', exact: true }).click();
  await expect(phone.getByLabel('Exam date', { exact: true })).toHaveValue(DAY);
  await expect(phone.getByRole('main').getByText(/^Entered by your instructor, who does not see/)).toBeVisible();
  await phone.getByLabel('Type II', { exact: true }).selectOption('Passed');
  await phone.getByRole('button', { name: 'Save my result', exact: true }).click();
  await expect(phone.getByRole('main').getByText('Type II: passed.', { exact: true })).toBeVisible();
  await expect(phone.getByRole('main').getByText(/^Entered by your instructor/)).toHaveCount(0);
  await phone.goto('/today');
  await expect(phone.locator('html[data-ready]')).toHaveCount(1);
  await expect(notice).toHaveCount(0);

  // An entry that the instructor changes later does not change the student's own correction.
  await page.reload();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(maria.getByLabel('Core: right of 25', { exact: true })).toHaveValue('22');
  await expect(maria.getByLabel('Type II', { exact: true })).toHaveValue('failed');
  // Correcting the date keeps the results that were entered under the wrong date.
  await page.getByLabel('Exam date', { exact: true }).fill(TWO_DAYS_BEFORE);
  await expect(maria.getByLabel('Core: right of 25', { exact: true })).toHaveValue('22');
  await page.getByLabel('Exam date', { exact: true }).fill(DAY);
  await maria.getByLabel('Type II', { exact: true }).selectOption('');
  await save.click();
  await expect(entered.getByText('1 student. Core: 1 of 1 passed.', { exact: true })).toHaveCount(2);
  await phone.goto('/today/outcome');
  await expect(phone.getByRole('main').getByText('Type II: passed.', { exact: true })).toBeVisible();
  const day = phone.getByRole('button', { name: /^Remove / });
  await day.click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(day).toHaveCount(0);
  await phone.close();
});
