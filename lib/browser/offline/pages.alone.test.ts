import { afterEach, expect, it, vi } from 'vitest';
import { saveTokens } from '@/lib/browser/session/token-store';
import { fakeToken, installBrowser } from '@/lib/browser/testing/fake-browser';
import { MEMBER_PAGE_CACHE } from './member-page-cache';
import { deletePagesOfOthers } from './pages';

afterEach(() => vi.unstubAllGlobals());

it('deletePagesOfOthers deletes pages stored for another user, but not pages of the same user', async () => {
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

it('saveTokens deletes pages of a user whose session ended without a sign-out, before the next user opens one', async () => {
  const { storage } = installBrowser(() => 'no network');
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches });
  storage.setItem('accessToken', fakeToken('one'));
  await deletePagesOfOthers();
  caches.delete.mockClear();
  saveTokens({ accessToken: fakeToken('one'), refreshToken: 'r' });
  expect(caches.delete).not.toHaveBeenCalled();
  saveTokens({ accessToken: fakeToken('other'), refreshToken: 'r' });
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith(MEMBER_PAGE_CACHE);
  expect(storage.getItem('savedPagesFor')).toBeNull();
});
