/**
 * Under which id tabs keep drafts, and whose they are. Session storage is a tab's own, so a sign-out cannot reach the drafts of other
 * tabs: it takes this entry away, and each tab drops what it has under another id (`dropStaleDrafts`, called by `lib/browser/page/page-start.ts`),
 * at the latest when it is looked at again. The entry outlasts a session that has run out: its person may come back to the drafts.
 */
export const DRAFTS_OWNER = 'coldpass.drafts';
export const DRAFT_PREFIX = 'coldpass.draft.';

/** Without a person: those of everybody. */
export function forgetDraftsOfOthers(person?: string): void {
  try {
    const owner = localStorage.getItem(DRAFTS_OWNER);
    if (owner === null || owner.split(' ')[1] === person) return;
    localStorage.removeItem(DRAFTS_OWNER);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}

/** Drops what this tab keeps under any other id than the present one. */
export function dropStaleDrafts(): void {
  try {
    const id = localStorage.getItem(DRAFTS_OWNER)?.split(' ')[0];
    const isStale = (key: string) => key.startsWith(DRAFT_PREFIX) && !(id && key.startsWith(`${DRAFT_PREFIX}${id}.`));
    for (const key of Object.keys(sessionStorage).filter(isStale)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
