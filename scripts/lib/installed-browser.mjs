import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Chromium without its windows: the same engine at about half the processor time, which is most of what the tests take. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Playwright's own setting: its download belongs to this folder, like everything else that a command here writes.
process.env.PLAYWRIGHT_BROWSERS_PATH ??= resolve('.browsers');

/** The browser of CHROMIUM_PATH, or the first that is installed. Undefined where there is neither. */
export const findInstalledBrowser = () => process.env.CHROMIUM_PATH || INSTALLED.find(existsSync);
