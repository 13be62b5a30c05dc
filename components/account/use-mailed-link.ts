'use client';

import { useCallback, useEffect, useState } from 'react';

/** Key for the mailed link in `history.state`. The router stores its data in the same object. */
const STATE_KEY = 'mailedLink';

/**
 * True if a token from a mailed link has its full length: 43 characters for 256 bits. Mail programs can cut a link
 * short.
 */
export const isWholeToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** `token` is null if the link has no token or the token was used. `outcome` is set after the use. */
export interface MailedLink<Outcome> {
  token: string | null;
  outcome?: Outcome;
}

function read<Outcome>(): MailedLink<Outcome> {
  const token = new URLSearchParams(location.search).get('token');
  const stored = (window.history.state as Record<string, MailedLink<Outcome>> | null)?.[STATE_KEY];
  if (token === null) return stored ?? { token: null };
  return { token: token || null };
}

function keep<Outcome>(link: MailedLink<Outcome>): void {
  window.history.replaceState({ ...window.history.state, [STATE_KEY]: link }, '', location.pathname);
}

/**
 * Reads the token of a mailed link and removes it from the address bar. Stores the token, and later the outcome, in
 * `history.state`, because a phone may reload the page after a visit to its password manager. `link` is undefined until
 * hydration.
 */
export function useMailedLink<Outcome>() {
  const [link, setLink] = useState<MailedLink<Outcome> | undefined>(undefined);
  useEffect(() => {
    const found = read<Outcome>();
    keep(found);
    setLink(found);
  }, []);
  const finish = useCallback((outcome: Outcome) => {
    const used = { token: null, outcome };
    keep(used);
    setLink(used);
  }, []);
  return { link, finish };
}
