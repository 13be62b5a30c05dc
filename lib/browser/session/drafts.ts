import { DRAFT_PREFIX, DRAFTS_OWNER } from './drafts-owner';
import { userOf } from './token-claims';
import { accessToken } from './token-store';

/**
 * Text and choices that the server does not have yet: stored in this tab, so that navigation or a reload does not lose
 * them.
 */

/** Returns null without a user, and when the drafts here are another person's. */
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

/** Returns the stored value, unchecked; null when there is none, or the browser stores nothing. */
export function readDraft(name: string): unknown {
  try {
    const id = ownId();
    return id === null ? null : JSON.parse(sessionStorage.getItem(`${DRAFT_PREFIX}${id}.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes the draft. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    const id = ownId() ?? (draft === null ? null : startDrafts());
    if (id === null) return;
    const key = `${DRAFT_PREFIX}${id}.${name}`;
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the page works without it.
  }
}

/** Transfers the drafts of the first person to the other one, in every tab. */
export function handOverDrafts(from: string, to: string): void {
  try {
    const [id, person] = (localStorage.getItem(DRAFTS_OWNER) ?? '').split(' ');
    if (person === from) localStorage.setItem(DRAFTS_OWNER, `${id} ${to}`);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
