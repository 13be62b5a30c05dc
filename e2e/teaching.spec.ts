import { seeVerdict, startPractice } from './fixtures/attempt';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

test('a learner opens guide passages and term definitions over the question from its explanation', async ({
  signedIn: page,
}) => {
  await startPractice(page);
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();
  await untilReady(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await seeVerdict(page);

  await page.getByRole('button', { name: 'Read about this' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Open the whole guide' })).toHaveAttribute('href', /^\/study\/core#/);
  await expectNoAxeViolations(page);
  // Enter in the sheet must not reach the question below.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();

  // Only about one in ten questions has a term, so the test looks for one among the drawn questions.
  const terms = page.locator('section[aria-labelledby=verdict] p button');
  for (let place = 2; place <= 10 && (await terms.count()) === 0; place += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Question ${place} of 10`).first()).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await seeVerdict(page);
  }
  await terms.first().click();
  await expect(page.getByRole('dialog').locator('[lang=es]')).not.toBeEmpty();
});
