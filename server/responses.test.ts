import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commonHeaders } from './headers';
import { dressResponse } from './responses';

const policies = { ofPrerendered: () => "default-src 'none'", withNonce: () => "default-src 'none'" };
const endpoints = { allowedAt: () => null };
const common = Object.entries(commonHeaders(true));
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    dressResponse(request, response, { admitted: { path, requestId: 'r', isApi: false }, policies, endpoints, common });
    if (path === '/broken' || path === '/away') response.statusCode = 500;
    if (path === '/away') request.headers['x-coldpass-failure'] = 'database';
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const referrerOf = async (path: string) => (await fetch(origin + path)).headers.get('referrer-policy');

describe('the referrer policy', () => {
  it.each(['/reset-password?token=secret', '/verify-email?token=secret', '/verify-email/'])(
    'of %s tells nothing',
    async (path) => {
      expect(await referrerOf(path)).toBe('no-referrer');
    },
  );

  it('of any other page tells the origin alone to other sites', async () => {
    expect(await referrerOf('/overview')).toBe('strict-origin-when-cross-origin');
  });
});

describe('a page that could not be rendered', () => {
  it('is to be asked for again when the database was away', async () => {
    const response = await fetch(`${origin}/away`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('page');
  });

  it('is an error of ours else', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect((await fetch(`${origin}/broken`)).status).toBe(500);
    // Nobody else has said why.
    expect(said.mock.calls).toEqual([[expect.stringContaining('"path":"/broken"')]]);
    said.mockRestore();
  });
});
