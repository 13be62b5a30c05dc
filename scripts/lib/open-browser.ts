import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of CHROMIUM_PATH, an installed one, or Playwright's own. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find(existsSync);
  // As root a browser needs to be told; calls to its vendor's hosts only add noise to what is measured.
  const always = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...always, ...args] });
}
