/**
 * The only Trusted Types policy of the product (see `require-trusted-types-for` in the content security policy). It
 * allows loading only the product's own script chunks and the service worker. Browsers without Trusted Types are
 * unaffected.
 */

interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

const WORKER = '/sw.js';
const CHUNKS = '/_next/static/';
/** Text from which React creates a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Returns the address if it belongs to the service worker or a script chunk of this site, otherwise null. The address
 * is returned unchanged: the chunk loader compares it with the attribute of the script element, and would wait forever
 * for another spelling.
 */
export function allowScriptUrl(given: string, origin: string): string | null {
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url?.origin !== origin) return null;
  return url.pathname === WORKER || url.pathname.startsWith(CHUNKS) ? given : null;
}

/**
 * Returns the text if it cannot create an element, such as a style sheet or data for search engines, or if it equals
 * `EMPTY_SCRIPT`; otherwise null.
 */
export const allowHtml = (given: string): string | null =>
  given === EMPTY_SCRIPT || !given.includes('<') ? given : null;

/**
 * Installs the policy. A second call does nothing, because a light page installs the policy before the framework loads.
 */
export function installTrustedTypes(): void {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as Factory) : null;
  if (factory?.defaultPolicy) return;
  factory?.createPolicy('default', {
    createScriptURL: (url) => allowScriptUrl(url, location.origin),
    createHTML: allowHtml,
  });
}
