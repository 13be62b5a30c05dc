import { afterEach, describe, expect, it, vi } from 'vitest';
import { requireConfiguration } from '@/lib/boot';
import { env, parseEnv } from '@/lib/env';

const SECRETS = { AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) };

/** What the process says as it ends; null when it goes on. */
function start(given: Record<string, string>): string | null {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  env.set(parseEnv({ ...SECRETS, ...given }));
  try {
    requireConfiguration();
    return null;
  } catch {
    expect(ended).toHaveBeenCalledWith(1);
    return String(said.mock.calls[0]?.[0]);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  env.clear();
});

describe('a forgotten SMTP_URL', () => {
  it('stops the start where people come by https, with a sentence that says what to do', () => {
    const said = start({ PUBLIC_URL: 'https://practice.example.com' });
    expect(said).toMatch(/^SMTP_URL is not set, but PUBLIC_URL is https.*Set it to your mail server/);
  });

  it.each([
    ['on one’s own machine, where mail becomes files', {}],
    ['with a mail server', { PUBLIC_URL: 'https://practice.example.com', SMTP_URL: 'smtp://mail.example.com:587' }],
    ['where files were asked for', { PUBLIC_URL: 'https://practice.example.com', SMTP_URL: 'capture' }],
  ])('does not matter %s', (_where, given) => {
    expect(start(given)).toBeNull();
  });
});

describe('the configuration of metrics', () => {
  it.each([
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must be at least 32 characters'],
    [{ METRICS_TOKEN: `${'a'.repeat(32)} b` }, 'METRICS_TOKEN: must have no spaces'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT: must differ from PORT'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT: must be a whole number'],
  ])('%j: %s', (given, sentence) => {
    expect(() => parseEnv({ ...SECRETS, ...given })).toThrow(sentence);
  });
});
