import type { BrowserContext } from '@playwright/test';

interface Pair {
  accessToken: string;
  refreshToken: string;
}

/** The bearer pair in local storage, beside the page cookie that came with it, as a sign-in leaves them. */
export async function keepSession(context: BrowserContext, { accessToken, refreshToken }: Pair): Promise<void> {
  await context.addInitScript(
    (pair) => {
      if (localStorage.getItem('refreshToken')) return;
      localStorage.setItem('accessToken', pair.accessToken);
      localStorage.setItem('refreshToken', pair.refreshToken);
    },
    { accessToken, refreshToken },
  );
}
