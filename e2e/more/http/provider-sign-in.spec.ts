import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type SecondServer, startSecondServer } from '@/e2e/fixtures/second-server';
import { BASE_URL, expect, test } from '@/e2e/fixtures/test';
import { freePort } from '@/lib/kernel/free-port';

/** Responses of next-auth to clients without the pages, through the server in front of Next. */

let asked = 0;
let school: Server;
let product: SecondServer;

/** Starts a fake school: serves its OpenID configuration and counts requests. */
async function startSchool(): Promise<string> {
  school = createServer((_request, response) => {
    asked += 1;
    const { port } = school.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}`;
    response.setHeader('content-type', 'application/json');
    const endpoints = { authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/j` };
    response.end(JSON.stringify({ issuer, ...endpoints }));
  }).listen(0, '127.0.0.1');
  await once(school, 'listening');
  return `http://127.0.0.1:${(school.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  const port = await freePort();
  product = await startSecondServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    OIDC_ISSUER: await startSchool(),
    OIDC_CLIENT_ID: 'coldpass',
    OIDC_CLIENT_SECRET: 'a secret',
    RATE_LIMIT_FACTOR: '0.1',
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'silent',
  });
});
test.afterAll(async () => {
  await product?.end('SIGTERM');
  school?.closeAllConnections();
  school?.close();
});

/** Invalid return URLs: malformed ones, other hosts, names that resemble this site, and other schemes. */
const RETURNS = ['http://[', '//evil.example/', 'https://evil.example/', 'javascript:alert(1)', 'x', '\\0'];
const RETURN_COOKIE = 'coldpass.return';

/** Starts a sign-in from a client address that only this test uses, because limits count per address. */
async function signIn(request: APIRequestContext, from: string, callbackUrl: string) {
  const headers = { 'x-forwarded-for': from };
  const { csrfToken } = await (await request.get(`${product.url}/api/auth/csrf`, { headers })).json();
  const form = { csrfToken, callbackUrl, json: 'true' };
  return request.post(`${product.url}/api/auth/signin/school`, { headers, form });
}

test('an invalid return URL causes no server error and no redirect, in a query or in a cookie', async ({
  playwright,
}) => {
  const bare = await playwright.request.newContext({ maxRedirects: 0 });
  for (const address of RETURNS) {
    const query = `callbackUrl=${encodeURIComponent(address)}`;
    const headers = { cookie: `${RETURN_COOKIE}=${encodeURIComponent(address)}` };
    for (const path of ['providers', 'csrf', 'error', 'signin', 'signin/school', 'callback/school', 'callback/none']) {
      for (const sent of [{ url: `${path}?${query}` }, { url: path, headers }, { url: `${path}?${query}`, headers }]) {
        const response = await bare.get(`${BASE_URL}/api/auth/${sent.url}`, { headers: sent.headers ?? {} });
        expect(response.status(), `${sent.url} ${sent.headers?.cookie}`).toBeLessThan(500);
        expect(response.headers().location ?? '', sent.url).not.toMatch(/evil|javascript/);
      }
    }
    const forgotten = await bare.get(`${BASE_URL}/api/auth/providers`, { headers });
    expect(forgotten.status()).toBe(200);
    expect(await forgotten.json()).toEqual({});
    expect(forgotten.headers()['set-cookie'], address).toContain(`${RETURN_COOKIE}=`);
  }
  await bare.dispose();
});

test('a sign-in with an invalid return URL leads to the provider and back to this site', async ({ playwright }) => {
  const site = `${product.url}/signed-in`;
  const addresses = [...RETURNS, `${product.url}.evil.example/`, product.url.replace('://', '://evil@evil.example@')];
  for (const [at, address] of [...addresses, `${product.url}/favorites`].entries()) {
    const request = await playwright.request.newContext({ maxRedirects: 0 });
    const response = await signIn(request, `203.0.113.${at + 1}`, address);
    expect(response.status(), address).toBe(200);
    expect((await response.json()).url, address).toContain('http://127.0.0.1:');
    const { cookies } = await request.storageState();
    const kept = decodeURIComponent(cookies.find(({ name }) => name === RETURN_COOKIE)?.value ?? '');
    if (address.endsWith('/favorites')) expect(kept).toBe(address);
    else expect(kept === site || kept.startsWith(`${product.url}/`), `${address}: ${kept}`).toBe(true);
    await request.dispose();
  }
});

test("a sign-in body that is not a form is refused with the product's own error", async ({ request }) => {
  const address = `${product.url}/api/auth/signin/school`;
  const headers = { 'x-forwarded-for': '203.0.113.50', 'content-type': 'application/json' };
  for (const data of ['{"callbackUrl":[1],"csrfToken":{}}', 'null', '{']) {
    const response = await request.post(address, { headers, data });
    expect(response.status(), data).toBe(415);
    expect(await response.json()).toMatchObject({ success: false, error: 'UNSUPPORTED_MEDIA_TYPE' });
  }
});

test('repeated sign-ins and callbacks are refused before they reach the school', async ({ playwright }) => {
  const request = await playwright.request.newContext({ maxRedirects: 0 });
  const headers = { 'x-forwarded-for': '203.0.113.60' };
  const { csrfToken } = await (await request.get(`${product.url}/api/auth/csrf`, { headers })).json();
  const form = { csrfToken, callbackUrl: '/', json: 'true' };
  const begin = () => request.post(`${product.url}/api/auth/signin/school`, { headers, form });
  const comeBack = () => request.get(`${product.url}/api/auth/callback/school?code=made-up&state=x`, { headers });
  const before = asked;
  let sent = 0;
  let refused: APIResponse[] = [];
  for (let round = 0; round < 10 && refused.length === 0; round += 1) {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? begin() : comeBack())));
    sent += responses.length;
    refused = responses.filter((response) => response.status() === 429);
  }
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ success: false, error: 'RATE_LIMITED' });
  }
  expect(asked - before).toBeGreaterThan(0);
  expect(asked - before).toBeLessThanOrEqual(sent - refused.length);
  await request.dispose();
});
