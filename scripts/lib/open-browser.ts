import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findInstalledBrowser } from './installed-browser.mjs';

/** Opens the browser named by CHROMIUM_PATH, an installed one, or Playwright's own. */
export function openBrowser(args: string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findInstalledBrowser();
  // Chromium needs `--no-sandbox` as root. Its requests to its vendor's hosts would distort measurements.
  const always = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
  return chromium.launch({ ...options, ...(executablePath ? { executablePath } : {}), args: [...always, ...args] });
}
