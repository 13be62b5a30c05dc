/** Cache for pages of the signed-in user; deleted at sign-out. A separate file, because every page with tokens needs it. */
export const MEMBER_PAGE_CACHE = 'member-pages';

/** Storage key of the id of the user whose pages are cached. */
export const KEPT_FOR = 'savedPagesFor';

/**
 * Deletes pages cached for another user. A session can end without a sign-out, and on a slow connection the service
 * worker would show those pages to the next user. The rest follows when the first page is idle (`deletePagesOfOthers`).
 */
export function forgetPagesOfOthers(person: string | undefined): void {
  try {
    if (localStorage.getItem(KEPT_FOR) === person || !('caches' in globalThis)) return;
    localStorage.removeItem(KEPT_FOR);
    // Rejects in a private window that stores nothing.
    caches.delete(MEMBER_PAGE_CACHE).catch(() => undefined);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
