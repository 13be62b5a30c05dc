import { afterEach, expect, it, vi } from 'vitest';
import { deletePagesOfOthers } from '@/lib/browser/offline/pages';
import { fakeToken, installBrowser } from '@/lib/browser/testing/fake-browser';
import { clearLocalData } from './clear-local-data';

const kept = vi.hoisted(() => ({ clear: vi.fn() }));
vi.mock('idb-keyval', () => kept);

afterEach(() => vi.unstubAllGlobals());

it('clearLocalData removes all data of the learner even if the browser refuses access to caches and databases', async () => {
  const { storage } = installBrowser(() => 'no network');
  const refuse = async () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.stubGlobal('caches', { delete: vi.fn(refuse) });
  vi.stubGlobal('window', { caches, addEventListener: () => undefined, removeEventListener: () => undefined });
  kept.clear.mockImplementation(refuse);
  storage.setItem('accessToken', fakeToken('learner'));
  storage.setItem('outbox:1', JSON.stringify({ userId: 'learner' }));
  storage.setItem('coldpass.sitting', '{}');
  await deletePagesOfOthers();
  await clearLocalData({ unsentAnswers: 'discard', answeredTest: 'discard' });
  expect(kept.clear).toHaveBeenCalledOnce();
  expect(Object.keys(storage)).toEqual([]);
});
