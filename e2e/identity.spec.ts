import { execFileSync } from 'node:child_process';
import { confirmAddress } from './fixtures/database';
import { exportInTurn } from './fixtures/export';
import { linkTo, passwordIn, waitForMail } from './fixtures/mail';
import { endRoute, holdRequests } from './fixtures/routes';
import { type Account, expect, expectConsoleErrors, expectNoAxeViolations, newEmail, test } from './fixtures/test';
import { userIdOf } from './fixtures/token';

const registerDialog = (page: import('@playwright/test').Page) =>
  page.getByRole('dialog', { name: 'Start Your Free Practice Test' });

async function openRegisterDialog(page: import('@playwright/test').Page) {
  await page.goto('/study/core');
  await page
    .getByRole('button', { name: /free account/i })
    .first()
    .click();
  await expect(registerDialog(page)).toBeVisible();
  return registerDialog(page);
}

test('the registration dialog checks the address, cannot be closed while it sends, and goes on after two seconds', async ({
  page,
}) => {
  const dialog = await openRegisterDialog(page);
  await expect(dialog).toContainText('email you the password');
  const [email, submit] = [dialog.getByLabel('Email address'), dialog.locator('button[type=submit]')];
  await submit.click();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await email.fill('nobody');
  await submit.click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectNoAxeViolations(page);

  const release = await holdRequests(page, '**/auth/register');
  const sent = page.waitForRequest('**/auth/register');
  await email.fill(newEmail());
  await submit.click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ firstName: 'User', lastName: 'User', passwordGenerated: true });
  expect(body.password).toHaveLength(8);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  const sentAt = Date.now();
  release();
  await expect(dialog.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);
  expect(Date.now() - sentAt).toBeGreaterThan(2000);
});

