import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { requestMail } from '@/lib/auth/links-service';
import { env, parseEnv } from '@/lib/env';
import { openEndpoint } from '@/lib/kernel/endpoint';
import { log } from '@/lib/log';
import { mailAccountDeleted } from '@/lib/mail/service';
import { serve } from './serve';

const data = z.object({ done: z.boolean() });
const contract = { summary: 'Acts', data };
const act = openEndpoint<typeof contract>({ method: 'POST', path: '/api/act', access: 'public' });
const look = openEndpoint<typeof contract>({ method: 'GET', path: '/api/act', access: 'public' });

beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  env.set(parseEnv({ AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) }));
});

const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

describe('serve', () => {
  it('refuses a request from a page of another site without calling the handler', async () => {
    const handle = vi.fn(async () => ({ done: true }));
    const request = new Request('http://localhost:3000/api/act', { method: 'POST', headers: FOREIGN });
    const response = await serve(act, contract, handle)(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, error: 'FORBIDDEN' });
    expect(handle).not.toHaveBeenCalled();
  });

  it('accepts a read from a link on any page', async () => {
    const request = new Request('http://localhost:3000/api/act', { headers: FOREIGN });
    const response = await serve(look, contract, async () => ({ done: true }))(request, {
      params: Promise.resolve({}),
    });
    expect(await response.json()).toEqual({ success: true, data: { done: true } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('returns 500 and logs the error if the response does not match its contract', async () => {
    const line = vi.spyOn(log, 'error').mockReturnValue();
    const request = new Request('http://localhost:3000/api/act');
    const broken = serve(look, contract, async () => JSON.parse('{ "done": "perhaps" }'));
    const response = await broken(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ success: false, error: 'INTERNAL' });
    expect(line).toHaveBeenCalledWith('request', expect.objectContaining({ error: expect.stringContaining('done') }));
  });

  it('reports the error in a request that does not match the contract', async () => {
    const body = z.strictObject({ size: z.number() });
    const request = new Request('http://localhost:3000/api/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{ "size": "all" }',
    });
    const strict = { ...contract, body };
    const act = openEndpoint<typeof strict>({ method: 'POST', path: '/api/act', access: 'public' });
    const response = await serve(act, strict, async () => ({ done: true }))(request, {
      params: Promise.resolve({}),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'VALIDATION', fields: { size: 'Must be a number' } });
  });

  it('reads only three files of a network at once, because files are held in memory', async () => {
    const upload = { maxBytes: 9, types: ['text/plain'] };
    const put = openEndpoint<typeof contract>({
      method: 'POST',
      path: '/api/act',
      access: 'public',
      isHeavy: true,
      upload,
    });
    const readers: ReadableStreamDefaultController[] = [];
    const send = (address: string) => {
      const body = new ReadableStream({ pull: (reader) => void readers.push(reader) }, { highWaterMark: 0 });
      const headers = { 'content-type': 'text/plain', 'x-coldpass-client-address': address };
      const request = new Request('http://localhost:3000/api/act', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      return serve(put, contract, async () => ({ done: true }))(request, { params: Promise.resolve({}) });
    };
    const responses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '198.51.100.1'].map(send);
    await vi.waitFor(() => expect(readers).toHaveLength(4));
    for (let file = 0; file < 5; file += 1) {
      readers[file]?.enqueue(Buffer.from('file'));
      readers[file]?.close();
      await vi.waitFor(() => expect(readers.length).toBeGreaterThan(Math.min(file + 1, 4)));
    }
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('refuses to send mail for an endpoint that does not declare it, and logs which declaration is missing', async () => {
    const line = vi.spyOn(log, 'error').mockReturnValue();
    const mails = async () => {
      mailAccountDeleted({ to: 'somebody@example.test', isConfirmed: true, language: 'en' });
      return { done: true };
    };
    const request = new Request('http://localhost:3000/api/act', { method: 'POST' });
    const response = await serve(act, contract, mails)(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(500);
    expect(line).toHaveBeenCalledWith(
      'request',
      expect.objectContaining({ error: expect.stringContaining('sendsMail') }),
    );
  });

  it('refuses undeclared mail before calling a handler that would send mail after its response has begun', async () => {
    vi.spyOn(log, 'error').mockReturnValue();
    const origin = { address: '192.0.2.1', deviceName: 'Firefox on Linux', language: 'en' as const };
    const mails = async () => {
      await requestMail('reset_password', { email: 'somebody@example.test', origin, now: new Date() });
      return { done: true };
    };
    const request = new Request('http://localhost:3000/api/act', { method: 'POST' });
    expect((await serve(act, contract, mails)(request, { params: Promise.resolve({}) })).status).toBe(500);
  });
});
