import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 900 };
const WIDTHS = [360, 768, 1280];
const NARROWEST = 320;
const THEMES = ['light', 'dark'] as const;
/** Charts draw themselves again some frames after their room has changed. */
const SETTLE_MS = 250;
const FOLDER = 'screenshots';
/** A result of a hundred questions goes on in the same way below. */
const TALLEST = 8000;

interface Shot {
  /** For what only narrow screens have. */
  widths?: readonly number[];
  /** A dialog or a menu: what is on the screen and no more. */
  isOverlay?: boolean;
}

export interface Camera {
  /** Pictures of a page as it stands, at each width, light and dark. */
  snap: (page: Page, name: string, shot?: Shot) => Promise<void>;
  /** What went wrong on the way: a sideways scroll, a state that was not reached. */
  faults: string[];
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 740 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLE_MS);
}

/** In a window as tall as the page, what sticks to the window's foot stands at the page's. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await page.waitForTimeout(SETTLE_MS);
}

/** The states are reached once; only the window and the theme change between the pictures of one. */
export function openCamera(): Camera {
  mkdirSync(FOLDER, { recursive: true });
  const faults: string[] = [];
  const snap = async (page: Page, name: string, { widths = WIDTHS, isOverlay = false }: Shot = {}) => {
    for (const width of [NARROWEST, ...widths]) {
      await resizeTo(page, width);
      const excess = await overflow(page);
      if (excess > 0) faults.push(`${name} scrolls sideways by ${excess} px at ${width} px`);
      if (width === NARROWEST) continue;
      if (!isOverlay) await showWhole(page, width);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` });
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  return { snap, faults };
}
