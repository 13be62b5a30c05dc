/**
 * The id under which tabs store drafts, and its owner. Session storage belongs to a tab, so a sign-out cannot reach the
 * drafts of other tabs: it removes this entry, and each tab drops drafts under another id (`dropStaleDrafts`, called by
 * `lib/browser/page/page-start.ts`), at the latest when it becomes visible again. The entry outlasts an expired
 * session: its person may come back to the drafts.
 */
export const DRAFTS_OWNER = 'coldpass.drafts';
export const DRAFT_PREFIX = 'coldpass.draft.';

/** Forgets everybody's drafts when called without a person. */
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

/** Drops this tab's drafts under any id but the present one. */
export function dropStaleDrafts(): void {
  try {
    const id = localStorage.getItem(DRAFTS_OWNER)?.split(' ')[0];
    const isStale = (key: string) => key.startsWith(DRAFT_PREFIX) && !(id && key.startsWith(`${DRAFT_PREFIX}${id}.`));
    for (const key of Object.keys(sessionStorage).filter(isStale)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
