'use client';

import { useEffect, useRef, useState } from 'react';

/** The `token` of a mail link, taken out of the address bar at once; undefined until the page has come to life, null when missing. */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    seen.current ??= new URLSearchParams(location.search).get('token');
    window.history.replaceState(null, '', location.pathname);
    setToken(seen.current);
  }, []);
  return token;
}
