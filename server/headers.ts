import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDraining } from '@/lib/kernel/process-end';
import type { Screened } from './screen';

// Radix and the toasts set style elements of their own; no script can come in by a style.
const PAGE =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; " +
  "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** The only policy of this kind is that of lib/browser/trusted-types.ts. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** Returns a page's content security policy: it allows a prerendered page's scripts by hash, and any other's by a new nonce. */
type PolicyOf = (path: string) => { policy: string; isPrerendered: boolean };

/** `file`: for each prerendered path the hashes of its inline scripts, made after the build. */
export function loadPolicies(file: string): PolicyOf {
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const list = (path: string) => (hashes[path] ?? []).map((hash) => `'${hash}'`).join(' ');
  const allow = (scripts: string) => `${PAGE}; ${TRUSTED_TYPES}; script-src 'self' ${scripts}`;
  // Any address can turn out to be the prerendered not-found or error page.
  const fallbacks = `${list('/_not-found')} ${list('/_global-error')}`.trim();
  const prerendered = new Map(Object.keys(hashes).map((path) => [path, allow(list(path))]));
  return (path) => {
    const policy = prerendered.get(path.replace(/(?<=.)\/$/, ''));
    if (policy) return { policy, isPrerendered: true };
    return { policy: allow(`'nonce-${randomBytes(16).toString('base64')}' ${fallbacks}`), isPrerendered: false };
  };
}

/** Allows what hot reload and React's error overlay make out of text. */
export const developmentPolicy: PolicyOf = () => ({
  policy: `${PAGE}; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:`,
  isPrerendered: true,
});

/** Returns the headers of every response. */
export const commonHeaders = (isSecure: boolean) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Sets the headers that follow from the address alone. Next keeps a `cache-control` that is there already. */
export function setHeaders(request: IncomingMessage, response: ServerResponse, screened: Screened, policyOf: PolicyOf) {
  const { path, requestId, isApi } = screened;
  response.setHeader('x-request-id', requestId);
  // Links in mail carry their token in the address: even our own logs and files must not receive it as a referrer.
  if (/^\/(verify-email|reset-password|unsubscribe)\/?$/.test(path))
    response.setHeader('referrer-policy', 'no-referrer');
  // While the server ends, a connection must not wait for another request.
  if (isDraining()) response.setHeader('connection', 'close');
  if (isApi) response.setHeader('cache-control', 'no-store');
  if (isApi || path.startsWith('/_next/')) {
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return;
  }
  const { policy, isPrerendered } = policyOf(path);
  response.setHeader('content-security-policy', policy);
  // Next would let shared caches keep prerendered pages for a year, and nothing could take them back.
  if (isPrerendered) response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  // Next reads the nonce for its own scripts from the request's policy.
  else request.headers['content-security-policy'] = policy;
}
