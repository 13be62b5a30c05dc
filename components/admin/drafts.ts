import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';

/** What an admin has typed and not saved: kept in this tab, so that a look elsewhere or a reload does not lose it. */

/** Each admin's own: the next one who signs in here finds an empty form. */
const keyOf = (name: string): string => `coldpass.draft.${userOf(accessToken())?.id ?? ''}.${name}`;

/** As it was kept, unchecked; null when there is none, or the browser keeps nothing. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Null: nothing is left to keep. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form works without it.
  }
}
