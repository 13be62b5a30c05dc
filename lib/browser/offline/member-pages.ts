import { MEMBER_PAGE_CACHE } from './member-page-cache';

/** Storage key of the id of the user whose pages are cached. */
export const CACHED_FOR = 'savedPagesFor';

/**
 * Deletes the pages cached for another user. A session can end without a sign-out, and on a slow connection the service
 * worker would show those pages to the next user. `deletePagesOfOthers` deletes everything else later, when the page is
 * idle.
 */
export function forgetPagesOfOthers(person: string | undefined): void {
  if (localStorage.getItem(CACHED_FOR) === person) return;
  localStorage.removeItem(CACHED_FOR);
  // The deletion rejects in a private window that stores nothing.
  globalThis.caches?.delete(MEMBER_PAGE_CACHE).catch(() => undefined);
}
