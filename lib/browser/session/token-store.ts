import { forgetPagesOfOthers } from '@/lib/browser/offline/member-pages';
import { onPageVisible } from '@/lib/browser/page/on-page-visible';
import { PAGE_KEY_COOKIE, VISIT_COOKIE } from '@/lib/kernel/device';
import { forgetDraftsOfOthers } from './drafts-owner';
import { userOf } from './token-claims';

/** Local storage keys of the access and refresh token. The names are part of the product's contract. */

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/**
 * Keys of the exam clock (`components/attempt/exam-storage.ts`), which is deleted together with the tokens. The names
 * are fixed by the product's specification.
 */
export const EXAM_KEYS = ['examStartTime', 'examDuration', 'examTimeLeft'] as const;
/**
 * Storage key of this browser's analytics id, deleted at sign-out so that the next user's visits are counted
 * separately.
 */
export const VISIT_KEY = 'clientSessionId';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const accessToken = (): string | null => read(ACCESS);
export const refreshToken = (): string | null => read(REFRESH);

let isLeftOnPurpose = false;
/** True if the user has signed out or deleted the account in this tab and is leaving the page. */
export const wasLeftOnPurpose = (): boolean => isLeftOnPurpose;

export function saveTokens(pair: { accessToken: string; refreshToken: string }): void {
  const person = userOf(pair.accessToken)?.id;
  forgetDraftsOfOthers(person);
  forgetPagesOfOthers(person);
  localStorage.setItem(ACCESS, pair.accessToken);
  localStorage.setItem(REFRESH, pair.refreshToken);
  isLeftOnPurpose = false;
  announce();
}

export function clearTokens({ onPurpose = false } = {}): void {
  isLeftOnPurpose = onPurpose;
  try {
    for (const key of [ACCESS, REFRESH, VISIT_KEY, ...EXAM_KEYS]) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  expireCookie(VISIT_COOKIE);
  dropPageKey();
  announce();
}

/**
 * Deletes the page key cookie. Scripts cannot delete the page cookie itself, but without the page key it opens no page.
 */
export function dropPageKey(): void {
  expireCookie(location.protocol === 'https:' ? `__Host-${PAGE_KEY_COOKIE}` : PAGE_KEY_COOKIE);
}

function expireCookie(name: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
}

/**
 * Calls `listener` when the tokens change in this tab or another, and when this tab wakes up, because the tokens may
 * have changed meanwhile. Returns a function that stops the calls.
 */
export function onTokensChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === ACCESS || event.key === REFRESH) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const stopLooking = onPageVisible(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    stopLooking();
  };
}
