import { DRAFT_PREFIX, DRAFTS_OWNER } from './drafts-owner';
import { userOf } from './token-claims';
import { accessToken } from './token-store';

/**
 * Text and choices that are not on the server yet, stored in this tab so that navigation or a reload does not lose
 * them.
 */

/**
 * Returns the id under which drafts are currently stored. Null if nobody is signed in or the drafts belong to another
 * user.
 */
function ownId(): string | null {
  const [id = null, person] = (localStorage.getItem(DRAFTS_OWNER) ?? '').split(' ');
  return person !== undefined && person === userOf(accessToken())?.id ? id : null;
}

function startDrafts(): string | null {
  const person = userOf(accessToken())?.id;
  if (person === undefined) return null;
  const id = crypto.randomUUID();
  localStorage.setItem(DRAFTS_OWNER, `${id} ${person}`);
  return id;
}

/** Returns the stored draft without validating it. Returns null if there is none or storage is blocked. */
export function readDraft(name: string): unknown {
  try {
    const id = ownId();
    return id === null ? null : JSON.parse(sessionStorage.getItem(`${DRAFT_PREFIX}${id}.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the draft. Null deletes the stored draft. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    const id = ownId() ?? (draft === null ? null : startDrafts());
    if (id === null) return;
    const key = `${DRAFT_PREFIX}${id}.${name}`;
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked; the page works without drafts.
  }
}

/** Transfers the drafts of one user to another, in every tab. */
export function handOverDrafts(from: string, to: string): void {
  try {
    const [id, person] = (localStorage.getItem(DRAFTS_OWNER) ?? '').split(' ');
    if (person === from) localStorage.setItem(DRAFTS_OWNER, `${id} ${to}`);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
