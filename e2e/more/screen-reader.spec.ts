import type { Locator } from '@playwright/test';
import { EXAM_QUESTIONS } from '@/lib/kernel/exam';
import { examPosition, saved, shortenPapers, startPractice } from '../fixtures/attempt';
import { startListening, takeHeard } from '../fixtures/heard';
import { tabTo } from '../fixtures/keyboard';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** Announcements and their order, as `docs/accessibility.md` describes them. */

const question = '#question-text';

const NO_CONNECTION = 'live: No connection. Your answers are safe on this device.';

/** Returns the text that `takeHeard` reports when this element gets the focus. */
const said = async (focused: Locator): Promise<string> =>
  `focus: ${((await focused.textContent()) ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)}`;

test.beforeEach(async ({ page }) => startListening(page));

test('practice announces the question, then the verdict, and nothing about saving', async ({ signedIn: page }) => {
  await shortenPapers(page, 2);
  await page.goto('/test-selection');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await tabTo(page, page.getByRole('button', { name: 'Start Test' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(question)).toBeFocused();
  await expect(page.locator(question)).toHaveAccessibleDescription(/^Question 1 of 2 \(50%\)$/);

  await page.keyboard.press('1');
  await expect(saved(page)).toBeVisible();
  await takeHeard(page);
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('heading', { name: /^(Correct|Incorrect)$/ });
  await expect(verdict).toBeFocused();
  await expect(saved(page)).toBeVisible();
  // Ignores a note about a slow save.
  const heard = (await takeHeard(page)).filter((text) => text !== NO_CONNECTION);
  expect(heard).toEqual([`focus: ${await verdict.textContent()}`]);

  // Checks the reading order after the verdict: reason, source, other reasons, report, then the next question.
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  const after = await page.locator('main').ariaSnapshot();
  const order = ['heading "Question 1 of 2', 'progressbar', 'heading', 'list', /heading "(Correct|Incorrect)"/];
  order.push('Source:', 'Why not the other answer', 'Report a problem', 'button "Next Question"');
  let from = 0;
  for (const part of order) {
    const at = typeof part === 'string' ? after.indexOf(part, from) : from + after.slice(from).search(part);
    expect(at, `${part} after ${after.slice(0, from)}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  await page.waitForTimeout(400);
  await page.keyboard.press('Enter');
  await expect(page.locator(question)).toBeFocused();
  await expect(page.locator(question)).toHaveAccessibleDescription(/^Question 2 of 2/);
});

test('a screen reader announces each choice and each next question when only digits and Enter are used', async ({
  page,
}) => {
  await page.goto('/mock-test');
  await tabTo(page, page.getByRole('button', { name: 'Start mock test' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(question)).toBeFocused();
  for (let place = 2; place <= 3; place += 1) {
    await takeHeard(page);
    await page.keyboard.press('1');
    const option = page.locator('[data-option]').first();
    await expect(option).toBeFocused();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
    const chosen = await said(option);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
    await expect(page.locator(question)).toBeFocused();
    expect(await takeHeard(page)).toEqual([chosen, await said(page.locator(question))]);
  }
});

test('a digit chooses an option only while the question has the focus, even after a reload', async ({
  signedIn: page,
}) => {
  await startPractice(page, 2);
  await expect(page.locator(question)).toBeFocused();
  await page.reload();
  await expect(page.locator(question)).toBeFocused();
  const chosen = page.locator('[data-option][aria-pressed=true]');
  const exit = page.getByRole('link', { name: 'Leave the test. It is saved.' });
  await exit.focus();
  await page.keyboard.press('1');
  await expect(exit).toBeFocused();
  await expect(chosen).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('2');
  await expect(chosen).toHaveCount(0);

  // A click on text returns the focus to the question and chooses nothing.
  await page.locator('#question-place').click();
  await page.keyboard.press('2');
  await expect(page.locator('[data-option]').nth(1)).toBeFocused();
  await expect(page.locator('[data-option]').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toHaveCount(1);
});

test('the note about unsaved answers is announced once while offline', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await shortenPapers(page, 2);
  await page.goto('/test-selection');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.locator(question)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await takeHeard(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toHaveCount(1);
  await page.waitForTimeout(2_000);
  expect((await takeHeard(page)).filter((text) => text.startsWith('live:'))).toEqual([NO_CONNECTION]);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
});

test('the favorite star keeps the focus, announces its state once, and does not submit on Enter', async ({
  signedIn: page,
}) => {
  await shortenPapers(page, 2);
  await page.goto('/test-selection');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.keyboard.press('1');
  const add = page.getByRole('button', { name: 'Add to favorites', exact: true });
  const remove = page.getByRole('button', { name: 'Remove from favorites', exact: true });
  await expect(add).toBeEnabled();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(remove).toBeEnabled();
  await expect(remove).not.toHaveAttribute('aria-pressed');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(add).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
});

test('an exam announces the section, and its timer and question list come before the options', async ({
  signedIn: page,
}) => {
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.locator(question)).toBeFocused();
  await expect(page.locator(question)).toHaveAccessibleDescription(`${examPosition(1)} (1%) Core`);
  await expect(page.locator('#question-section')).toHaveText('Core');

  const tree = await page.locator('main').ariaSnapshot();
  const places = [`heading "${examPosition(1)}`, 'timer', 'All questions', 'Core', 'heading', 'list'].map((part) =>
    tree.indexOf(part),
  );
  expect(tree.indexOf('timer')).toBeLessThan(tree.indexOf('All questions'));
  expect(Math.max(...places.slice(0, 3))).toBeLessThan(tree.indexOf('list'));

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'En español', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('summary', { hasText: 'All questions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(examPosition(1)).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Type III', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Question 26, not answered' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(question)).toBeFocused();
  await expect(page.locator(question)).toHaveAccessibleDescription(
    `${examPosition(26)} (${Math.round((100 * 26) / EXAM_QUESTIONS)}%) Type I`,
  );
  await expect(page.getByRole('heading', { name: 'Type III', exact: true })).toBeHidden();

  // The review button handles Enter itself, whether or not it is pressed.
  const mark = page.getByRole('button', { name: 'Mark for review', exact: true });
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await mark.focus();
  for (const isMarked of ['true', 'false']) {
    await page.keyboard.press('Enter');
    await expect(mark).toHaveAttribute('aria-pressed', isMarked);
  }
  await expect(page.getByText(examPosition(26)).first()).toBeVisible();

  await page.keyboard.press('1');
  await expect(saved(page)).toBeVisible();
  await takeHeard(page);
  await page.waitForTimeout(400);
  await page.locator(question).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(question)).toHaveAccessibleDescription(/^Question 27/);
  await expect(saved(page)).toBeVisible();
  const heard = await takeHeard(page);
  expect(heard.filter((text) => text.startsWith('live:'))).toEqual([]);
});

test('the mock test announces its questions, and its result focuses its heading', async ({ page }) => {
  await page.goto('/mock-test');
  await tabTo(page, page.getByRole('button', { name: 'Start mock test' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(question)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 1 of 5 (20%)');
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.locator(question)).toHaveAccessibleDescription(new RegExp(`^Question ${place} of 5`));
    await expect(page.locator(question)).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/mock-test\/results$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a result opens at its top with the focus on its heading, ${size.width} px wide`, async ({ signedIn: page }) => {
    await page.setViewportSize(size);
    await shortenPapers(page, 1);
    await page.goto('/test-selection');
    await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
    await page.getByRole('button', { name: 'Start Test' }).click();
    await expect(page.locator(question)).toBeFocused();
    await page.waitForTimeout(400);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: 'Finish Test' }).click();
    await expect(
      page.getByRole('button', { name: 'Back to Home' }).or(page.getByRole('link', { name: 'Back to Home' })),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your result' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('client-side navigation between member pages moves the focus to the heading', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/tests');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Favorites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorite Questions' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a test' })).toBeFocused();
});
