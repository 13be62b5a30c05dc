import type { Page } from '@playwright/test';
import { CARDS } from '@/lib/study/guides/cards';
import { readExport } from './fixtures/export';
import { startListening, takeHeard } from './fixtures/heard';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/** Registered facts as flash cards: by keyboard, by swipe, with a screen reader, and offline. */

const question = (page: Page) => page.getByRole('article').getByRole('heading');
const show = (page: Page) => page.getByRole('button', { name: 'Show the answer' });
const knew = (page: Page) => page.getByRole('button', { name: 'I knew it' });
const missed = (page: Page) => page.getByRole('button', { name: 'I did not' });
const known = (page: Page) => page.getByRole('main').getByRole('status');
const unguarded = (page: Page) => expect(page.locator('[inert]')).toHaveCount(0);

async function open(page: Page, anchor = ''): Promise<void> {
  await page.goto(`/cards${anchor}`);
  await untilReady(page);
  await unguarded(page);
}

const [first, second] = CARDS;
if (!first || !second) throw new Error('There are no cards.');

test('a card shows its figure, source and last check, and is still marked as known after a reload', async ({
  page,
}) => {
  await open(page);
  await expect(question(page)).toHaveText(first.name);
  await show(page).click();
  await expect(page.getByRole('article')).toContainText(first.figure);
  await expect(page.getByRole('article')).toContainText(first.source);
  await expect(page.getByRole('article')).toContainText(/Checked \w+ \d+, 20\d\d\./);
  await unguarded(page);
  await knew(page).click();
  await expect(question(page)).toHaveText(second.name);
  await expect(known(page)).toHaveText(`1 of ${CARDS.length} known`);
  await page.reload();
  await expect(known(page)).toHaveText(`1 of ${CARDS.length} known`);
  await expect(question(page)).toHaveText(second.name);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(known(page)).toHaveText(`0 of ${CARDS.length} known`);
  await expect(question(page)).toHaveText(first.name);
});

test('a screen reader announces the figure of a card and then the next card, by keyboard alone', async ({ page }) => {
  await startListening(page);
  await open(page);
  await show(page).focus();
  await takeHeard(page);
  await page.keyboard.press('Enter');
  await expect(knew(page)).toBeVisible();
  expect((await takeHeard(page)).join('\n')).toContain(`focus: ${first.figure}`);
  await unguarded(page);
  await page.keyboard.press('ArrowRight');
  await expect(question(page)).toBeFocused();
  const heard = await takeHeard(page);
  expect(heard).toContain(`focus: ${second.name}`);
  expect(heard).toContain(`live: 1 of ${CARDS.length} known`);
  await page.keyboard.press('ArrowRight');
  await expect(knew(page)).toBeVisible();
  await expect(known(page)).toHaveText(`1 of ${CARDS.length} known`);
  await page.keyboard.press('ArrowLeft');
  await expect(show(page)).toBeVisible();
  await expect(known(page)).toHaveText(`1 of ${CARDS.length} known`);
});

/** Simulates the pointer events of a thumb swiping across the card. */
async function swipe(page: Page, by: { x: number; y?: number }): Promise<void> {
  await page.getByRole('article').evaluate((card, { x, y = 0 }) => {
    const at = (type: string, clientX: number, clientY: number) =>
      card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY }));
    at('pointerdown', 180, 300);
    at('pointerup', 180 + x, 300 + y);
  }, by);
}

test('a swipe turns a card of the chosen section and marks it as known, and a scroll has no effect', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [one, other] = CARDS.filter(({ sections }) => sections.includes('type-1'));
  await open(page, '#type-1');
  await expect(page.getByLabel('Section')).toHaveValue('type-1');
  await swipe(page, { x: 90, y: 200 });
  await swipe(page, { x: 20 });
  await expect(show(page)).toBeVisible();
  await swipe(page, { x: -120 });
  await expect(page.getByRole('article')).toContainText(one?.figure ?? '');
  await swipe(page, { x: 120 });
  await expect(question(page)).toHaveText(other?.name ?? '');
  await expect(known(page)).toHaveText(/^1 of \d+ known$/);
});

test.describe('cards offline', () => {
  /** Allows the service worker, which serves pages offline. */
  test.use({ serviceWorkers: 'allow' });

  test('cards that were opened once work offline and stay marked as known', async ({ page, context }, testInfo) => {
    expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
    await open(page);
    await show(page).click();
    await unguarded(page);
    await knew(page).click();
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const kept = await (await caches.open('public-pages')).match('/cards');
            return kept !== undefined && navigator.serviceWorker.controller?.state;
          }),
        { timeout: 30_000 },
      )
      .toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await untilReady(page);
    await expect(question(page)).toHaveText(second.name);
    await show(page).click();
    await expect(page.getByRole('article')).toContainText(second.figure);
    await context.setOffline(false);
  });
});

interface KeptCard {
  factId: string;
  isKnown: boolean;
}

/** Reads the turned cards from the account export, sorted by fact. */
async function exportedCards(page: Page): Promise<KeptCard[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const data: { turned_cards: KeptCard[] } = await readExport(page.request, token);
  return data.turned_cards
    .map(({ factId, isKnown }) => ({ factId, isKnown }))
    .sort((one, other) => one.factId.localeCompare(other.factId));
}

async function turnNext(page: Page, isKnown: boolean): Promise<void> {
  await show(page).click();
  await unguarded(page);
  await (isKnown ? knew(page) : missed(page)).click();
}

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('coldpass.turned'));

test('marks on cards reach the account, including marks made offline', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED/);
  await open(page);
  await expect(page.getByText('Your plan uses it')).toBeVisible();
  await turnNext(page, true);
  await expect.poll(() => waiting(page)).toBeNull();
  await context.setOffline(true);
  await turnNext(page, false);
  await turnNext(page, true);
  expect(await waiting(page)).toContain(second.id);
  await context.setOffline(false);
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toBeNull();
  const said = [
    { factId: first.id, isKnown: true },
    { factId: second.id, isKnown: false },
    { factId: CARDS[2]?.id ?? '', isKnown: true },
  ];
  expect(await exportedCards(page)).toEqual(said.sort((one, other) => one.factId.localeCompare(other.factId)));
});
