import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { toUserId } from '@/lib/kernel/ids';
import { noteEnded, noteStanding } from '@/lib/session/standing';
import { clientOf } from './client';

const ACCOUNT = toUserId('0190f000-0000-7000-8000-000000000001');
const PAGE = { address: '203.0.113.7', path: '/statistics' };
const REFRESH = { ...PAGE, path: '/auth/refresh' };
const CONNECTION = { kind: 'address', name: '203.0.113.7' };
const ITS_ACCOUNT = { kind: 'account', name: ACCOUNT };

const showing = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const withCookie = (value: string) => showing({ cookie: `other=1; coldpass.session=${value}` });
const withToken = (value: string) => showing({ authorization: `Bearer ${value}` });

beforeEach(() => {
  env.set(parseEnv({ AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) }));
  for (const credential of ['cookie', 'token']) noteStanding(credential, ACCOUNT);
});

describe('the client of a request', () => {
  it('that shows nothing is its connection', () => {
    expect(clientOf(showing({}), PAGE)).toEqual(CONNECTION);
  });

  it('is the account of a token or a page cookie that stands', () => {
    expect(clientOf(withCookie('cookie'), PAGE)).toEqual(ITS_ACCOUNT);
    expect(clientOf(withToken('token'), PAGE)).toEqual(ITS_ACCOUNT);
    expect(clientOf(showing({ authorization: 'Bearer old', cookie: 'coldpass.session=cookie' }), PAGE)).toEqual(
      ITS_ACCOUNT,
    );
    expect(clientOf(withToken('token'), REFRESH)).toEqual(ITS_ACCOUNT);
  });

  it('is its connection where nobody here has seen what it shows open anything, however it is signed', () => {
    expect(clientOf(withCookie('another'), PAGE)).toEqual(CONNECTION);
    expect(clientOf(withToken('a.b.c'), PAGE)).toEqual(CONNECTION);
    expect(clientOf(withCookie('x'.repeat(5_000)), PAGE)).toEqual(CONNECTION);
  });

  it('is its connection once its session has ended', () => {
    for (const credential of ['cookie', 'token']) noteEnded(credential);
    expect(clientOf(withCookie('cookie'), PAGE)).toEqual(CONNECTION);
    expect(clientOf(withToken('token'), REFRESH)).toEqual(CONNECTION);
  });

  it('is not that of a cookie beside a refresh token', () => {
    expect(clientOf(showing({ authorization: 'Bearer old', cookie: 'coldpass.session=cookie' }), REFRESH)).toEqual(
      CONNECTION,
    );
  });
});
