import { DRAFT_PREFIX, DRAFTS_OWNER } from './drafts-owner';
import { userOf } from './token-claims';
import { accessToken } from './token-store';

/** What a person has typed or chosen and the server does not have: kept in this tab, so that a look elsewhere or a reload does not lose it. */

/** Null where nobody is signed in, and where the drafts here are another person's. */
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

/** As it was kept, unchecked; null when there is none, or the browser keeps nothing. */
export function readDraft(name: string): unknown {
  try {
    const id = ownId();
    return id === null ? null : JSON.parse(sessionStorage.getItem(`${DRAFT_PREFIX}${id}.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Null: nothing is left to keep. */
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

/** The drafts of the first one are the other one's from now on, in every tab. */
export function handOverDrafts(from: string, to: string): void {
  try {
    const [id, person] = (localStorage.getItem(DRAFTS_OWNER) ?? '').split(' ');
    if (person === from) localStorage.setItem(DRAFTS_OWNER, `${id} ${to}`);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
