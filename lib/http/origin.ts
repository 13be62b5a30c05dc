import 'server-only';
import { env } from '@/lib/env';
import { Problem } from '@/lib/kernel/problem';
import type { HeaderReader } from '@/lib/kernel/route';

/**
 * Throws for a request that a page of another site made the user's browser send. Most endpoints need no such check,
 * because they require a bearer token; signing out does not, because it deletes the page cookie without a token. A
 * request without an origin is accepted: browsers always send the origin, and other clients have no cookies.
 */
export function refuseForeign(headers: HeaderReader): void {
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? isOwnOrigin(headers) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new Problem('FORBIDDEN', 'This request came from another site. Open this site and try again.');
}

/**
 * True if the request comes from a page of this site. Compares the origin, because browsers do not send
 * `sec-fetch-site` to an address without https. The origin `null` belongs to a page that hides its origin.
 */
function isOwnOrigin(headers: HeaderReader): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === env().PUBLIC_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
