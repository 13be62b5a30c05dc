import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { childrenOf, newRefreshToken, refreshFamily } from './refresh-token';

const secrets = { AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) };
const configure = (more: Record<string, string> = {}) => {
  env.set(parseEnv({ ...secrets, ...more }));
};
beforeEach(() => configure());

describe('a refresh token', () => {
  it("belongs to its parent's family, and not to the family of another sign-in", () => {
    const first = newRefreshToken();
    const [child = ''] = childrenOf(first);
    const [grandchild = ''] = childrenOf(child);
    expect(new Set([first, child, grandchild]).size).toBe(3);
    expect(refreshFamily(grandchild)).toBe(refreshFamily(first));
    expect(refreshFamily(first)).toMatch(/^[\w-]{12}$/);
    expect(refreshFamily(newRefreshToken())).not.toBe(refreshFamily(first));
  });

  it('always has the same child', () => {
    const token = newRefreshToken();
    expect(childrenOf(token)).toEqual(childrenOf(token));
    expect(childrenOf(token)).toHaveLength(1);
  });

  it('has children with a family even if it has none itself', () => {
    const [child = ''] = childrenOf(randomBytes(32).toString('base64url'));
    expect(refreshFamily(child)).not.toBeNull();
  });

  it('stays valid after a change of the secret, and so does the child that was derived before the change', () => {
    const token = newRefreshToken();
    const [child] = childrenOf(token);
    configure({ AUTH_SECRET: 'c'.repeat(32), AUTH_SECRET_PREVIOUS: secrets.AUTH_SECRET });
    expect(refreshFamily(token)).not.toBeNull();
    expect(childrenOf(token)[1]).toBe(child);
    configure({ AUTH_SECRET: 'd'.repeat(32) });
    expect(refreshFamily(token)).toBeNull();
  });

  it.each(['', '..', 'a.b.c', 'x'.repeat(4096), `${'a'.repeat(12)}.${'b'.repeat(43)}.${'c'.repeat(22)}`])(
    'has no family if it is %j',
    (forged) => expect(refreshFamily(forged)).toBeNull(),
  );

  it('has no family if any part was changed', () => {
    const [family, secret, seal] = newRefreshToken().split('.');
    expect(refreshFamily(`${family}x.${secret}.${seal}`)).toBeNull();
    expect(refreshFamily(`${family}.${secret}x.${seal}`)).toBeNull();
  });
});
