import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearLocalData } from '@/lib/browser/session/clear-local-data';
import { handOverDrafts, keepDraft, readDraft } from '@/lib/browser/session/drafts';
import { clearTokens, saveTokens } from '@/lib/browser/session/token-store';
import { fakeToken, installBrowser, MemoryStorage } from '@/lib/browser/testing/fake-browser';
import { BEFORE_FIRST_PAINT } from './first-paint';

vi.mock('idb-keyval', () => ({ clear: async () => undefined }));

const [FIRST, SECOND] = ['0190f000-0000-7000-8000-000000000001', '0190f000-0000-7000-8000-000000000002'] as const;

let shared: MemoryStorage;
beforeEach(() => {
  shared = installBrowser(() => 'no network').storage;
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (userId: string) => saveTokens({ accessToken: fakeToken(userId), refreshToken: userId });

/** A tab of this browser, with the script that each page has in its head. */
function openTab() {
  const own = new MemoryStorage();
  let page = new EventTarget();
  const load = () => {
    page = new EventTarget();
    const root = { dataset: {} };
    runInNewContext(BEFORE_FIRST_PAINT, {
      window: {},
      document: { documentElement: root },
      localStorage: shared,
      sessionStorage: own,
      matchMedia: () => new EventTarget(),
      addEventListener: page.addEventListener.bind(page),
    });
  };
  load();
  return {
    /** Goes on as this tab's scripts. */
    use: () => vi.stubGlobal('sessionStorage', own),
    drafts: () => Object.keys(own).filter((key) => key.startsWith('coldpass.draft.')).length,
    load,
    hear: (type: string) => page.dispatchEvent(new Event(type)),
  };
}

function withDraft() {
  const tab = openTab();
  tab.use();
  keepDraft('question', { text: 'typed' });
  return tab;
}

it.each([['storage'], ['visibilitychange'], ['pageshow'], ['a new page']])(
  'leaves nothing that was typed in other tabs once somebody signs out in one (%s)',
  async (news) => {
    signIn(FIRST);
    const other = withDraft();
    openTab().use();
    await clearLocalData({ unsentAnswers: 'keep', answeredTest: 'keep' });
    if (news === 'a new page') other.load();
    else other.hear(news);
    expect(other.drafts()).toBe(0);
    expect(Object.keys(shared)).toEqual([]);
  },
);

it('keeps what was typed over a reload, a renewal, and a session that has run out', () => {
  signIn(FIRST);
  const tab = withDraft();
  const look = () => {
    tab.load();
    for (const news of ['storage', 'visibilitychange', 'pageshow']) tab.hear(news);
  };
  look();
  signIn(FIRST);
  expect(readDraft('question')).toEqual({ text: 'typed' });
  clearTokens();
  look();
  expect([tab.drafts(), readDraft('question')]).toEqual([1, null]);
  signIn(FIRST);
  look();
  expect(readDraft('question')).toEqual({ text: 'typed' });
  keepDraft('question', null);
  expect(tab.drafts()).toBe(0);
});

it('drops what was typed in every tab when somebody else signs in after a session has run out', () => {
  signIn(FIRST);
  const other = withDraft();
  const tab = withDraft();
  clearTokens();
  signIn(SECOND);
  expect([tab.drafts(), readDraft('question')]).toEqual([0, null]);
  other.hear('storage');
  expect(other.drafts()).toBe(0);
});

it('shows nobody else what is still there, whichever way they have come to be signed in', () => {
  signIn(FIRST);
  withDraft();
  shared.setItem('accessToken', fakeToken(SECOND));
  expect(readDraft('question')).toBeNull();
  keepDraft('question', 'of the second');
  shared.setItem('accessToken', fakeToken(FIRST));
  expect(readDraft('question')).toBeNull();
});

it('keeps nothing where nobody is signed in', () => {
  expect([withDraft().drafts(), Object.keys(shared)]).toEqual([0, []]);
});

it('goes over with a device account, in every tab', () => {
  signIn(FIRST);
  const other = withDraft();
  handOverDrafts(FIRST, SECOND);
  signIn(SECOND);
  other.hear('storage');
  expect(readDraft('question')).toEqual({ text: 'typed' });
});
