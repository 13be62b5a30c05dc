/**
 * Pictures of every page in its main states at three widths, light and dark, into `screenshots/`, and a line for each that scrolls
 * sideways or was not reached. `npm run screenshots -- [admin's email] [password] [series …]`, with the product's address in
 * `COLDPASS_URL` unless it is http://localhost:3000.
 * Makes two accounts for the learner's pages and erases them; without an admin's password the admin's pages are left out.
 */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, BASE_URL } from '@/e2e/fixtures/test';
import { openBrowser } from './lib/open-browser';
import { admin, denied } from './lib/screens/admin';
import { type Camera, openCamera } from './lib/screens/camera';
import { keepSession } from './lib/screens/keep-session';
import { chooser, empty, exam, full, practice } from './lib/screens/learner';
import { VISITOR } from './lib/screens/visitor';

type Take = (page: Page, camera: Camera, account: Account) => Promise<void>;

interface Series {
  who: 'visitor' | 'newcomer' | 'learner' | 'admin';
  take: Take;
}

const SERIES: Record<string, Series> = {
  ...Object.fromEntries(Object.entries(VISITOR).map(([name, take]) => [name, { who: 'visitor', take }])),
  empty: { who: 'newcomer', take: empty },
  denied: { who: 'newcomer', take: denied },
  chooser: { who: 'newcomer', take: chooser },
  practice: { who: 'learner', take: practice },
  exam: { who: 'learner', take: exam },
  full: { who: 'learner', take: full },
  admin: { who: 'admin', take: admin },
};

const [email, password, ...chosen] = process.argv.slice(2);

/** A new account, or with a password, an existing one. */
async function signIn(request: APIRequestContext, known?: { email: string; password: string }): Promise<Account> {
  const who = known ?? { email: `maria-${Date.now()}@example.test`, password: randomUUID() };
  const response = known
    ? await request.post('/auth/login', { data: who })
    : await request.post('/auth/register', { data: { ...who, firstName: 'Maria', lastName: 'Alvarez' } });
  if (!response.ok()) throw new Error(`The sign-in was refused: ${response.status()} ${await response.text()}`);
  const { accessToken, refreshToken } = (await response.json()).data;
  const userId = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString()).sub;
  return { ...who, userId, accessToken, refreshToken };
}

async function erase(request: APIRequestContext, { email, password, userId }: Account): Promise<void> {
  const again = await request.post('/auth/login', { data: { email, password } });
  const { accessToken } = (await again.json()).data;
  await request.delete(`/auth/profile/${userId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { password },
  });
}

const NOBODY: Account = { email: '', password: '', userId: '', accessToken: '', refreshToken: '' };

const browser = await openBrowser();
const camera = openCamera();
for (const who of ['visitor', 'newcomer', 'learner', 'admin'] as const) {
  const series = Object.entries(SERIES).filter(
    ([name, one]) => one.who === who && (chosen.length === 0 || chosen.includes(name)),
  );
  if (series.length === 0 || (who === 'admin' && !(email && password))) continue;
  const context = await browser.newContext({
    baseURL: BASE_URL,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const isAdmin = who === 'admin' && email && password;
  const account = who === 'visitor' ? NOBODY : await signIn(context.request, isAdmin ? { email, password } : undefined);
  if (account !== NOBODY) await keepSession(context, account);
  for (const [name, { take }] of series) {
    const page = await context.newPage();
    try {
      await take(page, camera, account);
    } catch (error) {
      camera.faults.push(`The series ${name} ended early: ${error instanceof Error ? error.message : error}`);
    }
    await page.close();
  }
  if (account !== NOBODY && !isAdmin) await erase(context.request, account);
  await context.close();
}
await browser.close();
for (const fault of camera.faults) console.log(fault);
console.log('The pictures are in screenshots/');
process.exitCode = camera.faults.length > 0 ? 1 : 0;
