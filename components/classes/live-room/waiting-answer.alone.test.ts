import { afterEach, expect, it, vi } from 'vitest';
import { fakeToken, installBrowser, MemoryStorage } from '@/lib/browser/testing/fake-browser';
import type { ClassId } from '@/lib/kernel/ids';
import { keepWaiting, recallWaiting } from './waiting-answer';

const room = (end: number) => `0190f000-0000-7000-8000-00000000000${end}` as ClassId;
const [ROOM, OTHER] = [room(1), room(2)] as const;

afterEach(() => vi.unstubAllGlobals());

it("the tab stores a user's unsent answer in the classroom, and hides that answer from other users", () => {
  const { storage } = installBrowser(() => 'no network');
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  const given = { classId: ROOM, roundId: 'round', place: 1, optionIds: [2] };
  const recalledBy = (person: string) => {
    storage.setItem('accessToken', fakeToken(person));
    return recallWaiting(ROOM);
  };
  storage.setItem('accessToken', fakeToken('first'));
  keepWaiting([given]);
  expect(recallWaiting(OTHER)).toEqual([]);
  expect(recalledBy('second')).toEqual([]);
  expect(recalledBy('first')).toEqual([given]);
  keepWaiting([]);
  expect(recalledBy('first')).toEqual([]);
});
