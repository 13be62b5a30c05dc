import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findInstalledBrowser } from './installed-browser.mjs';

/** Opens the browser named by CHROMIUM_PATH, an installed browser, or the browser that Playwright downloaded. */
export function openBrowser(args: string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findInstalledBrowser();
  // Chromium needs `--no-sandbox` when run as root. The other flags stop requests to its vendor, which would distort
  // measurements.
  const always = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  return chromium.launch({ ...options, ...(executablePath ? { executablePath } : {}), args: [...always, ...args] });
}
