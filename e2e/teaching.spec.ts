import { seeVerdict, startPractice } from './fixtures/attempt';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

test('an explanation opens what the guide says and what its terms mean, over the question', async ({
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
  // Enter belongs to the sheet now, and not to the question below it.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();

  // Which question has a term is a matter of the draw; one of ten does.
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
