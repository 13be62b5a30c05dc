import { afterEach, describe, expect, it, vi } from 'vitest';
import { requireConfiguration } from '@/lib/boot';
import { env, parseEnv } from '@/lib/env';

const SECRETS = { AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  env.clear();
});

const HTTPS = { PUBLIC_URL: 'https://practice.example.com' };

describe('a variable that is required behind https', () => {
  it.each([
    [
      'SMTP_URL',
      { TRUSTED_PROXY_HOPS: '1' },
      /SMTP_URL: is not set, but PUBLIC_URL is https.*Set it to your mail server/,
    ],
    [
      'TRUSTED_PROXY_HOPS',
      { SMTP_URL: 'capture' },
      /TRUSTED_PROXY_HOPS: is not set, but PUBLIC_URL is https.*Set it to 0/,
    ],
    ['TRUSTED_PROXY_HOPS', { SMTP_URL: 'capture', TRUSTED_PROXY_HOPS: '' }, /TRUSTED_PROXY_HOPS: is not set/],
  ])('stops the start if it is missing, with a sentence that says what to do: %s', (_name, given, sentence) => {
    expect(() => parseEnv({ ...SECRETS, ...HTTPS, ...given })).toThrow(sentence);
  });

  it.each([
    ['on one’s own machine', {}],
    ['with a mail server and a proxy', { ...HTTPS, SMTP_URL: 'smtp://mail.example.com:587', TRUSTED_PROXY_HOPS: '1' }],
    ['where files and no proxy were written down', { ...HTTPS, SMTP_URL: 'capture', TRUSTED_PROXY_HOPS: '0' }],
  ])('may be missing %s', (_where, given) => {
    expect(parseEnv({ ...SECRETS, ...given }).AUTH_SECRET).toBe(SECRETS.AUTH_SECRET);
  });

  it('ends the serving process with only one sentence if it is missing', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    for (const [name, value] of Object.entries({ ...SECRETS, ...HTTPS, SMTP_URL: 'capture' })) vi.stubEnv(name, value);
    env.clear();
    expect(requireConfiguration).toThrow('ended');
    expect(ended).toHaveBeenCalledWith(1);
    expect(said.mock.calls[0]?.[0]).toMatch(/^The configuration is wrong.*\n {2}TRUSTED_PROXY_HOPS: is not set/);
  });
});

describe('the configuration of metrics', () => {
  it.each([
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must be at least 32 characters'],
    [{ METRICS_TOKEN: `${'a'.repeat(32)} b` }, 'METRICS_TOKEN: must have no spaces'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT: must differ from PORT'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT: must be a whole number'],
  ])('is refused for %j: %s', (given, sentence) => {
    expect(() => parseEnv({ ...SECRETS, ...given })).toThrow(sentence);
  });
});
