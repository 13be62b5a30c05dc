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
    ['ends a token that runs out now', { ...fresh, expiresAt: NOW }, 'expired'],
    ['rotates a token that runs out in a millisecond', { ...fresh, expiresAt: at(1) }, 'rotate'],
    ['ends a token whose session has run out', { ...fresh, session: { ...session, expiresAt: NOW } }, 'expired'],
    ['ends a token whose session was ended', { ...fresh, session: { ...session, revokedAt: at(-1) } }, 'expired'],
    ['repeats the child whose answer was lost a day ago', rotated, 'repeat-child'],
    ['ends the parent of a child that has run out', { ...rotated, child: { ...unused, expiresAt: NOW } }, 'expired'],
    ['ends the parent of a child that is gone', { ...rotated, child: null }, 'expired'],
    ['takes a grandparent for a copy', { ...rotated, child: { ...unused, rotatedAt: at(-1) } }, 'reuse'],
    [
      'ends a rotated token of a session that has run out',
      { ...rotated, session: { ...session, expiresAt: NOW } },
      'expired',
    ],
  ] as const)('%s', (_what, token, verdict) => {
    expect(judgeRefresh(token, NOW)).toBe(verdict);
  });
});
