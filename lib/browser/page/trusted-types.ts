/**
 * The one policy by which text may become code in the page (`require-trusted-types-for` in the content security policy): pages
 * load chunks of ours by their address, and nothing else. Where the browser does not know such policies, nothing happens.
 */

interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

const WORKER = '/sw.js';
const CHUNKS = '/_next/static/';
/** How React makes a script element that never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The address as it was given, when it is the service worker or a chunk of this very site; null refuses it. Unchanged, because the
 * loader of chunks knows each by what stands in its element, and would wait forever for one that is written differently.
 */
export function allowScriptUrl(given: string, origin: string): string | null {
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url?.origin !== origin) return null;
  return url.pathname === WORKER || url.pathname.startsWith(CHUNKS) ? given : null;
}

/** Text that can make no element: style sheets, data for search engines. */
export const allowHtml = (given: string): string | null =>
  given === EMPTY_SCRIPT || !given.includes('<') ? given : null;

/** Once a page: a light one has it before its framework comes. */
export function installTrustedTypes(): void {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as Factory) : null;
  if (factory?.defaultPolicy) return;
  factory?.createPolicy('default', {
    createScriptURL: (url) => allowScriptUrl(url, location.origin),
    createHTML: allowHtml,
  });
}
