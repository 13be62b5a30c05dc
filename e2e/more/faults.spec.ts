import type { BrowserContext, Page, Route } from '@playwright/test';
import { scoreAttempt } from '@/components/results/local-result';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { seededRandom } from '@/lib/kernel/random';
import { compareWithServer, expectNothingLost, seeVerdict, startPractice } from '../fixtures/attempt';
import { killDatabase, killServer } from '../fixtures/processes';
import { endRoute } from '../fixtures/routes';
import { expect, expectConsoleErrors, test } from '../fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

/**
 * Takes whole tests while faults are injected. Every answer that the page accepted must be stored exactly once with the
 * last choice, and the browser and the server must compute the same score. `FAULT_ATTEMPTS=50 npx playwright test
 * faults` runs the long form.
 */
const ATTEMPTS = Number(process.env.FAULT_ATTEMPTS ?? 2);
const SEED = Number(process.env.FAULT_SEED ?? 608);
const RECOVERY_MS = 60_000;

interface Weather {
  page: Page;
  context: BrowserContext;
  random: () => number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds between kills. The start command gives up on a process that dies five times in a minute. */
const BETWEEN_KILLS_MS = 20_000;
let killedAt = 0;
function killNow(kill: () => void): void {
  if (Date.now() - killedAt < BETWEEN_KILLS_MS) return;
  killedAt = Date.now();
  kill();
}

/** Faults that end by themselves. The page must keep working during each of them. */
const FAULTS: Record<string, (weather: Weather) => Promise<void>> = {
  'network cut': async ({ context, random }) => {
    await context.setOffline(true);
    setTimeout(() => void context.setOffline(false).catch(() => undefined), 500 + random() * 3000);
  },
  reload: async ({ page }) => {
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
  },
  'server killed': async () => killNow(killServer),
  'database killed': async () => killNow(killDatabase),
  'requests delayed': async ({ page, random }) => {
    await page.route('**/api/test/**', async (route) => {
      await pause(random() * 1500);
      await route.continue().catch(() => undefined);
    });
    setTimeout(() => void endRoute(page, '**/api/test/**').catch(() => undefined), 4000);
  },
  'requests repeated': async ({ page }) => {
    const twice = async (route: Route) => {
      await route.fetch().catch(() => undefined);
      await route.continue().catch(() => undefined);
    };
    await page.route('**/api/test/**', twice);
    setTimeout(() => void endRoute(page, '**/api/test/**').catch(() => undefined), 3000);
  },
  'answers cut off': async ({ page }) => {
    const cut = async (route: Route) => {
      // The server gets the request, but the page never gets the response.
      await route.fetch().catch(() => undefined);
      await route.abort().catch(() => undefined);
    };
    await page.route('**/api/test/**', cut);
    setTimeout(() => void endRoute(page, '**/api/test/**').catch(() => undefined), 2000);
  },
};

async function answer(page: Page, place: number, random: () => number): Promise<void> {
  await expect(page.getByText(`Question ${place} of 10`).first()).toBeVisible({ timeout: RECOVERY_MS });
  await page.keyboard.press(String(1 + Math.floor(random() * 4)));
  // Changes some answers before they are submitted.
  if (random() < 0.3) await page.keyboard.press(String(1 + Math.floor(random() * 4)));
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  if (await submit.isDisabled()) await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
}

async function goOn(page: Page, place: number): Promise<void> {
  const next = page.getByRole('button', { name: place < 10 ? 'Next Question' : 'Finish Test' });
  await next.waitFor({ timeout: RECOVERY_MS });
  // The button may have appeared only a moment ago, after a reload.
  await seeVerdict(page);
  await next.click({ timeout: RECOVERY_MS });
}

for (let number = 1; number <= ATTEMPTS; number += 1) {
  test(`no answer is lost to injected faults in attempt ${number} of ${ATTEMPTS}`, async ({
    signedIn: page,
    context,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /./);
    const random = seededRandom(SEED + number);
    const injected: string[] = [];
    await startPractice(page);
    for (let place = 1; place <= 10; place += 1) {
      await answer(page, place, random);
      if (random() < 0.5) {
        const names = Object.keys(FAULTS);
        const name = names[Math.floor(random() * names.length)] ?? 'reload';
        injected.push(`${place}: ${name}`);
        await FAULTS[name]?.({ page, context, random });
      }
      await goOn(page, place);
    }
    testInfo.annotations.push({ type: 'faults', description: injected.join(', ') });
    await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible({ timeout: RECOVERY_MS });
    await context.setOffline(false);
    await expect(page.getByText('Saved on this device')).toBeHidden({ timeout: RECOVERY_MS });
    await expectNothingLost(page, 10);
    const attempt = await page.evaluate(
      () => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt as CurrentAttempt,
    );
    const { result } = await compareWithServer(page);
    expect(scoreAttempt(attempt, attempt.completedAt ?? 0).score).toMatchObject(result.score);
  });
}
