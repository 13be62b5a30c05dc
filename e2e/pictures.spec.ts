import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, dropQuestion, expectSound, makeQuestion, questionBody, SIZES, signInAsAdmin } from './fixtures/admin';
import { ADMIN } from './fixtures/analytics';
import { seeVerdict, startPractice } from './fixtures/attempt';
import { untilReadyOffline } from './fixtures/offline';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

const gauge = (radius: number, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" fill="none" font-family="sans-serif">
  <circle cx="160" cy="120" r="${radius}" stroke="currentColor" stroke-width="3"${more}/>
  <path d="M160 120 L210 60" stroke="#d0463b" stroke-width="4"/>
  <text x="160" y="220" font-size="16" text-anchor="middle" fill="currentColor">psig</text>
</svg>`;
const DESCRIPTION = 'A gauge whose needle points up and to the right';
const PICTURE = { svg: gauge(90), description: DESCRIPTION };

/** Stroke color of each theme, as encoded in the image's data URL. */
const INK = { light: /%230e2530/, dark: /%23e7f1f5/ };

const picture = (page: Page) => page.getByRole('img', { name: DESCRIPTION });
const isDrawn = (page: Page) =>
  picture(page).evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function adminToken(request: APIRequestContext): Promise<string> {
  const response = await request.post('/auth/login', { data: ADMIN });
  return (await response.json()).data.accessToken;
}

/** Limits practice to questions of this topic. */
const askOnly = (page: Page, topic: string) =>
  page.route(/questions\/random/, (route, request) => {
    const url = new URL(request.url());
    url.searchParams.set('topic', topic);
    return route.continue({ url: url.href });
  });

test('a learner sees a question’s picture in both themes, in print, offline, and in the result', async ({
  signedIn: page,
  request,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload|ERR_FAILED .*icon\.svg/);
  const token = await adminToken(request);
  const topic = randomUUID();
  const fields = { state: 'published', topic, picture: PICTURE };
  const { id } = await makeQuestion(request, token, `What does this gauge read? ${topic}`, fields);
  await page.setViewportSize({ width: 360, height: 720 });
  await askOnly(page, topic);
  await startPractice(page);
  await expect(page.getByText('Question 1 of 1').first()).toBeVisible();

  // The page contains an image for each theme. Only the one in the current theme's color is visible.
  await expect(picture(page)).toHaveCount(1);
  await expect(picture(page)).toHaveAttribute('src', INK.light);
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const box = await picture(page).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(320 / 240, 1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture(page)).toHaveAttribute('src', INK.dark);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(picture(page)).toHaveAttribute('src', INK.light);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });

  await untilReadyOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.getByRole('button', { name: 'The wrong one' }).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await seeVerdict(page);
  // The picture stays visible beside the explanation.
  await page.setViewportSize({ width: 360, height: 480 });
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(picture(page)).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await page.getByRole('article').first().locator('summary').first().click();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible({ timeout: 30_000 });

  const attemptId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.attemptId as string,
  );
  const edit = questionBody(`What does this gauge read? ${topic}`, {
    ...fields,
    picture: { ...PICTURE, svg: gauge(45) },
  });
  const saved = await request.put(`/api/questions/${id}`, { headers: bearer(token), data: edit });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/results?attempt=${attemptId}`);
  await page.getByRole('article').first().locator('summary').first().click();
  await expect(picture(page)).toHaveAttribute('src', /r%3D%2290%22/);
  await expectNoAxeViolations(page);

  await page.goto('/test-selection');
  await request.post(`/api/favorites?questionId=${id}`, {
    headers: bearer(await page.evaluate(() => localStorage.getItem('accessToken') ?? '')),
  });
  await page.goto('/favorites');
  await expect(picture(page)).toHaveAttribute('src', /r%3D%2245%22/);
  await dropQuestion(request, token, id);
});

test('an admin adds a picture to a question and removes it, and a hostile picture is refused', async ({
  page,
  request,
}) => {
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.desktop);
  const mark = randomUUID();
  const { id } = await makeQuestion(request, token, `Drawn ${mark}`);
  await page.goto(`/admin/questions?q=${mark}&edit=${id}`);
  const dialog = page.getByRole('dialog');
  const upload = (name: string, svg: string) =>
    dialog
      .getByLabel('SVG file of the picture')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const save = dialog.getByRole('button', { name: 'Save question' });

  await upload('hostile.svg', gauge(90).replace('<path', '<script>alert(1)</script><path'));
  await expect(dialog.getByText('The picture has the element <script>, which is not allowed')).toBeVisible();
  await upload('hostile.svg', gauge(90, ' onload="alert(1)"'));
  await expect(
    dialog.getByText('The picture has the attribute "onload", which is not allowed: take it out'),
  ).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await save.click();
  await expect(dialog.getByText('Describe the picture for someone who cannot see it')).toBeVisible();

  await upload('gauge.svg', PICTURE.svg);
  await dialog.getByLabel('Description of the picture').fill(DESCRIPTION);
  await expect(picture(page)).toBeVisible();
  await expectSound(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(mark) }).getByRole('img', { name: DESCRIPTION })).toBeVisible();
  const stored = await request.get(`/api/questions/${id}`, { headers: bearer(token) });
  expect((await stored.json()).data.picture).toEqual(PICTURE);

  await page.getByRole('button', { name: `Edit question ${id}` }).click();
  await dialog.getByRole('button', { name: 'Remove the picture' }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  const bare = await request.get(`/api/questions/${id}`, { headers: bearer(token) });
  expect((await bare.json()).data).not.toHaveProperty('picture');

  await page.getByRole('button', { name: `History of question ${id}` }).click();
  await expect(dialog.getByText('Picture, different')).toHaveCount(2);
  await expect(picture(page)).toHaveCount(1);
  await expectNoAxeViolations(page);
  await dropQuestion(request, token, id);
});
