import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/lib/kernel/time';
import { judgeRefresh } from './rules';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

describe('judgeRefresh', () => {
  const session = { expiresAt: at(1000), revokedAt: null };
  const fresh = { expiresAt: at(1000), rotatedAt: null, child: null, session };
  const unused = { expiresAt: at(1000), rotatedAt: null };
  const rotated = { ...fresh, rotatedAt: at(-DAY_MS), child: unused };

  it.each([
    ['rotates a token that was never used', fresh, 'rotate'],
    ['refuses a token that expires now', { ...fresh, expiresAt: NOW }, 'expired'],
    ['rotates a token that expires in a millisecond', { ...fresh, expiresAt: at(1) }, 'rotate'],
    ['refuses a token of an expired session', { ...fresh, session: { ...session, expiresAt: NOW } }, 'expired'],
    ['refuses a token of a revoked session', { ...fresh, session: { ...session, revokedAt: at(-1) } }, 'expired'],
    ['returns the unused child of a token rotated a day ago again', rotated, 'repeat-child'],
    ['refuses a token with an expired child', { ...rotated, child: { ...unused, expiresAt: NOW } }, 'expired'],
    ['refuses a rotated token without a child', { ...rotated, child: null }, 'expired'],
    ['reports reuse if the child was used', { ...rotated, child: { ...unused, rotatedAt: at(-1) } }, 'reuse'],
    [
      'refuses a rotated token of an expired session',
      { ...rotated, session: { ...session, expiresAt: NOW } },
      'expired',
    ],
  ] as const)('judges a refresh token: it %s', (_what, token, verdict) => {
    expect(judgeRefresh(token, NOW)).toBe(verdict);
  });
});
