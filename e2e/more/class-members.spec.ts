import type { Page } from '@playwright/test';
import type { ClassView } from '@/lib/classes/contract';
import { must } from '../fixtures/refused-for-now';
import { expect, expectNoAxeViolations, test } from '../fixtures/test';

const expectStudents = (page: Page, expected: string[]) =>
  expect(page.getByRole('main').getByRole('listitem')).toHaveText(expected);

test('an instructor removes all students who joined since a given time, and names from the roster stay', async ({
  signedIn: page,
  account,
  request,
}) => {
  const { accessToken } = account;
  const { id, code } = await must<ClassView>(accessToken, 'POST', '/api/classes', { name: 'Afternoon class' });
  await must(accessToken, 'POST', `/api/classes/${id}/places`, { list: 'Maria' });
  for (const name of ['Maria', 'A stranger']) {
    const phone = (await (await request.post('/auth/device')).json()).data;
    await must(phone.accessToken, 'POST', '/api/classes/join', { code, name });
  }
  await page.goto(`/classes/class?id=${id}`);
  await expectStudents(page, ['A strangerJoinedEdit student', 'MariaJoinedEdit student']);
  await page.getByRole('button', { name: 'Remove all who joined since…', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText('A stranger, Maria', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await asked.getByRole('button', { name: 'Remove 2 students', exact: true }).click();
  await expectStudents(page, ['A strangerRemovingUndo', 'MariaRemovingUndo']);
  await page.getByRole('button', { name: 'Undo removing Maria', exact: true }).click();
  await expectStudents(page, ['A strangerJoinedEdit student', 'MariaJoinedEdit student']);
  await page.getByRole('button', { name: 'Remove all who joined since…', exact: true }).click();
  await asked.getByRole('button', { name: 'Remove 2 students', exact: true }).click();
  await expectStudents(page, ['A strangerRemovingUndo', 'MariaRemovingUndo']);
  const address = page.url();
  await page.goto('/overview');
  await page.goto(address);
  await expect(async () => {
    await page.reload();
    await expectStudents(page, ['MariaNot joinedEdit student']);
  }).toPass();
});
