import type { Page } from '@playwright/test';
import { EXAM_QUESTIONS } from '@/lib/kernel/exam';
import { examPosition, seeVerdict, startPractice } from '../fixtures/attempt';
import { star, takePractice } from '../fixtures/history';
import { rememberZone, startButton } from '../fixtures/plan';
import { holdScripts } from '../fixtures/slow-start';
import { expect, expectConsoleErrors, test } from '../fixtures/test';
import { expectTranslated, type Manner, translate } from '../fixtures/translator';

/** Pages translated by the browser must not crash, and must still show changes. */

/** Presses buttons by their current label. If React failed to update a text, the old label would still be visible. */
async function practice(page: Page): Promise<void> {
  await startPractice(page, 3);
  for (let place = 1; place <= 3; place += 1) {
    await expect(page.getByText(`Question ${place} of 3`).first()).toBeVisible();
    await expectTranslated(page);
    await page.locator('main').getByRole('list').getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Not sure' })).toBeVisible();
    await expectTranslated(page);
    await page.getByRole('button', { name: ['Submit Answer', "I'm sure", 'Not sure'][place - 1] ?? '' }).click();
    await seeVerdict(page);
    await page.getByRole('button', { name: place < 3 ? 'Next Question' : 'Finish Test' }).click();
  }
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await expectTranslated(page);
}

async function exam(page: Page): Promise<void> {
  await page.goto('/tests?type=exam');
  await expectTranslated(page);
  await page.getByRole('button', { name: 'Start Test' }).click();
  for (let place = 1; place <= 3; place += 1) {
    await expect(page.getByText(examPosition(place)).first()).toBeVisible();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Mark for review' }).click();
    await expect(page.getByRole('button', { name: 'Mark for review', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
  }
  await page.getByText('All questions').click();
  await expect(page.getByText(new RegExp(`^3 of ${EXAM_QUESTIONS} answered`))).toBeVisible();
  const seconds = await page.getByRole('timer').textContent();
  await expect(page.getByRole('timer')).not.toHaveText(seconds ?? '');
}

for (const manner of ['replace', 'wrap'] as const satisfies Manner[]) {
  test(`practice, exam, result, favorites and statistics survive a translator that works by the method “${manner}”`, async ({
    signedIn: page,
    account,
  }, testInfo) => {
    // Statistics load later than their page. If the browser has translated the page in the meantime, React renders the
    // page again.
    expectConsoleErrors(testInfo, /Minified React error #418/);
    await takePractice(account, { sectionId: 6, right: 6 });
    await star(account, 2);
    await translate(page, manner);
    await practice(page);
    const filter = page.getByRole('button', { name: /^All / });
    if ((await filter.count()) > 0) await filter.click();

    await page.goto('/favorites');
    await expectTranslated(page);
    await page
      .getByRole('button', { name: /Remove/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

    await page.goto('/statistics#history');
    await expectTranslated(page);
    await page.getByRole('button', { name: '7 days' }).click();
    await expect(page).toHaveURL(/startDate=/);
    await page.getByRole('button', { name: 'Dates, sections and test types' }).click();
    await expect(page.getByRole('button', { name: 'Hide filters' })).toBeVisible();

    await exam(page);
  });
}

for (const manner of ['replace', 'wrap'] as const satisfies Manner[]) {
  test(`Today and its plan survive a translator that works by the method “${manner}”`, async ({ signedIn: page }) => {
    await rememberZone(page);
    await translate(page, manner);
    await page.goto('/today');
    await expectTranslated(page);
    await page.getByRole('link', { name: 'Set your exam date' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
    await page.getByLabel('Minutes on a study day').selectOption('45');
    await page.getByRole('checkbox', { name: 'Sun' }).uncheck();
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page).toHaveURL('/today');
    await expect(page.getByText('45 minutes on 6 days a week')).toBeVisible();
    await startButton(page).click();
    await expect(page.getByText(/^Question 1 of \d+/).first()).toBeVisible();
    await expectTranslated(page);
  });
}

test('the sample question of the landing page and the mock test survive a browser translation', async ({
  page,
}, testInfo) => {
  // The first press loads the framework after the translation, and the framework renders the page from scratch.
  expectConsoleErrors(testInfo, /Minified React error #418/);
  await translate(page, 'replace');
  await page.goto('/');
  await expectTranslated(page);
  await page.getByRole('radio').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Question 2 of').first()).toBeVisible();
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start mock test' }).click();
  for (let place = 1; place <= 5; place += 1) await answerMock(page, place);
  await expect(page).toHaveURL(/\/mock-test\/results$/);
  await expect(page.getByText(/\d+%/).first()).toBeVisible();
});

async function answerMock(page: Page, place: number): Promise<void> {
  await expect(page.getByText(`Question ${place} of 5`).first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
}

test('a press before the scripts load starts an exam on a page that has been translated meanwhile', async ({
  signedIn: page,
}, testInfo) => {
  // If a page was translated before hydration, React renders it from scratch.
  expectConsoleErrors(testInfo, /Minified React error #418/);
  await translate(page, 'replace', 'early');
  const letGo = await holdScripts(page);
  await page.goto('/tests?type=exam', { waitUntil: 'commit' });
  await expect(page.locator('main font font').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start Test ·' }).click();
  letGo();
  await expect(page.locator('#question-text')).toBeVisible();
});
