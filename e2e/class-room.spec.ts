import type { Page } from '@playwright/test';
import { doubleTap } from './fixtures/double-tap';
import { endRoute } from './fixtures/routes';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** Questions on a projector, answered on phones. */

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

async function makeClass(page: Page): Promise<string> {
  await page.goto('/classes');
  await page.getByLabel('Name of the new class', { exact: true }).fill('HVAC 101');
  await page.getByRole('button', { name: 'Create class', exact: true }).click();
  const link = page.getByRole('main').getByRole('link', { name: /\/join#/ });
  return (await link.getAttribute('href')) ?? '';
}

async function join(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await phone.getByLabel('Your name', { exact: true }).fill('Maria Garcia');
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await phone.getByRole('link', { name: 'Questions in the room', exact: true }).click();
}

/** Presses the first option, and the send button if the question has one. */
async function answerFirst(phone: Page): Promise<void> {
  const question = phone.getByRole('region', { name: 'Question', exact: true });
  await question.getByRole('listitem').first().getByRole('button').click();
  const send = question.getByRole('button', { name: 'Send this answer', exact: true });
  if (await send.isVisible()) await send.click();
}

test('an instructor asks questions in the classroom, and a phone that was offline sends its answer when it is online again', async ({
  signedIn: page,
  browser,
}) => {
  const link = await makeClass(page);
  const phone = await browser.newPage();
  await join(phone, link);
  await say(phone, 'No question yet. The next one appears here by itself.');
  await page.getByRole('tab', { name: 'Room', exact: true }).click();
  await page.getByText('Topics: all', { exact: true }).click();
  await page.getByLabel('Safety', { exact: true }).check({ force: true });
  await expectNoAxeViolations(page);
  await page.getByLabel('Questions in all', { exact: true }).selectOption('5');
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/round')) starts.push(request.url());
  });
  await doubleTap(page.getByRole('button', { name: 'Start', exact: true }));
  const wall = page.getByRole('region', { name: 'Question 1 of 5', exact: true });
  await expect(wall).toBeVisible();
  expect(starts).toHaveLength(1);
  // The projector page serves as a remote control on a phone.
  await expect(page.getByRole('button', { name: 'Show the answer', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(phone.getByRole('heading', { name: 'Question 1 of 5', exact: true })).toBeVisible();
  await expect(wall.getByLabel('right', { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(phone);

  // An answer given offline is stored on the phone and survives a reload.
  await phone.route('**/room/answer', (route) => route.abort());
  await answerFirst(phone);
  await say(phone, 'Sending. We retry until your answer arrives.');
  await phone.reload();
  await say(phone, 'Sending. We retry until your answer arrives.');
  await expect(page.getByText('0 of 1 answered', { exact: true })).toBeVisible();
  await endRoute(phone, '**/room/answer');
  await expect(phone.getByText('Your answer has arrived. You can change it.')).toBeVisible();
  await expect(page.getByText('1 of 1 answered', { exact: true })).toBeVisible();

  // The keys of a presenter's remote control reveal the answer and then move on, also while a button has the focus.
  const step = page.getByRole('button', { name: 'Show the answer', exact: true });
  const topOf = () => step.evaluate((button: HTMLElement) => button.offsetTop);
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await topOf();
  await page.getByRole('button', { name: 'Timer off', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/^\d+ s$/);
  expect(await topOf(), 'the countdown moves no button').toBe(before);
  await page.getByText('Control from your phone', { exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code of this page for the instructor’s phone' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(wall.getByLabel('right', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByText('Maria')).toHaveCount(0);
  await expect(phone.getByText(/^(Your answer, (right|wrong)|Right answer)$/).first()).toBeVisible();
  await expectNoAxeViolations(phone);
  await page.getByRole('button', { name: 'Timer 20 s', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Question 2 of 5', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Timer 20 s', exact: true })).toBeVisible();

  // A phone that comes back later shows the current question, also when opened from Today.
  await phone.goto('/classes');
  await phone.getByRole('link', { name: 'In the room of HVAC 101', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Question 2 of 5', exact: true })).toBeVisible();
  await phone.goto('/es/today');
  await say(phone, 'Hay preguntas en vivo en el salón de HVAC 101: Entrar');
  await seeOnlySpanish(phone);
  await phone.goto('/today?language=en');
  await say(phone, 'A live room is running in HVAC 101: Join');
  await phone.getByRole('link', { name: 'Join the room of HVAC 101', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Question 2 of 5', exact: true })).toBeVisible();

  // The class page shows the round in progress. It hides the start form, because a new round would replace this one.
  const control = await page.context().newPage();
  await control.goto(`/classes/class${new URL(page.url()).search}&tab=room`);
  await say(control, 'Question 2 of 5 is on the projector');
  await expect(control.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(control);
  await control.getByRole('button', { name: 'End the questions', exact: true }).click();
  await expect(control.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await say(control, 'Question 1 of 10 is on the projector');
  await control.getByRole('link', { name: 'Open projector view', exact: true }).click();
  await expect(control.getByRole('region', { name: 'Question 1 of 10', exact: true })).toBeVisible();
  await control.close();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(phone.getByText(/^No question yet/)).toBeVisible();
  // The phones show that the class has ended after it is deleted.
  await page.getByRole('link', { name: 'Back to the class', exact: true }).click();
  await page.getByRole('tab', { name: 'Students', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the class', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the class', exact: true }).click();
  await expect(page).toHaveURL(/\/classes$/);
  await expect(phone.getByRole('heading', { name: 'HVAC 101 has ended', exact: true })).toBeVisible();
  await expect(phone.getByText(/^Reconnecting/)).toHaveCount(0);
  await expectNoAxeViolations(phone);
  await phone.close();
});