test('a registration that fails says why', async ({ page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /status of (409|500)/);
  const dialog = await openRegisterDialog(page);
  const [email, submit] = [dialog.getByLabel('Email address'), dialog.locator('button[type=submit]')];
  await email.fill(account.email.toUpperCase());
  await submit.click();
  await expect(dialog.getByText('An account with this email already exists. Sign in instead.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/auth/register', (route) => route.fulfill({ status: 500, body: 'not JSON' }));
  await submit.click();
  await expect(dialog.getByText('Registration failed. Please try again.')).toBeVisible();
  await endRoute(page, '**/auth/register');
  await submit.click();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn.getByLabel('Email address')).toHaveValue(account.email.toUpperCase());
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('the sign-in dialog closes by a click outside and links to the forgotten password', async ({ page }) => {
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByRole('link', { name: /forgot/i })).toHaveAttribute('href', '/forgot-password');
  // From then on it hears of a press outside.
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await page.mouse.click(2, 2);
  await expect(dialog).toHaveCount(0);
});

test('visitors, users and the mobile menu see what is theirs', async ({ page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 401/);
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Tests', 'Pricing']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.request.post('/auth/login', { data: { email: account.email, password: account.password } });
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [account.accessToken, account.refreshToken] as const,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Profile', 'My Favorites']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByText('Welcome, Test')).toBeVisible();
  for (const name of ['Admin Panel', 'Analytics Dashboard'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('banner').getByText('Welcome, Test').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Go to Tests' })).toHaveAttribute(
    'href',
    '/test-selection',
  );
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Profile', 'My Favorites', 'Today', 'My Statistics', 'My Classes', 'My Reports', 'Sign Out'],
  ]);
  await expectNoAxeViolations(page);

  // The session ends elsewhere while the home page stands open here: the guard sends its reader back to the same page.
  await page.goto('/');
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${account.refreshToken}` } });
  await page.context().clearCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Go to Tests' }).click();
  await expect(page).toHaveURL(/\/\?next=%2Ftest-selection$/);
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

const admin = (command: string, account: Account): string =>
  execFileSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '--conditions', 'react-server', 'scripts/admin.ts', command, account.email],
    { env: { ...process.env, DATA_DIR: process.env.COLDPASS_DATA_DIR ?? '' }, encoding: 'utf8' },
  );

test('a role given by the operator opens what is for admins, and closes at once when it is taken', async ({
  request,
  account,
}) => {
  const signIn = async () => {
    const response = await request.post('/auth/login', { data: { email: account.email, password: account.password } });
    return `Bearer ${(await response.json()).data.accessToken}`;
  };
  const statusFor = async (authorization: string) =>
    (await request.get('/api/questions?size=1', { headers: { authorization } })).status();
  const asUser = await signIn();
  expect(await statusFor(asUser)).toBe(403);
  expect(() => admin('grant', account)).toThrow('Nobody has confirmed');
  expect(await statusFor(asUser)).toBe(403);
  await confirmAddress(account.userId);
  expect(admin('grant', account)).toContain('is an admin now');
  const asAdmin = await signIn();
  expect(await statusFor(asAdmin)).toBe(200);
  expect(admin('revoke', account)).toContain('is no admin any more');
  expect(await statusFor(asAdmin)).toBe(403);
});

test('every mail comes as text and HTML, for light and dark, with links to this site only', async ({
  request,
  baseURL,
}) => {
  const email = newEmail();
  const registered = await request.post('/auth/register', {
    data: { email, password: 'of no account', firstName: 'User', lastName: 'User', passwordGenerated: true },
  });
  const { accessToken } = (await registered.json()).data;
  const headers = { authorization: `Bearer ${accessToken}` };
  await request.post('/auth/resend-verification', { data: { email } });
  await request.post('/auth/forgot-password', { data: { email } });
  const welcome = await waitForMail(email, /Welcome/);
  const password = passwordIn(welcome);
  const confirm = await waitForMail(email, /confirm|verify/i);
  const reset = await waitForMail(email, /Choose a new password|reset/i);
  const changed = await request.post('/auth/change-password', {
    headers,
    data: { currentPassword: password, newPassword: 'a long enough sentence' },
  });
  const renewed = `Bearer ${(await changed.json()).data.accessToken}`;
  const changedNote = await waitForMail(email, /password (was|has been) changed/i);
  const gone = await request.delete(`/auth/profile/${userIdOf(accessToken)}`, {
    headers: { authorization: renewed },
    data: { password: 'a long enough sentence' },
  });
  expect(gone.status()).toBe(204);
  const deleted = await waitForMail(email, /deleted/i);

  expect(welcome.text).toContain(password);
  expect(welcome.html).toContain(password);
  expect(linkTo('/verify-email', welcome)).toContain(`${baseURL}/verify-email?token=`);
  expect(linkTo('/reset-password', welcome)).toContain(`${baseURL}/reset-password?token=`);
  expect(linkTo('/verify-email', confirm)).toContain(`${baseURL}/verify-email?token=`);
  expect(linkTo('/reset-password', reset)).toContain(`${baseURL}/reset-password?token=`);
  for (const message of [welcome, confirm, reset, changedNote, deleted]) {
    expect(message.text.trim().length, message.subject).toBeGreaterThan(40);
    expect(message.html).toContain('prefers-color-scheme: dark');
    expect(message.html).toContain('name="color-scheme" content="light dark"');
    for (const [, address] of message.html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect(address?.startsWith(baseURL ?? '')).toBe(true);
    }
    expect(message.html).not.toContain('<img');
  }
  for (const message of [confirm, reset, changedNote, deleted]) expect(message.text).not.toContain(password);
});

test('login, forgotten password and resend tell nobody which accounts exist', async ({ request, account }) => {
  const ask = async (path: string, data: object) => {
    const startedAt = performance.now();
    const response = await request.post(path, { data });
    const took = performance.now() - startedAt;
    return { status: response.status(), body: await response.text(), took };
  };
  const bodies: Record<string, (email: string) => object> = {
    '/auth/login': (email) => ({ email, password: 'not the password at all' }),
    '/auth/forgot-password': (email) => ({ email }),
    '/auth/resend-verification': (email) => ({ email }),
  };
  for (const [path, bodyFor] of Object.entries(bodies)) {
    const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    // A check that were skipped for unknown accounts would be a hundred times faster.
    const areAlike = () => fastest.unknown > fastest.known / 3 - 5 && fastest.known > fastest.unknown / 3 - 5;
    // On a busy machine it takes more rounds until both have had a quiet moment.
    for (let round = 0; round < 8 || (round < 80 && !areAlike()); round += 1) {
      const known = await ask(path, bodyFor(account.email));
      const unknown = await ask(path, bodyFor(newEmail()));
      expect(unknown.status, path).toBe(known.status);
      expect(unknown.body, path).toBe(known.body);
      fastest.known = Math.min(fastest.known, known.took);
      fastest.unknown = Math.min(fastest.unknown, unknown.took);
    }
    expect(areAlike(), `${path}: ${JSON.stringify(fastest)}`).toBe(true);
  }
});

test('two tabs that renew at once both stay signed in', async ({ signedIn: page, context }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 401/);
  await exportInTurn(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/favorites');
  // Both tabs find their access token refused at the same moment.
  const spoil = () => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`);
  await page.evaluate(spoil);
  await Promise.all([page.reload(), other.reload()]);
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await expect(page.getByText('Your data was downloaded.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();
});

/** How well one look at a request's time tells two kinds apart: 0.5 is a coin, 1 is certainty. */
function separation(one: readonly number[], other: readonly number[]): number {
  const pairs = one.flatMap((mine) => other.map((theirs) => (mine === theirs ? 0.5 : Number(mine > theirs))));
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}

test('what a forgotten password or a resent link leaves to do keeps nobody waiting longer for an account that exists', async ({
  request,
  account,
}) => {
  for (const path of ['/auth/forgot-password', '/auth/resend-verification']) {
    const took = { known: [] as number[], unknown: [] as number[] };
    let apart = 1;
    const areAlike = () => apart > 0.3 && apart < 0.7;
    // Of forty looks each, one pair in 500 lies further apart by chance alone; more looks tell chance from a difference.
    for (let round = 0; round < 40 || (round < 160 && !areAlike()); round += 1) {
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await request.post(path, { data: { email: kind === 'known' ? account.email : newEmail() } });
        const startedAt = performance.now();
        for (let count = 0; count < 4; count += 1) await request.get('/api/health/live');
        took[kind].push(performance.now() - startedAt);
        // What is left to do ends before the next look.
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      apart = separation(took.known, took.unknown);
    }
    console.log(`${path}: an account is told from none with ${apart.toFixed(2)}`);
    expect(areAlike(), `${path}: ${apart}`).toBe(true);
  }
});

test('the form waits for its turn where many sign in behind one address', async ({ page, account }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 429/);
  let turns = 0;
  await page.route('**/auth/login', async (route) => {
    turns += 1;
    if (turns > 2) return route.continue();
    return route.fulfill({
      ...{ status: 429, headers: { 'retry-after': '1' } },
      json: { success: false, error: 'RATE_LIMITED', message: 'Too many requests. Try again in 1 seconds.' },
    });
  });
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email address').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await expect(page).toHaveURL(/\/test-selection$/);
  expect(turns).toBe(3);
});
