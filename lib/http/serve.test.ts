import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseEnv } from '@/lib/env';
import { endpoint } from '@/lib/kernel/endpoint';
import { serve } from './serve';

const data = z.object({ done: z.boolean() });
const act = endpoint({ method: 'POST', path: '/api/act', summary: 'Acts', access: 'public', data });
const look = endpoint({ method: 'GET', path: '/api/act', summary: 'Looks', access: 'public', data });

beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  globalThis.__coldpassEnv = parseEnv({ AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) });
});

const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

describe('serve', () => {
  it('does nothing that a page of another site has sent', async () => {
    const handle = vi.fn(async () => ({ done: true }));
    const request = new Request('http://localhost:3000/api/act', { method: 'POST', headers: FOREIGN });
    const response = await serve(act, handle)(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, error: 'FORBIDDEN' });
    expect(handle).not.toHaveBeenCalled();
  });

  it('answers what only reads, whoever links to it', async () => {
    const request = new Request('http://localhost:3000/api/act', { headers: FOREIGN });
    const response = await serve(look, async () => ({ done: true }))(request, { params: Promise.resolve({}) });
    expect(await response.json()).toEqual({ success: true, data: { done: true } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
