/**
 * Pictures of every page at three widths, light and dark, into `screenshots/`, and a line for each page that scrolls sideways.
 * `npm run screenshots -- http://localhost:3000 [email password]`; with an account the guarded pages too.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser } from './lib/open-browser';
import { PUBLIC_PAGES } from './lib/public-pages';

const PUBLIC = [...PUBLIC_PAGES, '/no-such-page'];
const GUARDED = ['/tests', '/favorites', '/statistics', '/profile', '/reports', '/admin', '/admin/dashboard'];
const WIDTHS = [360, 768, 1280];
const NARROWEST = 320;
const THEMES = ['light', 'dark'] as const;
const FOLDER = 'screenshots';

const [base = 'http://localhost:3000', email, password] = process.argv.slice(2);

/** The bearer pair in local storage and the page cookie, as a sign-in leaves them. */
async function signIn(context: BrowserContext): Promise<void> {
  const response = await context.request.post(`${base}/auth/login`, { data: { email, password } });
  if (!response.ok()) throw new Error(`The sign-in was refused: ${response.status()} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } };
  await context.addInitScript((pair) => {
    localStorage.setItem('accessToken', pair.accessToken);
    localStorage.setItem('refreshToken', pair.refreshToken);
  }, data);
}

async function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

interface Round {
  paths: readonly string[];
  width: number;
  theme: (typeof THEMES)[number];
  isMember: boolean;
}

async function takeRound(browser: Browser, { paths, width, theme, isMember }: Round): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (isMember) await signIn(context);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const overflow = await measureOverflow(page);
    if (overflow > 0) console.log(`${path} at ${width} px scrolls sideways by ${overflow} px`);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    if (width > NARROWEST) await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: true });
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
const groups = [{ paths: PUBLIC, isMember: false }, ...(email ? [{ paths: GUARDED, isMember: true }] : [])];
for (const group of groups) {
  for (const theme of THEMES) {
    for (const width of WIDTHS) await takeRound(browser, { ...group, width, theme });
  }
  await takeRound(browser, { ...group, width: NARROWEST, theme: 'light' });
}
await browser.close();
console.log(`The pictures are in ${FOLDER}/`);
