/**
 * The one policy by which text may become code in the page (`require-trusted-types-for` in the content security
 * policy): pages load our chunks by their address, and nothing else. Browsers without such policies are unaffected.
 */

interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

const WORKER = '/sw.js';
const CHUNKS = '/_next/static/';
/** React's way to create a script element that never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Returns the unchanged address of the service worker or of a chunk of this very site; null refuses it. Unchanged,
 * because the chunk loader compares it with the attribute of its element, and would wait forever for one that is
 * written differently.
 */
export function allowScriptUrl(given: string, origin: string): string | null {
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url?.origin !== origin) return null;
  return url.pathname === WORKER || url.pathname.startsWith(CHUNKS) ? given : null;
}

/**
 * Returns the text if it cannot create an element (style sheets, data for search engines) or is `EMPTY_SCRIPT`. Returns
 * null otherwise.
 */
export const allowHtml = (given: string): string | null =>
  given === EMPTY_SCRIPT || !given.includes('<') ? given : null;

/** Installs the policy once for each page: a light one has it before its framework loads. */
export function installTrustedTypes(): void {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as Factory) : null;
  if (factory?.defaultPolicy) return;
  factory?.createPolicy('default', {
    createScriptURL: (url) => allowScriptUrl(url, location.origin),
    createHTML: allowHtml,
  });
}
