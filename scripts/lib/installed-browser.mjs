import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Headless Chromium: the same engine at about half the processor time, which is most of what the tests take. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Playwright's download stays in this folder, like everything else that commands here write.
process.env.PLAYWRIGHT_BROWSERS_PATH ??= resolve('.browsers');

/** Returns the browser of CHROMIUM_PATH, or the first installed one. Undefined if there is neither. */
export const findInstalledBrowser = () => process.env.CHROMIUM_PATH || INSTALLED.find(existsSync);
