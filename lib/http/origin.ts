import 'server-only';
import { env } from '@/lib/env';
import { Problem } from '@/lib/kernel/problem';
import type { HeaderReader } from '@/lib/kernel/route';

/**
 * Refuses requests that a page of another site makes a user's browser send. A bearer token already prevents this, but
 * signing out deletes the page cookie without one. Browsers send the origin of a request; other clients do not, but
 * have no cookies.
 */
export function refuseForeign(headers: HeaderReader): void {
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? isOwnOrigin(headers) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new Problem('FORBIDDEN', 'This request came from another site. Open this site and try again.');
}

/**
 * Compares the origin, because browsers do not send `sec-fetch-site` to an address without https. The origin `null` is
 * that of a page that hides its origin.
 */
function isOwnOrigin(headers: HeaderReader): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === env().PUBLIC_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
