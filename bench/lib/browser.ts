import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Lab, Member } from './lab';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find(existsSync);
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--no-first-run'],
  });
}

/** A phone-sized page on which the member is signed in. */
export async function signedInPage(browser: Browser, lab: Lab, member: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL: lab.url, viewport: { width: 390, height: 780 } });
  const response = await context.request.post('/auth/login', {
    data: { email: member.email, password: member.password },
  });
  const { accessToken, refreshToken } = ((await response.json()) as { data: Member }).data;
  await context.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('accessToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
    },
    [accessToken, refreshToken],
  );
  return context.newPage();
}
