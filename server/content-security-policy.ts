import { readFileSync } from 'node:fs';

/** Content security policies: hashes for prerendered pages, made after the build, and a nonce for the others. */

const FIXED = [
  "default-src 'none'",
  // Radix and the toasts set style elements of their own; no script can come in by a style.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

// The only policy is that of lib/browser/trusted-types.ts.
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

export interface Policies {
  /** The policy of a prerendered page, null for one that is rendered for each request. */
  ofPrerendered: (path: string) => string | null;
  withNonce: (nonce: string) => string;
}

/** `file`: for each prerendered path the hashes of its inline scripts. */
export function loadPolicies(file: string): Policies {
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const listed = (path: string) => (hashes[path] ?? []).map((hash) => `'${hash}'`).join(' ');
  const prerendered = new Map(
    Object.keys(hashes).map((path) => [path, `${FIXED}; ${TRUSTED_TYPES}; script-src 'self' ${listed(path)}`]),
  );
  const fallbacks = `${listed('/_not-found')} ${listed('/_global-error')}`.trim();
  return {
    ofPrerendered: (path) => prerendered.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path) ?? null,
    /** Any address can turn out to be the prerendered not-found or error page, so their hashes are always allowed. */
    withNonce: (nonce) => `${FIXED}; ${TRUSTED_TYPES}; script-src 'self' 'nonce-${nonce}' ${fallbacks}`,
  };
}

/** Hot reload and React's error overlay make scripts out of text. */
export const developmentPolicies: Policies = {
  ofPrerendered: () => `${FIXED}; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:`,
  withNonce: () => `${FIXED}; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:`,
};
