import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDraining } from '@/lib/kernel/process-end';
import type { Screened } from './screen';

// Inline styles are allowed, because Radix and the toasts insert style elements. A style cannot load a script.
const PAGE =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; " +
  "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** `default` is the name of the only Trusted Types policy, in lib/browser/page/trusted-types.ts. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/**
 * Returns the content security policy of a page. The policy allows scripts of prerendered pages by hash, and other
 * scripts by a new nonce.
 */
type PolicyOf = (path: string) => { policy: string; isPrerendered: boolean };

/**
 * Creates the policies from `file`, in which the build has stored the hashes of the inline scripts of each prerendered
 * page.
 */
export function loadPolicies(file: string): PolicyOf {
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const list = (path: string) => (hashes[path] ?? []).map((hash) => `'${hash}'`).join(' ');
  const allow = (scripts: string) => `${PAGE}; ${TRUSTED_TYPES}; script-src 'self' ${scripts}`;
  // The prerendered not-found and error pages can appear at any path.
  const fallbacks = `${list('/_not-found')} ${list('/_global-error')}`.trim();
  const prerendered = new Map(Object.keys(hashes).map((path) => [path, allow(list(path))]));
  return (path) => {
    const policy = prerendered.get(path.replace(/(?<=.)\/$/, ''));
    if (policy) return { policy, isPrerendered: true };
    return { policy: allow(`'nonce-${randomBytes(16).toString('base64')}' ${fallbacks}`), isPrerendered: false };
  };
}

/** Policy in development. It allows `eval` too, which hot reload and React's error overlay need. */
export const developmentPolicy: PolicyOf = () => ({
  policy: `${PAGE}; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:`,
  isPrerendered: true,
});

export const commonHeaders = (isSecure: boolean) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Sets the headers that depend only on the path. Next does not change an existing `cache-control`. */
export function setHeaders(request: IncomingMessage, response: ServerResponse, screened: Screened, policyOf: PolicyOf) {
  const { path, requestId, isApi } = screened;
  response.setHeader('x-request-id', requestId);
  // Links in mails have a token in their URL. The token must not be sent as a referrer, not even to our own server.
  if (/^\/(verify-email|reset-password|unsubscribe)\/?$/.test(path))
    response.setHeader('referrer-policy', 'no-referrer');
  // Closes the connection after this response, because it must not wait for another request during shutdown.
  if (isDraining()) response.setHeader('connection', 'close');
  if (isApi) response.setHeader('cache-control', 'no-store');
  if (isApi || path.startsWith('/_next/')) {
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return;
  }
  const { policy, isPrerendered } = policyOf(path);
  response.setHeader('content-security-policy', policy);
  // Replaces Next's header, which would let shared caches store prerendered pages for a year, without a way to purge
  // them.
  if (isPrerendered) response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  // Next reads the nonce for its own scripts from this request header.
  else request.headers['content-security-policy'] = policy;
}
