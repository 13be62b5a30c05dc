import { afterEach, expect, it, vi } from 'vitest';
import { forgetPagesOfOthers } from './offline';
import { MEMBER_PAGE_CACHE } from './offline-names';
import { fakeToken, installBrowser } from './testing/fake-browser';

afterEach(() => vi.unstubAllGlobals());

it('drops the pages that were kept for somebody else, and keeps those of the same person', async () => {
  const { storage } = installBrowser(() => 'no network');
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches });
  storage.setItem('accessToken', fakeToken('one'));
  await forgetPagesOfOthers();
  caches.delete.mockClear();
  await forgetPagesOfOthers();
  expect(caches.delete).not.toHaveBeenCalled();
  storage.setItem('accessToken', fakeToken('other'));
  await forgetPagesOfOthers();
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith(MEMBER_PAGE_CACHE);
});
