import type { Browser, Page } from '@playwright/test';
import type { Lab, Member } from './lab';

/** A phone-sized page on which the member is signed in. */
export async function signedInPage(browser: Browser, lab: Pick<Lab, 'url'>, member: Member): Promise<Page> {
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
