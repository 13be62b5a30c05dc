import { afterEach, expect, it, vi } from 'vitest';
import { fakeToken, installBrowser } from '@/lib/browser/testing/fake-browser';
import { MEMBER_PAGE_CACHE } from './names';
import { deletePagesOfOthers } from './pages';

afterEach(() => vi.unstubAllGlobals());

it('deletePagesOfOthers deletes pages stored for another user, and keeps those of the same user', async () => {
  const { storage } = installBrowser(() => 'no network');
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches });
  storage.setItem('accessToken', fakeToken('one'));
  await deletePagesOfOthers();
  caches.delete.mockClear();
  await deletePagesOfOthers();
  expect(caches.delete).not.toHaveBeenCalled();
  storage.setItem('accessToken', fakeToken('other'));
  await deletePagesOfOthers();
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith(MEMBER_PAGE_CACHE);
});
