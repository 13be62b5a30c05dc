import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '@/lib/auth/rules';
import { DAY_MS } from '@/lib/kernel/time';
import { DOUBT, judgeRefresh } from './rules';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

describe('judgeRefresh', () => {
  const session = { expiresAt: at(1000), revokedAt: null };
  const fresh = { expiresAt: at(1000), rotatedAt: null, child: null, session };
  const unused = { expiresAt: at(1000), rotatedAt: null, usedAt: null, doubtBefore: 0 };
  const rotated = { ...fresh, rotatedAt: at(-DAY_MS), child: unused };
  const usedAgo = (ms: number) => ({ ...rotated, child: { ...unused, usedAt: at(-ms) } });
  const doubted = (doubtBefore: number) => ({ ...rotated, child: { ...unused, doubtBefore } });
  const again = (doubt: number) => ({ act: 'repeat-child', doubt });

  it.each([
    ['a token never used', fresh, { act: 'rotate' }],
    ['one that runs out now', { ...fresh, expiresAt: NOW }, { act: 'expired' }],
    ['one that runs out in a millisecond', { ...fresh, expiresAt: at(1) }, { act: 'rotate' }],
    ['one whose session has run out', { ...fresh, session: { ...session, expiresAt: NOW } }, { act: 'expired' }],
    ['one whose session was ended', { ...fresh, session: { ...session, revokedAt: at(-1) } }, { act: 'expired' }],
    ['one whose answer was lost a day ago', rotated, again(DOUBT.askedAgain)],
    ['the same once the child has run out', { ...rotated, child: { ...unused, expiresAt: NOW } }, { act: 'expired' }],
    ['the same once the child is gone', { ...rotated, child: null }, { act: 'expired' }],
    ['a parent at the edge of the grace', usedAgo(LIFETIMES.refreshGrace), again(DOUBT.askedAgainAfterUse)],
    ['the same a millisecond later', usedAgo(LIFETIMES.refreshGrace + 1), { act: 'reuse' }],
    ['a use that a faster clock noted', usedAgo(-2000), again(DOUBT.askedAgainAfterUse)],
    ['a grandparent', { ...rotated, child: { ...unused, rotatedAt: at(-1) } }, { act: 'reuse' }],
    ['a fourth lost answer running', doubted(3), again(4)],
    ['a fifth', doubted(4), { act: 'reuse' }],
    [
      'a second generation running that two have',
      { ...rotated, child: { ...unused, usedAt: NOW, doubtBefore: 3 } },
      { act: 'reuse' },
    ],
    [
      'a rotated one of a session that has run out',
      { ...rotated, session: { ...session, expiresAt: NOW } },
      { act: 'expired' },
    ],
  ] as const)('takes %s as it is', (_what, token, verdict) => {
    expect(judgeRefresh(token, NOW)).toEqual(verdict);
  });
});
