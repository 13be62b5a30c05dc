import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PageResponse } from './refusals';

const server = createServer({ ServerResponse: PageResponse }, (request, response) => {
  if (request.url === '/away') request.headers['x-coldpass-failure'] = 'database';
  response.statusCode = 500;
  response.end('failed');
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('PageResponse asks for a retry while the database is unavailable', async () => {
  const response = await fetch(`${address}/away`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await response.text()).toBe('failed');
});

it('PageResponse leaves our own errors unchanged', async () => {
  const response = await fetch(`${address}/other`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
});
