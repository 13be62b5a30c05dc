/**
 * Local storage key of the entry with the owner of the drafts and a random id. Each tab stores its drafts in session
 * storage under this id, where a sign-out in another tab cannot delete them. Instead, the sign-out removes this entry,
 * and each tab deletes drafts stored under another id (`dropStaleDrafts`, called by `lib/browser/page/page-start.ts`),
 * at the latest when the tab becomes visible again. The entry remains when a session expires, because the user may sign
 * in again and need the drafts.
 */
export const DRAFTS_OWNER = 'coldpass.drafts';
export const DRAFT_PREFIX = 'coldpass.draft.';

/** Deletes the drafts of all users except `person`; without an argument, of all users. */
export function forgetDraftsOfOthers(person?: string): void {
  try {
    const owner = localStorage.getItem(DRAFTS_OWNER);
    if (owner === null || owner.split(' ')[1] === person) return;
    localStorage.removeItem(DRAFTS_OWNER);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Deletes the drafts in this tab that are not stored under the current id. */
export function dropStaleDrafts(): void {
  try {
    const id = localStorage.getItem(DRAFTS_OWNER)?.split(' ')[0];
    const isStale = (key: string) => key.startsWith(DRAFT_PREFIX) && !(id && key.startsWith(`${DRAFT_PREFIX}${id}.`));
    for (const key of Object.keys(sessionStorage).filter(isStale)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
