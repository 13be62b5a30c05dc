import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { DAY_MS } from '@/lib/kernel/time';
import { knownDevice, readDeviceCookie, rememberDevice, withDevice } from './known-device';

const jar = new Map<string, { value: string; options: object }>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: object) => jar.set(name, { value, options }),
  }),
}));

const NOW = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const secrets = { AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) };

function configure(more: Record<string, string> = {}): void {
  env.set(parseEnv({ ...secrets, ...more }));
}

beforeEach(() => {
  jar.clear();
  configure();
});

describe('a known device', () => {
  const person = () => ({ id: randomUUID(), passwordHash: '$2b$12$one' });
  const user = person();
  const cookie = () => withDevice('', user, NOW) ?? '';

  it('is recognized only for the account that was signed in to', () => {
    const mine = cookie();
    expect(knownDevice(mine, user, NOW)).toMatch(/^[\w-]{16}$/);
    expect(knownDevice(mine, person(), NOW)).toBeNull();
    expect(mine).not.toContain(user.id);
  });

  it('is no longer recognized after the password changes or is removed', () => {
    expect(knownDevice(cookie(), { ...user, passwordHash: '$2b$12$another' }, NOW)).toBeNull();
    expect(knownDevice(cookie(), { ...user, passwordHash: null }, NOW)).toBeNull();
  });

  it('expires after half a year, and when the secret changes and the old secret is not configured as the previous secret', () => {
    const mine = cookie();
    expect(knownDevice(mine, user, days(179))).not.toBeNull();
    expect(knownDevice(mine, user, days(181))).toBeNull();
    configure({ AUTH_SECRET: 'c'.repeat(32) });
    expect(knownDevice(mine, user, NOW)).toBeNull();
    configure({ AUTH_SECRET: 'c'.repeat(32), AUTH_SECRET_PREVIOUS: secrets.AUTH_SECRET });
    expect(knownDevice(mine, user, NOW)).not.toBeNull();
  });

  it.each(['', '~~', 'a.b.c', '....', 'x'.repeat(4000), `${'.'.repeat(3)}~%`])(
    'is not recognized from the cookie %j',
    (forged) => {
      expect(knownDevice(forged, user, NOW)).toBeNull();
    },
  );

  it('is not recognized from a mark with changed parts', () => {
    const [random, issued, seal] = cookie().split('.');
    for (const forged of [`x${random}.${issued}.${seal}`, `${random}.zzzzzz.${seal}`, `${random}.${issued}.`]) {
      expect(knownDevice(forged, user, NOW)).toBeNull();
    }
  });

  it('is recognized only for the last few users of a shared computer', () => {
    const people = Array.from({ length: 6 }, person);
    const shared = people.reduce((value, one) => withDevice(value, one, NOW) ?? value, '');
    expect(people.map((one) => knownDevice(shared, one, NOW) !== null)).toEqual([
      ...[false, false, true, true, true, true],
    ]);
    expect(shared.length).toBeLessThan(500);
    expect(withDevice(shared, people[5] ?? user, NOW)).toBeNull();
  });

  it('is stored in a cookie that scripts cannot read and other hosts cannot set', async () => {
    configure({ PUBLIC_URL: 'https://coldpass.example', SMTP_URL: 'capture', TRUSTED_PROXY_HOPS: '1' });
    await rememberDevice(user, NOW);
    expect(jar.get('__Host-coldpass.device')?.options).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
    });
    expect(knownDevice(await readDeviceCookie(), user, NOW)).not.toBeNull();
  });
});
