import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findInstalledBrowser } from './installed-browser.mjs';

/** The browser of CHROMIUM_PATH, an installed one, or Playwright's own. */
export function openBrowser(args: string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findInstalledBrowser();
  // As root a browser needs to be told; calls to its vendor's hosts only add noise to what is measured.
  const always = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  return chromium.launch({ ...options, ...(executablePath ? { executablePath } : {}), args: [...always, ...args] });
}
