import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PageResponse, refusal, refuse } from './refusals';

const busy = { ...refusal('UNAVAILABLE', 'Busy'), retrySeconds: 2 };
const PAGES = ['/tests', '/es/tests'];
const server = createServer({ ServerResponse: PageResponse }, (request, response) => {
  if (!request.url?.startsWith('/page'))
    return refuse(request, response, { ...busy, isApi: !PAGES.includes(request.url ?? '') });
  if (request.url === '/page/away') request.headers['x-coldpass-failure'] = 'database';
  response.statusCode = 500;
  response.end('failed');
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('a refused API client receives a JSON error, with the seconds after which to retry', async () => {
  const response = await fetch(`${address}/api/sections`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toEqual({ success: false, message: 'Busy', error: 'UNAVAILABLE' });
});

it('a refused browser receives a page that gives the reason and offers a retry', async () => {
  const response = await fetch(`${address}/tests`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain('<meta http-equiv="refresh" content="2">');
  expect(page).toContain('<p>Busy</p>');
  expect(page).toContain('<a href="">Try again</a>');
});

it('a browser that is refused a Spanish page receives a Spanish one', async () => {
  const page = await (await fetch(`${address}/es/tests`)).text();
  expect(page).toContain('<h1>Un momento</h1>');
  expect(page).toContain('<a href="">Intentar de nuevo</a>');
});

it('PageResponse asks for a retry while the database is unavailable', async () => {
  const response = await fetch(`${address}/page/away`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await response.text()).toBe('failed');
});

it('PageResponse leaves our own errors unchanged', async () => {
  const response = await fetch(`${address}/page`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
});
