import type { Locator, Page } from '@playwright/test';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Creates a class as an instructor. Students join it with its code, without an account. */

async function makeClass(page: Page, name: string): Promise<string> {
  await page.goto('/classes');
  await page.getByLabel('Name of the new class', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create class', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const link = await page
    .getByRole('main')
    .getByRole('link', { name: /\/join#/ })
    .getAttribute('href');
  expect(link).toMatch(/\/join#[A-Z]{10}$/);
  return link ?? '';
}

const say = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();

/** Collects the paths of the requests that create something in classes. */
function collectPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/classes')) posts.push(pathname);
  });
  return posts;
}

async function centerOf(button: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns true if something covers the page at this point at the moment when the open dialog disappears. */
const watchClosing = (page: Page, point: { x: number; y: number }) =>
  page.evaluate(
    ({ x, y }) =>
      new Promise<boolean>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('[role=dialog]')) return;
          watch.disconnect();
          resolve(
            document.elementFromPoint(x, y)?.childElementCount === 0 &&
              !document.elementFromPoint(x, y)?.closest('main'),
          );
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    point,
  );

const expectStudents = (page: Page, expected: string[]) =>
  expect(page.getByRole('main').getByRole('listitem')).toHaveText(expected);

test('students join a class by link and by typed code, and the instructor merges two entries of one student', async ({
  signedIn: page,
  browser,
}) => {
  // The public page explains classes and links to the form for the first class.
  await page.goto('/overview');
  await page.getByRole('link', { name: 'See how it works for instructors', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Teach Section 608/ })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBe(1280);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Create a class', exact: true }).click();
  await expect(page).toHaveURL(/\/classes$/);
  const link = await makeClass(page, 'HVAC 101 Fall');
  await say(page, 'No students yet. Show your students the code below.');
  await page.getByLabel('List of names', { exact: true }).fill('Garcia, Maria\nLee, Sam');
  await page.getByRole('button', { name: 'Add these names', exact: true }).click();
  await say(page, 'The names were added.');
  await expectStudents(page, ['Maria GarciaNot joinedEdit student', 'Sam LeeNot joinedEdit student']);

  const phone = await browser.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'HVAC 101 Fall', exact: true })).toBeFocused();
  expect(new URL(phone.url()).hash).toBe('');
  await phone.getByLabel('Your name on the list', { exact: true }).selectOption('Maria Garcia');
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await say(phone, /^You're in HVAC 101 Fall as Maria Garcia\.$/);
  await expectNoAxeViolations(phone);
  await phone.getByRole('link', { name: 'My classes', exact: true }).click();
  await say(phone, /^As Maria Garcia, since /);
  // A student who scans the code again continues to the class, and can also say that the name belongs to somebody else.
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Welcome back, Maria Garcia', exact: true })).toBeFocused();
  await expect(phone.getByLabel('Your name', { exact: true })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Not Maria Garcia?', exact: true }).click();
  await expectNoAxeViolations(phone);
  await phone.getByRole('button', { name: 'Leave, and join under another name', exact: true }).click();
  await phone.getByLabel('Your name on the list', { exact: true }).selectOption('Maria Garcia');
  await phone.getByRole('button', { name: 'Join the class', exact: true }).click();
  await say(phone, /^You're in HVAC 101 Fall as Maria Garcia\.$/);
  // The tab already shows this page, so opening the link changes only the URL's fragment.
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Go to the class', exact: true }).click();
  await say(phone, /^As Maria Garcia, since /);

  const laptop = await browser.newPage();
  await laptop.goto('/join');
  const code = link.slice(-10);
  await laptop.getByLabel('Ten-letter code').fill(`${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`);
  await laptop.keyboard.press('Enter');
  await expect(laptop.getByLabel('Your name on the list', { exact: true })).toBeVisible();
  await laptop.getByRole('button', { name: 'Join the class', exact: true }).click();
  await say(laptop, 'Choose your name, or type it');
  await laptop.getByLabel('Your name', { exact: true }).fill('Maria Garcia');
  await laptop.getByRole('button', { name: 'Join the class', exact: true }).click();
  await say(laptop, /^You're in HVAC 101 Fall as Maria Garcia\.$/);
  await say(laptop, /^The class has another Maria Garcia\. .* ask your instructor to merge the two entries\./);
  await expectNoAxeViolations(laptop);

  await page.reload();
  const twice = 'Maria GarciaJoinedSame name twiceEdit student';
  await expectStudents(page, [twice, twice, 'Sam LeeNot joinedEdit student']);
  await page.getByRole('button', { name: 'Edit student Maria Garcia', exact: true }).first().click();
  await expectNoAxeViolations(page);
  const merge = page.getByRole('button', { name: 'Merge students', exact: true });
  const other = page.getByLabel('Another entry of the same student', { exact: true });
  await merge.click();
  await expect(other).toHaveAccessibleDescription(/Choose the other entry of the same student first$/);
  await expect(page.getByText('Choose the other entry of the same student first', { exact: true })).toBeInViewport();
  await other.selectOption({ label: 'Maria Garcia' });
  await merge.click();
  const asked = page.getByRole('alertdialog', { name: 'Merge Maria Garcia into Maria Garcia?', exact: true });
  await expect(
    asked.getByText(/Then the other Maria Garcia is removed from the list\. You can't undo it\.$/),
  ).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(merge).toBeFocused();
  await merge.click();
  await asked.getByRole('button', { name: 'Merge', exact: true }).click();
  await expectStudents(page, ['Maria GarciaJoinedEdit student', 'Sam LeeNot joinedEdit student']);
  await say(page, 'The two entries are merged. Maria Garcia stays on the list.');
  await phone.close();
  await laptop.close();
});

test('an instructor renames and removes students, renews the code and deletes the class, all by keyboard', async ({
  signedIn: page,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /400 \(Bad Request\)/);
  const link = await makeClass(page, 'Night class');
  await page.getByLabel('List of names', { exact: true }).fill('Maria,Garcia,7');
  await page.getByRole('button', { name: 'Add these names', exact: true }).press('Enter');
  await say(page, /^Row 1 has more than a name\. Put one name on a line/);
  await expect(page.getByLabel('List of names', { exact: true })).toHaveValue('Maria,Garcia,7');
  await page.getByLabel('List of names', { exact: true }).fill('Sam\nKim');
  await page.getByRole('button', { name: 'Add these names', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Edit student Sam', exact: true }).press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Samuel Lee');
  await page.keyboard.press('Enter');
  await expectStudents(page, ['KimNot joinedEdit student', 'Samuel LeeNot joinedEdit student']);
  await page.getByRole('button', { name: 'Edit student Kim', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Remove from the class', exact: true }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Remove Kim?', exact: true });
  await expect(asked).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove from the class', exact: true }).press('Enter');
  await asked.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expectStudents(page, ['KimRemovingUndo', 'Samuel LeeNot joinedEdit student']);
  const undo = page.getByRole('button', { name: 'Undo removing Kim', exact: true });
  await expect(undo).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expectStudents(page, ['KimNot joinedEdit student', 'Samuel LeeNot joinedEdit student']);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove from the class', exact: true }).press('Enter');
  await asked.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expectStudents(page, ['KimRemovingUndo', 'Samuel LeeNot joinedEdit student']);
  await expectStudents(page, ['Samuel LeeNot joinedEdit student']);

  await page.getByRole('button', { name: 'Get a new code', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Get a new code', exact: true }).press('Enter');
  // The open dialog covers the page, including the old link.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: link, exact: true })).toHaveCount(0);
  const old = await request.post('/api/classes/preview', { data: { code: link.slice(-10) } });
  expect(old.status()).toBe(404);

  await page.getByRole('button', { name: 'Rename the class', exact: true }).press('Enter');
  await page.getByLabel('Name of the class', { exact: true }).fill('Morning class');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Morning class', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the class', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the class', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/classes$/);
  await say(page, /^Creating a class takes a minute/);
});

test('a colleague joins by a link, cannot delete the class, and is removed', async ({ signedIn: page, browser }) => {
  await makeClass(page, 'Evening class');
  await page.getByRole('button', { name: 'Invite a colleague', exact: true }).click();
  const invitation = page.getByRole('main').getByText(/^Send your colleague this link:/);
  await expect(invitation).toBeVisible();
  const link = (await invitation.getByRole('link').getAttribute('href')) ?? '';
  await expectNoAxeViolations(page);

  const desk = await browser.newPage();
  await desk.goto(link);
  await say(desk, /^Your colleague invites you to teach this class together\./);
  await desk.getByLabel('Your name', { exact: true }).fill('Kim Lee');
  await desk.getByRole('button', { name: 'Teach this class', exact: true }).press('Enter');
  await say(desk, /^You teach Evening class as Kim Lee\.$/);
  await desk.getByRole('link', { name: 'My classes', exact: true }).click();
  await say(desk, /you teach it as a colleague$/);
  await desk.getByRole('main').getByRole('link', { name: 'Evening class', exact: true }).click();
  await say(desk, /^Kim Lee \(you\), since /);
  await expect(desk.getByRole('button', { name: 'Rename the class', exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Delete the class', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(desk);

  await page.reload();
  await say(page, /^Kim Lee, since /);
  await page.getByRole('button', { name: 'Remove Kim Lee', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await say(page, 'Nobody teaches this class with you yet.');
  await expect(page.getByRole('button', { name: 'Invite a colleague', exact: true })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Rename the class', exact: true })).toHaveCount(0);
  await desk.close();
});

test('a double press on any of four buttons creates a class, adds names, invites a colleague or assigns a test only once', async ({
  signedIn: page,
}) => {
  const posts = collectPosts(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).dblclick();
  await page.goto('/classes');
  await page.getByLabel('Name of the new class', { exact: true }).fill('HVAC 101');
  await press('Create class');
  await expect(page.getByRole('heading', { name: 'HVAC 101', exact: true })).toBeVisible();
  await page.getByLabel('List of names', { exact: true }).fill('Sam Lee');
  await press('Add these names');
  await say(page, 'The names were added.');
  await press('Invite a colleague');
  await expect(page.getByRole('button', { name: 'End this invitation', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Tests', exact: true }).click();
  await page.getByRole('button', { name: 'Assign test', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a test', exact: true });
  const assign = dialog.getByRole('button', { name: 'Assign test', exact: true });
  const shielded = watchClosing(page, await centerOf(assign));
  await assign.dblclick();
  expect(await shielded, 'a press right after the dialog has closed reaches nothing on the page').toBe(true);
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const of = /^\/api\/classes\/[^/]+/;
  expect(posts.map((path) => path.replace(of, '…'))).toEqual([
    '/api/classes',
    '…/places',
    '…/invitation',
    '…/assignments',
  ]);
});
