import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeToken, installBrowser, MemoryStorage } from '@/lib/browser/testing/fake-browser';
import { clearLocalData } from './clear-local-data';
import { handOverDrafts, keepDraft, readDraft } from './drafts';
import { dropStaleDrafts } from './drafts-owner';
import { clearTokens, saveTokens } from './token-store';

vi.mock('idb-keyval', () => ({ clear: async () => undefined }));

const [FIRST, SECOND] = ['0190f000-0000-7000-8000-000000000001', '0190f000-0000-7000-8000-000000000002'] as const;

let shared: MemoryStorage;
beforeEach(() => {
  shared = installBrowser(() => 'no network').storage;
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (userId: string) => saveTokens({ accessToken: fakeToken(userId), refreshToken: userId });

/** Creates a fake tab that has a separate session storage. */
function openTab() {
  const own = new MemoryStorage();
  /** Makes the following code run as a script of this tab. */
  const use = () => vi.stubGlobal('sessionStorage', own);
  return {
    use,
    drafts: () => Object.keys(own).filter((key) => key.startsWith('coldpass.draft.')).length,
    look: () => {
      use();
      dropStaleDrafts();
    },
  };
}

function withDraft() {
  const tab = openTab();
  tab.use();
  keepDraft('question', { text: 'typed' });
  return tab;
}

it('drafts are deleted in every tab when the user signs out in one tab', async () => {
  signIn(FIRST);
  const other = withDraft();
  openTab().use();
  await clearLocalData({ unsentAnswers: 'keep', answeredTest: 'keep' });
  other.look();
  expect(other.drafts()).toBe(0);
  expect(Object.keys(shared)).toEqual([]);
});

it('drafts survive a reload, a renewal, and an expired session', () => {
  signIn(FIRST);
  const tab = withDraft();
  tab.look();
  signIn(FIRST);
  expect(readDraft('question')).toEqual({ text: 'typed' });
  clearTokens();
  tab.look();
  expect([tab.drafts(), readDraft('question')]).toEqual([1, null]);
  signIn(FIRST);
  tab.look();
  expect(readDraft('question')).toEqual({ text: 'typed' });
  keepDraft('question', null);
  expect(tab.drafts()).toBe(0);
});

it('drafts are deleted in every tab when another user signs in after a session expired', () => {
  signIn(FIRST);
  const other = withDraft();
  const tab = withDraft();
  clearTokens();
  signIn(SECOND);
  expect([tab.drafts(), readDraft('question')]).toEqual([0, null]);
  other.look();
  expect(other.drafts()).toBe(0);
});

it('drafts are not shown to another user who signs in', () => {
  signIn(FIRST);
  withDraft();
  shared.setItem('accessToken', fakeToken(SECOND));
  expect(readDraft('question')).toBeNull();
  keepDraft('question', 'of the second');
  shared.setItem('accessToken', fakeToken(FIRST));
  expect(readDraft('question')).toBeNull();
});

it('drafts are not stored when nobody is signed in', () => {
  expect([withDraft().drafts(), Object.keys(shared)]).toEqual([0, []]);
});

it('drafts are transferred to the account into which a device account is merged, in every tab', () => {
  signIn(FIRST);
  const other = withDraft();
  handOverDrafts(FIRST, SECOND);
  signIn(SECOND);
  other.look();
  expect(readDraft('question')).toEqual({ text: 'typed' });
});
