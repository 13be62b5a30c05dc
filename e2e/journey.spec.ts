import { linkTo, waitForMail } from './fixtures/mail';
import { expect, expectConsoleErrors, expectNoAxeViolations, newEmail, test } from './fixtures/test';

test('a visitor takes the mock test, registers, practices, and sees the saved result', async ({ page }) => {
  await page.goto('/');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /free/i }).first().click();

  await expect(page.getByText('Up to 5 questions')).toHaveCount(4);
  await expect(page.getByText('Available after registration')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start mock test' }).click();

  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
    await page.getByRole('button', { pressed: false }).first().click();
    await page.getByRole('button', { name: place < 5 ? 'Next' : 'Complete Test', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/mock-test\/results$/);
  await expectNoAxeViolations(page);

  const email = newEmail();
  await page.getByRole('button', { name: 'Start Your Free Practice Test' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Start Your Free Practice Test');
  await dialog.getByRole('textbox', { name: /email/i }).fill(email);
  await expectNoAxeViolations(page);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);

  const welcome = await waitForMail(email, /Welcome/);
  expect(welcome.text).toContain(email);
  expect(linkTo('/verify-email', welcome)).toContain('token=');
  await expectNoAxeViolations(page);

  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  for (let place = 1; place <= 10; place += 1) {
    await expect(page.getByText(`Question ${place} of 10`).first()).toBeVisible();
    await page.getByRole('list').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
    if (place === 1) await expectNoAxeViolations(page);
    await page.getByRole('button', { name: place < 10 ? 'Next Question' : 'Finish Test' }).click();
  }
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText(/\d+%/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await expectNoAxeViolations(page);

  const saved = await page.evaluate(async () => {
    const sitting = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.sitting;
    const response = await fetch(`/api/test/${sitting.attemptId}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return { status: response.status, body: await response.json(), chosen: sitting.choices };
  });
  expect(saved.status).toBe(200);
  expect(saved.body.data.score.answered).toBe(10);
  for (const question of saved.body.data.questions) {
    expect(question.chosenIds).toEqual(saved.chosen[question.questionId].answerIds);
  }
});

test('answers given without network reach the database exactly once, also over a reload', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/test-selection');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  const answer = async (place: number) => {
    await expect(page.getByText(`Question ${place} of 10`).first()).toBeVisible();
    await page.keyboard.press(String((place % 4) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await answer(1);
  await answer(2);
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();

  await context.setOffline(true);
  await answer(3);
  await answer(4);
  await expect(page.getByText('Saved on this device, will sync')).toBeVisible();
  await page.waitForTimeout(3_000);
  await context.setOffline(false);
  await expect(page.locator('[data-saving="saved"]')).toBeVisible({ timeout: 30_000 });

  await page.reload();
  await expect(page.getByText('Question 5 of 10').first()).toBeVisible();
  for (let place = 5; place <= 10; place += 1) await answer(place);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('Saved on this device')).toBeHidden({ timeout: 30_000 });

  const { chosen, saved } = await page.evaluate(async () => {
    const sitting = JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.sitting;
    const response = await fetch(`/api/test/${sitting.attemptId}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return { chosen: sitting.choices, saved: (await response.json()).data };
  });
  expect(saved.score.answered).toBe(10);
  for (const question of saved.questions) expect(question.chosenIds).toEqual(chosen[question.questionId].answerIds);
});
