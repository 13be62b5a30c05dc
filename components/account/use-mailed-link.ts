'use client';

import { useCallback, useEffect, useState } from 'react';

/** Beside what the router keeps for the same entry of the history. */
const KEPT = 'mailedLink';

/** Mailed links carry 256 bits. A shorter token was cut off on the way. */
export const isWholeToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** What a mailed link brought here: its token, null when absent or empty; and what came of it, once it has been used. */
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
 * The token is taken out of the address bar at once, but lasts over a reload: a phone that comes back from its password manager
 * may load the page again. So does the outcome, which takes the place of the used token. Undefined until the page has come to life.
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
