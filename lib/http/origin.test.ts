import { beforeEach, describe, expect, it } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { refuseForeign } from './origin';

beforeEach(() => {
  const secrets = { AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) };
  env.set(parseEnv({ ...secrets, PUBLIC_URL: 'https://tests.example', SMTP_URL: 'capture', TRUSTED_PROXY_HOPS: '1' }));
});

const outcome = (headers: Record<string, string>) => {
  try {
    refuseForeign(new Headers({ host: '10.0.0.5:3000', ...headers }));
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a request that changes data', () => {
  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://tests.example' }],
    ['the person alone', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
    ['a page of ours where browsers tell only the origin', { origin: 'http://10.0.0.5:3000' }],
    ['a page of ours behind a proxy that names another host', { origin: 'https://tests.example' }],
  ])('is accepted from %s', (_name, headers) => {
    expect(outcome(headers as Record<string, string>)).toBe('taken');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbor on the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.tests.example' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
  ])('is refused from %s', (_name, headers) => {
    expect(outcome(headers)).toBe('FORBIDDEN');
  });
});
