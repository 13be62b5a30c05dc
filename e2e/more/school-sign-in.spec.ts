import type { Browser, Page } from '@playwright/test';
import { freePort } from '@/lib/kernel/free-port';
import { ADMIN } from '../fixtures/analytics';
import { saved } from '../fixtures/attempt';
import { withOwner } from '../fixtures/database';
import { SCHOOL_CLIENT, type SchoolProvider, startSchoolProvider } from '../fixtures/school-provider';
import { type SecondServer, startSecondServer } from '../fixtures/second-server';
import { untilReady } from '../fixtures/slow-start';
import { createAccount, expect, expectConsoleErrors, expectNoAxeViolations, newEmail, test } from '../fixtures/test';
import { userIdOf } from '../fixtures/token';
import { startStudying, tokenOf } from '../fixtures/without-email';

/** School sign-in in a browser, with an OpenID Connect provider on its own origin. */

const NAME = 'Riverside Technical College';

let issuer: string;
let school: SchoolProvider;
let product: SecondServer;

test.beforeAll(async () => {
  const [port, schoolPort] = [await freePort(), await freePort()];
  // The provider has another host name, so that the product's cookies are not sent to it.
  issuer = `http://127.0.0.1:${schoolPort}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: SCHOOL_CLIENT.id,
    OIDC_CLIENT_SECRET: SCHOOL_CLIENT.secret,
    OIDC_NAME: NAME,
    LOG_LEVEL: 'info',
  };
  // The product logs errors that the tests cause on purpose to a file, not to the test output.
  product = await startSecondServer(settings, { logFile: 'test-results/school-server.log' });
  school = await startSchoolProvider(issuer, product.url);
});
test.afterAll(async () => {
  await school?.stop();
  await product?.end('SIGTERM');
});
test.beforeEach(({ page }) => withoutFonts(page));

/** Stubs the fonts that the provider's pages load from a third party. */
const withoutFonts = (page: Page) =>
  page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));

async function openOtherBrowser(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await withoutFonts(page);
  return page;
}

const schoolButton = (page: Page) => page.getByRole('button', { name: `Sign in with ${NAME}`, exact: true });

async function openDialog(page: Page, path = '/study/core'): Promise<void> {
  await page.goto(`${product.url}${path}`);
  await untilReady(page);
  await page.locator('header button[aria-haspopup=dialog]').first().click();
  await expect(schoolButton(page)).toBeVisible();
}

/** Signs in on the provider's own page. */
async function signInThere(page: Page, login: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${issuer}/interaction/`));
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('a long enough sentence');
  await page.getByRole('button', { name: 'Sign-in', exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function signInWithSchool(page: Page, login: string): Promise<void> {
  await openDialog(page);
  await schoolButton(page).click();
  await signInThere(page, login);
}

async function expectFailure(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign-in failed', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
  expect(new URL(page.url()).origin).toBe(product.url);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

const findUser = (email: string) =>
  withOwner(async (client) => {
    const { rows } = await client.query('SELECT id, email_verified_at FROM users WHERE email = $1', [email]);
    return rows as { id: string; email_verified_at: Date | null }[];
  });

test('school sign-in creates an account, and opens the same account on another device', async ({ page, browser }) => {
  const email = newEmail();
  await openDialog(page);
  await expectNoAxeViolations(page);
  await schoolButton(page).press('Enter');
  await signInThere(page, email);
  await expect(page).toHaveURL(`${product.url}/test-selection`);
  await page.goto(`${product.url}/profile`);
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible();
  const id = userIdOf(await tokenOf(page));

  const laptop = await openOtherBrowser(browser);
  await signInWithSchool(laptop, email.toUpperCase().replace('EXAMPLE.TEST', 'example.test'));
  await expect(laptop).toHaveURL(`${product.url}/test-selection`);
  expect(userIdOf(await tokenOf(laptop))).toBe(id);
  await laptop.close();
  expect(await findUser(email)).toMatchObject([{ id, email_verified_at: expect.any(Date) }]);
});

test('school sign-in returns to the page that asked for it, and to no other site', async ({ page }) => {
  await page.goto(`${product.url}/favorites`);
  await expect(schoolButton(page)).toBeVisible();
  await schoolButton(page).click();
  await signInThere(page, newEmail());
  await expect(page).toHaveURL(`${product.url}/favorites`);

  const { csrfToken } = await (await page.request.get(`${product.url}/api/auth/csrf`)).json();
  const form = { csrfToken, callbackUrl: 'https://evil.test/', json: 'true' };
  const sent = await page.request.post(`${product.url}/api/auth/signin/school`, { form });
  const { url } = await sent.json();
  expect(new URL(url).origin).toBe(issuer);
  const parameters = Object.fromEntries(new URL(url).searchParams);
  expect(parameters).toMatchObject({
    scope: 'openid email profile',
    redirect_uri: `${product.url}/api/auth/callback/school`,
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^.{20,}$/),
    nonce: expect.stringMatching(/^.{20,}$/),
  });
  const kept = (await page.context().cookies()).find(({ name }) => name === 'coldpass.return');
  expect(kept).toMatchObject({
    value: encodeURIComponent(`${product.url}/signed-in`),
    httpOnly: true,
    sameSite: 'Lax',
  });
});

test('school sign-in opens the account with the same address, and ends the access of a person who registered that address without verifying it', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  await signInWithSchool(page, account.email);
  await expect(page).toHaveURL(`${product.url}/test-selection`);
  expect(userIdOf(await tokenOf(page))).toBe(account.userId);
  const { email, password } = account;
  const login = await request.post(`${product.url}/auth/login`, { data: { email, password } });
  expect(login.status()).toBe(401);
  const refreshed = await request.post(`${product.url}/auth/refresh`, {
    headers: { authorization: `Bearer ${account.refreshToken}` },
  });
  expect(refreshed.status()).toBe(401);
});

test('school sign-in with an unverified address signs nobody in and says what to do', async ({ page }) => {
  const email = `unconfirmed-${newEmail()}`;
  await signInWithSchool(page, email);
  await expectFailure(page, /hasn't confirmed your email address\. Ask its help desk/);
  await expectNoAxeViolations(page);
  expect(await findUser(email)).toEqual([]);
  await page.context().clearCookies();
  await signInWithSchool(page, 'nobody');
  await expectFailure(page, /didn't share your email address/);
});

test('school sign-in refuses locked accounts and admin accounts', async ({ page, request }) => {
  const account = await createAccount(request);
  await withOwner((client) => client.query('UPDATE users SET locked_at = now() WHERE id = $1', [account.userId]));
  await signInWithSchool(page, account.email);
  await expectFailure(page, /^This account is locked\./);
  await page.context().clearCookies();
  await signInWithSchool(page, ADMIN.email);
  await expectFailure(page, 'Admins sign in with email address and password.');
});

test('a student who cancels school sign-in, or returns from one that this browser did not start, sees why and can try again', async ({
  page,
}) => {
  await page.goto(`${product.url}/favorites`);
  await schoolButton(page).click();
  await page.getByRole('link', { name: '[ Cancel ]' }).click();
  await expectFailure(page, 'You went back before the sign-in was finished. Nothing has changed here.');
  await page.getByRole('link', { name: 'Try again', exact: true }).click();
  await schoolButton(page).click();

  // Starts another sign-in, after which the browser no longer accepts the response to the first one.
  const other = await page.context().newPage();
  await openDialog(other);
  await schoolButton(other).click();
  await expect(other).toHaveURL(new RegExp(`^${issuer}/interaction/`));
  await other.close();
  const email = newEmail();
  await signInThere(page, email);
  await expectFailure(page, /^The sign-in was not finished: it took too long/);
  expect(await findUser(email)).toEqual([]);
  // A callback that this browser never started gets the same message.
  await page.context().clearCookies();
  await page.goto(`${product.url}/api/auth/callback/school?code=made-up&state=made-up`);
  await expectFailure(page, /^The sign-in was not finished/);
  await page.goto(`${product.url}/api/auth/error?error=%3Cscript%3E`);
  await expectFailure(page, /^The sign-in was not finished/);
});

test('a failure of the product shows the same message as any unfinished school sign-in', async ({ page }) => {
  const refuse = "ALTER TABLE users ADD CONSTRAINT no_such_school CHECK (email NOT LIKE 'broken-%') NOT VALID";
  // Limits how long ALTER waits for its lock, because all other queries on accounts wait behind it.
  const alter = (statement: string) =>
    expect(() => withOwner((client) => client.query(`SET lock_timeout = '300ms'; ${statement}`))).toPass();
  await alter(refuse);
  try {
    await signInWithSchool(page, `broken-${newEmail()}`);
    await expectFailure(page, /^The sign-in was not finished/);
    expect(page.url()).toBe(`${product.url}/signed-in?error=failed`);
  } finally {
    await alter('ALTER TABLE users DROP CONSTRAINT no_such_school');
  }
});

test('a school that does not respond is reported at once, before and after its sign-in page', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_CONNECTION_REFUSED/);
  await school.stop();
  await openDialog(page);
  await schoolButton(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    `We couldn't reach ${NAME}. Try again in a few minutes, or use your email address.`,
  );
  expect(page.url()).toBe(`${product.url}/study/core`);

  school = await startSchoolProvider(issuer, product.url);
  await schoolButton(page).click();
  school.hangUpOnProduct();
  await signInThere(page, newEmail());
  await expectFailure(page, /or the service stopped answering\. Try again\.$/);
  await school.stop();
  school = await startSchoolProvider(issuer, product.url);
});

test('a student opens a class link, signs in with the school, and joins the class', async ({ page, request }) => {
  const { accessToken } = await createAccount(request);
  const headers = { authorization: `Bearer ${accessToken}` };
  const made = await request.post(`${product.url}/api/classes`, { headers, data: { name: 'HVAC 101' } });
  const { id, code } = (await made.json()).data;
  await page.goto(`${product.url}/join#${code}`);
  await expect(page.getByRole('heading', { name: 'HVAC 101', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in first', exact: true }).click();
  await expect(schoolButton(page)).toBeVisible();
  await expectNoAxeViolations(page);

  // The student can still join the class after canceling the sign-in.
  await schoolButton(page).click();
  await page.getByRole('link', { name: '[ Cancel ]' }).click();
  await expectFailure(page, /^You went back/);
  await page.getByRole('link', { name: 'Try again', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in first', exact: true }).click();
  await schoolButton(page).click();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const email = newEmail();
  await signInThere(page, email);
  await expect(page.getByRole('heading', { name: 'HVAC 101', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in first', exact: true })).toHaveCount(0);
  // The class code must not be part of any URL that a server or a proxy could log.
  expect(asked.map((url) => url.split('#')[0]).filter((url) => url?.includes(code))).toEqual([]);
  await page.getByLabel('Your name', { exact: true }).fill('Maria Garcia');
  await page.getByRole('button', { name: 'Join the class', exact: true }).click();
  await expect(page.getByRole('main').getByText(/^You're in HVAC 101 as Maria Garcia\.$/)).toBeVisible();
  const roster = await (await request.get(`${product.url}/api/classes/${id}`, { headers })).json();
  expect(JSON.stringify(roster.data)).toContain('Maria Garcia');
  const [user] = await findUser(email);
  expect(userIdOf(await tokenOf(page))).toBe(user?.id);
});

test('a student with an existing account joins a class by email and password', async ({ page, request, account }) => {
  const teacher = await createAccount(request);
  const headers = { authorization: `Bearer ${teacher.accessToken}` };
  const made = await request.post(`${product.url}/api/classes`, { headers, data: { name: 'HVAC 102' } });
  await page.goto(`${product.url}/join#${(await made.json()).data.code}`);
  await page.getByRole('button', { name: 'Sign in first', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Your name', { exact: true }).fill('Sam Lee');
  await page.getByRole('button', { name: 'Join the class', exact: true }).click();
  await expect(page.getByRole('main').getByText(/^You're in HVAC 102 as Sam Lee\.$/)).toBeVisible();
  expect(userIdOf(await tokenOf(page))).toBe(account.userId);
});

test('a device account moves into the account to which the school sign-in leads', async ({ page }) => {
  await startStudying(page, product.url);
  const device = userIdOf(await tokenOf(page));
  await expect(saved(page)).toBeAttached();
  await page.goto(`${product.url}/profile`);
  await untilReady(page);
  await page.getByRole('button', { name: 'I already have an account', exact: true }).click();
  await schoolButton(page).click();
  const email = newEmail();
  await signInThere(page, email);
  await page.getByRole('button', { name: 'Bring them along', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/profile`);
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible();
  const [user] = await findUser(email);
  const kept = await withOwner((client) =>
    client.query('SELECT user_id FROM attempts WHERE user_id = ANY($1::uuid[])', [[device, user?.id]]),
  );
  expect(kept.rows).toEqual([{ user_id: user?.id }]);
});

test('the registration dialog offers school sign-in too', async ({ page }) => {
  await page.goto(`${product.url}/study/core`);
  await page
    .getByRole('button', { name: /free account/i })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Start Your Free Practice Test' })).toBeVisible();
  await schoolButton(page).click();
  await signInThere(page, newEmail());
  await expect(page).toHaveURL(`${product.url}/test-selection`);
});
