'use client';

import { useCallback, useEffect, useState } from 'react';

/** Key in `history.state`, beside the router's own data. */
const KEPT = 'mailedLink';

/** Tests the length of a token. Mailed links carry 256 bits; a shorter token was cut off in transit. */
export const isWholeToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** Token of a mailed link, null if absent or empty, and the outcome of its use. */
export interface MailedLink<Outcome> {
  token: string | null;
  outcome?: Outcome;
}

function read<Outcome>(): MailedLink<Outcome> {
  const token = new URLSearchParams(location.search).get('token');
  const kept = (window.history.state as Record<string, MailedLink<Outcome>> | null)?.[KEPT];
  if (token === null) return kept ?? { token: null };
  return { token: token || null };
}

function keep<Outcome>(link: MailedLink<Outcome>): void {
  window.history.replaceState({ ...window.history.state, [KEPT]: link }, '', location.pathname);
}

/**
 * Removes the token from the address bar at once but keeps it over a reload, because a phone may reload the page after
 * a visit to its password manager. The outcome, which replaces a used token, is kept too. Undefined until hydration.
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
