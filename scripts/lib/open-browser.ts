import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findInstalledBrowser } from './installed-browser.mjs';

/** Opens the browser of CHROMIUM_PATH, an installed one, or Playwright's own. */
export function openBrowser(args: string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findInstalledBrowser();
  // Chromium needs `--no-sandbox` as root; requests to its vendor's hosts would only add noise to measurements.
  const always = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  return chromium.launch({ ...options, ...(executablePath ? { executablePath } : {}), args: [...always, ...args] });
}
