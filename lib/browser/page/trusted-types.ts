/**
 * The only Trusted Types policy (`require-trusted-types-for` in the content security policy). It lets pages load our
 * own chunks and the service worker, and nothing else. Browsers without Trusted Types are unaffected.
 */

interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

const WORKER = '/sw.js';
const CHUNKS = '/_next/static/';
/** React sets this text to create a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Returns the address if it is the service worker's or a chunk's on this site, else null. The address is returned
 * unchanged, because the chunk loader compares it with the attribute of the script element and would otherwise wait
 * forever.
 */
export function allowScriptUrl(given: string, origin: string): string | null {
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url?.origin !== origin) return null;
  return url.pathname === WORKER || url.pathname.startsWith(CHUNKS) ? given : null;
}

/**
 * Returns the text if it cannot create an element (style sheets, data for search engines) or is `EMPTY_SCRIPT`, else
 * null.
 */
export const allowHtml = (given: string): string | null =>
  given === EMPTY_SCRIPT || !given.includes('<') ? given : null;

/** Installs the policy once. A light page installs it before its framework loads, so a later call does nothing. */
export function installTrustedTypes(): void {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as Factory) : null;
  if (factory?.defaultPolicy) return;
  factory?.createPolicy('default', {
    createScriptURL: (url) => allowScriptUrl(url, location.origin),
    createHTML: allowHtml,
  });
}
