import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toUserId } from '@/lib/kernel/ids';
import { ACCESS_TOKEN_SECONDS } from '@/lib/kernel/lifetimes';
import { noteEnded, noteStanding, standingAccount } from './standing';

const ME = toUserId('0190f000-0000-7000-8000-000000000001');
const KEPT_MS = 2 * ACCESS_TOKEN_SECONDS * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('names the account of a credential that stands, for twice as long as an access token lasts', () => {
  noteStanding('one', ME);
  vi.advanceTimersByTime(KEPT_MS - 1);
  expect(standingAccount('one')).toBe(ME);
  vi.advanceTimersByTime(1);
  expect(standingAccount('one')).toBeNull();
});

it('forgets one that has ended, and takes it again', () => {
  noteStanding('two', ME);
  noteEnded('two');
  expect(standingAccount('two')).toBeNull();
  noteStanding('two', ME);
  expect(standingAccount('two')).toBe(ME);
});

it('counts from when it was last seen to stand, to ten seconds', () => {
  noteStanding('three', ME);
  vi.advanceTimersByTime(9_000);
  noteStanding('three', ME);
  vi.advanceTimersByTime(60_000);
  noteStanding('three', ME);
  vi.advanceTimersByTime(KEPT_MS - 1);
  expect(standingAccount('three')).toBe(ME);
});
