import type { Page, Request } from '@playwright/test';
import { choose, compareWithServer, readAttempt, saved, seeVerdict, startPractice } from './fixtures/attempt';
import { doubleTap } from './fixtures/double-tap';
import { startWithOneTap } from './fixtures/one-tap';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Practice options next to Submit Answer: confidence, one-tap submission, and repeating missed questions. */

const verdict = (page: Page) => page.getByRole('heading', { name: /^(Correct|Incorrect)$/ });
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function goOn(page: Page, name = 'Next Question'): Promise<void> {
  await seeVerdict(page);
  await pressButton(page, name);
}

/** Records the body of each answer request. */
function listenForAnswers(page: Page): { questionId: number; sure?: boolean }[] {
  const sent: { questionId: number; sure?: boolean }[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/test/answer')) sent.push(request.postDataJSON());
  });
  return sent;
}

test.describe('confidence in answers', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a learner rates their confidence in an answer, and the server stores the rating, even one made offline', async ({
    signedIn: page,
    context,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const sent = listenForAnswers(page);
    await startPractice(page, 3);
    const group = page.getByRole('group', { name: 'Submit and say how sure you are' });
    await expect(page.getByRole('button', { name: 'Skip this question' })).toBeVisible();
    await expect(group).toHaveCount(0);
    await choose(page, true);
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeEnabled();
    await expect(group).toBeVisible();
    await expectNoAxeViolations(page);
    // The second tap of a double tap must not press a button that appears in the same place.
    await doubleTap(page.getByRole('button', { name: "I'm sure" }));
    await seeVerdict(page);
    await expect(page.getByText('Question 1 of 3').first()).toBeVisible();
    await goOn(page);

    await choose(page, true);
    await pressButton(page, 'Submit Answer');
    await goOn(page);

    await expect(saved(page)).toBeVisible();
    await context.setOffline(true);
    await choose(page, false);
    await page.getByRole('button', { name: 'Not sure' }).focus();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toBeFocused();
    await expect(page.getByText('Question 3 of 3').first()).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await goOn(page, 'Finish Test');
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
    const said = new Map(sent.map(({ questionId, sure }) => [questionId, sure]));
    expect([...said.values()]).toEqual([true, undefined, false]);
    const told = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      return (await (await fetch('/api/statistics/user/confidence', { headers })).json()).data;
    });
    expect(told).toMatchObject({ sure: { answers: 1, correct: 1 }, notSure: { answers: 1, correct: 0 } });
  });
});

test('a learner repeats the missed questions without changing the score, and can stop at any time', async ({
  signedIn: page,
}) => {
  const sent = listenForAnswers(page);
  await startPractice(page, 3);
  for (const isRight of [false, true, false]) {
    await choose(page, isRight);
    await pressButton(page, 'Submit Answer');
    await seeVerdict(page);
    if ((await readAttempt(page)).index < 2) await pressButton(page, 'Next Question');
  }
  await expect(page.getByRole('button', { name: 'Finish Test' })).toBeVisible();
  await pressButton(page, 'Once more: the 2 I missed');
  const place = (text: string) => page.getByRole('heading', { level: 1, name: text });
  await expect(place('Once more: 1 of 2')).toBeVisible();
  await expect(page.getByText('This answer does not count. Your score stays as it is.')).toBeVisible();
  await expect(page.locator('#question-text')).toBeFocused();
  await expectNoAxeViolations(page);
  // The repetition continues at the same question after a reload.
  await page.reload();
  await expect(place('Once more: 1 of 2')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('[data-option]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await goOn(page);
  await expect(place('Once more: 2 of 2')).toBeVisible();
  await pressButton(page, 'Go to my result');
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByText('1 of 3 answered correctly', { exact: false })).toBeVisible();
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible();
  expect((await compareWithServer(page)).result.score).toMatchObject({ answered: 3, correct: 1, total: 3 });
  // Identical requests count once, because the page repeats a request that a busy server refused.
  expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(3);
});

test('one tap submits an answer after two seconds, and Undo, Escape or another choice cancels the submission', async ({
  signedIn: page,
}) => {
  await startWithOneTap(page, 3);
  const undo = page.getByRole('button', { name: 'Undo' });
  const chosen = page.locator('[data-option][aria-pressed=true]');
  await page.locator('[data-option]').first().click();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Submits in 2 s')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeEnabled();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Submits in 1 s')).toBeVisible();
  // Moving to another option by keyboard or screen reader pauses the countdown.
  await page.locator('[data-option][aria-pressed=false]').first().focus();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(verdict(page)).toHaveCount(0);
  await undo.focus();
  // Resumes the page's clock, because axe waits by that clock. Undo has the focus, so the countdown stays paused.
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await undo.click();
  await expect(chosen).toHaveCount(0);
  await expect(page.locator('#question-text')).toBeFocused();
  await page.clock.runFor(3_000);
  await expect(verdict(page)).toHaveCount(0);

  await page.locator('#question-text').focus();
  await page.keyboard.press('2');
  await expect(undo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);

  // The countdown stays paused as long as Undo has the focus.
  await page.keyboard.press('1');
  await undo.focus();
  await page.clock.runFor(60_000);
  await expect(verdict(page)).toHaveCount(0);
  await page.locator('[data-option]').nth(1).focus();
  await page.keyboard.press('2');
  await expect(chosen).toHaveCount(1);
  await page.clock.runFor(2_100);
  await expect(verdict(page)).toBeFocused();
  await page.clock.runFor(1_000);
  await goOn(page);

  // The button submits at once, even while the countdown is running.
  await page.locator('[data-option]').first().click();
  await page.clock.runFor(500);
  await pressButton(page, 'Submit Answer');
  await expect(verdict(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await goOn(page);

  // Leaving the page during the countdown submits the answer.
  await page.locator('[data-option]').first().click();
  await expect(undo).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(verdict(page)).toBeVisible();
});
