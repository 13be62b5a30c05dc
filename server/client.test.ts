import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { noteEnded } from '@/lib/session/ended';
import { readPageCookie, sealPageCookie } from '@/lib/session/page-cookie-codec';
import { newRefreshToken, refreshFamily } from '@/lib/session/refresh-token';
import { identifyClient, recallClient } from './client';

vi.mock('@/lib/session/page-cookie-codec', async (load) => {
  const codec = await load<typeof import('@/lib/session/page-cookie-codec')>();
  return { ...codec, readPageCookie: vi.fn(codec.readPageCookie) };
});

const ACCOUNT = '0190f000-0000-7000-8000-000000000001';
const PAGE = { address: '203.0.113.7', path: '/statistics' };
const CONNECTION = { kind: 'address', name: '203.0.113.7' };

const showing = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const withCookie = (value: string) => showing({ cookie: `other=1; coldpass.session=${value}` });
const sealed = () => sealPageCookie({ sub: ACCOUNT, sid: ACCOUNT, email: 'a@example.test', name: 'A' });

beforeEach(() => {
  env.set(parseEnv({ AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) }));
  vi.mocked(readPageCookie).mockClear();
});

describe('the client of a request', () => {
  it('that shows nothing is its connection, at once', () => {
    expect(recallClient(showing({}), PAGE)).toEqual(CONNECTION);
  });

  it('with a cookie that was not seen before is unknown until it has been decrypted, and then known without', async () => {
    const request = withCookie(await sealed());
    expect(recallClient(request, PAGE)).toBeUndefined();
    expect(await identifyClient(request, PAGE)).toEqual({ kind: 'account', name: ACCOUNT });
    expect(recallClient(request, PAGE)).toEqual({ kind: 'account', name: ACCOUNT });
    expect(readPageCookie).toHaveBeenCalledTimes(1);
  });

  it('with a forged cookie is its connection, and unknown again the next time', async () => {
    const request = withCookie(`${await sealed()}x`);
    expect(await identifyClient(request, PAGE)).toEqual(CONNECTION);
    expect(recallClient(request, PAGE)).toBeUndefined();
  });

  it('with a cookie longer than any of ours is its connection, and nothing is decrypted', () => {
    expect(recallClient(withCookie('x'.repeat(5_000)), PAGE)).toEqual(CONNECTION);
    expect(readPageCookie).not.toHaveBeenCalled();
  });

  it('with a forged token is unknown until it has been checked', async () => {
    const request = showing({ authorization: 'Bearer a.b.c' });
    expect(recallClient(request, PAGE)).toBeUndefined();
    expect(await identifyClient(request, PAGE)).toEqual(CONNECTION);
  });

  it('with a refresh token is its family, where refresh tokens are taken', () => {
    const token = newRefreshToken(null);
    const request = showing({ authorization: `Bearer ${token}` });
    expect(recallClient(request, { ...PAGE, path: '/auth/refresh' })).toEqual({
      ...{ kind: 'account', name: `family ${refreshFamily(token)}` },
    });
    const madeUp = showing({ authorization: 'Bearer a.b.c' });
    expect(recallClient(madeUp, { ...PAGE, path: '/auth/refresh' })).toEqual(CONNECTION);
  });

  it('whose session has ended is its connection, whatever its signature says', async () => {
    const cookie = await sealed();
    const token = newRefreshToken(null);
    expect(await identifyClient(withCookie(cookie), PAGE)).toEqual({ kind: 'account', name: ACCOUNT });
    noteEnded(cookie);
    noteEnded(token);
    expect(recallClient(withCookie(cookie), PAGE)).toEqual(CONNECTION);
    const refresh = showing({ authorization: `Bearer ${token}` });
    expect(recallClient(refresh, { ...PAGE, path: '/auth/refresh' })).toEqual(CONNECTION);
  });
});
