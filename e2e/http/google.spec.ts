import { expect, test } from '@/e2e/fixtures/test';

test('Google sign-in is not offered without its two variables, and next-auth serves only sign-in paths', async ({
  request,
}) => {
  expect(await (await request.get('/api/auth/providers')).json()).toEqual({});
  for (const path of ['/api/auth/session', '/api/auth/signout', '/api/auth/_log']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, error: 'NOT_FOUND' });
  }
});

test('a page cookie cannot be exchanged for tokens if its session already has tokens', async ({
  playwright,
  baseURL,
  account,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const signIn = await request.post('/auth/login', { data: { email: account.email, password: account.password } });
  expect(signIn.ok()).toBe(true);
  for (const [site, error] of [
    ['same-origin', 'UNAUTHENTICATED'],
    ['cross-site', 'FORBIDDEN'],
    ['none', 'UNAUTHENTICATED'],
  ] as const) {
    const response = await request.post('/auth/exchange', { headers: { 'sec-fetch-site': site } });
    expect((await response.json()).error, site).toBe(error);
  }
  await request.dispose();
});
