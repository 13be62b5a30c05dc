import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signedInPage } from '@/bench/lib/browser';
import { registerMember } from '@/bench/lib/lab';
import { countVisit, openWithoutCache, type Traffic } from '@/bench/lib/traffic';
import { firstQuestion, startTest } from '@/bench/measures/question-page';
import { openBrowser } from '@/scripts/lib/open-browser';
import { PASSWORD, SHORT_TEST, userName } from './exam';
import { LOGIN_PAGE } from './stack';

/** The page of the first question of a test of ten: with an empty cache, and once more. */
export interface Visits {
  cold: Traffic;
  warm: Traffic;
}

const TCEXAM_QUESTION = `/public/code/tce_test_execute.php?testid=${SHORT_TEST.id}`;

async function enterTcexam(browser: Browser, url: string, userNumber: number): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 780 } });
  const page = await context.newPage();
  await page.goto(LOGIN_PAGE);
  await page.locator('#xuser_name').fill(userName(userNumber));
  await page.locator('#xuser_password').fill(PASSWORD);
  await page.locator('#login').click();
  await page.waitForLoadState();
  await page.goto(TCEXAM_QUESTION);
  await page.locator('#nextquestion').waitFor();
  return context;
}

async function visitTwice(page: Page, path: string, isThere: () => Promise<void>): Promise<Visits> {
  const cold = await countVisit(page, path, isThere);
  return { cold, warm: await countVisit(page, path, isThere) };
}

export async function visitPages(
  ours: { url: string },
  theirs: { url: string; userNumber: number },
): Promise<{ ours: Visits; theirs: Visits }> {
  // Playwright would end this process at Ctrl-C, before it has stopped what it has started.
  const browser = await openBrowser([], { handleSIGINT: false, handleSIGTERM: false });
  try {
    const started = await startTest(await signedInPage(browser, ours, await registerMember(ours.url)));
    const page = await openWithoutCache(browser, started, ours.url);
    const entered = await enterTcexam(browser, theirs.url, theirs.userNumber);
    const theirPage = await openWithoutCache(browser, entered, theirs.url);
    return {
      ours: await visitTwice(page, '/test', () => firstQuestion(page)),
      theirs: await visitTwice(theirPage, TCEXAM_QUESTION, () => theirPage.locator('#nextquestion').waitFor()),
    };
  } finally {
    await browser.close();
  }
}
