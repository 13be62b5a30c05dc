import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Headless Chromium. It has the same engine and takes half the processor time, of which tests need most. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Playwright's download goes to this folder, so that commands write nothing outside of it.
process.env.PLAYWRIGHT_BROWSERS_PATH ??= resolve('.browsers');

/** Returns the browser named by CHROMIUM_PATH, otherwise the first installed one. Undefined if there is none. */
export const findInstalledBrowser = () => process.env.CHROMIUM_PATH || INSTALLED.find(existsSync);
