import { tabTo } from '@/e2e/fixtures/keyboard';
import { expect, newEmail, test } from '@/e2e/fixtures/test';

/** A visitor with only a keyboard goes from the landing page through the mock test to an account and a first test. */

test('a visitor answers on the landing page, and opens its dialog and menu, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const question = page.getByRole('heading', { level: 2 }).first();
  const asked = await question.textContent();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Check my answer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(That's right|Not quite)\.$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await expect(question).not.toHaveText(asked ?? '');

  const signIn = page.locator('header').getByRole('button', { name: 'Sign In' });
  await signIn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /email/i })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(signIn).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('a visitor takes the mock test, signs up and starts a test by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Free test' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mock-test$/);

  await tabTo(page, page.getByRole('checkbox', { name: /^Type I:/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Core, Type I: up to 10 questions')).toBeVisible();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Start mock test' }));
  await page.keyboard.press('Enter');
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.locator('main').getByRole('list').getByRole('button').nth(1)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/mock-test\/results$/);

  await tabTo(page, page.getByRole('button', { name: 'Start Your Free Practice Test' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /email/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Please enter your email address');
  await tabTo(page, page.getByRole('dialog').getByRole('textbox', { name: /email/i }));
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);

  await tabTo(page, page.getByRole('checkbox', { name: /^Core/ }));
  await expect(page.getByRole('checkbox', { name: /^Core/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Start Test' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
});
