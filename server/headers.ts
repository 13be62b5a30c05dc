import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDraining } from '@/lib/kernel/process-end';
import type { Policies } from './content-security-policy';
import type { Screened } from './screen';

/** The policy of what is no page. */
export const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

/** On every response, whatever it is. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Links in mail carry their token in the address: even our own logs and files must not receive it as a referrer. */
const TOKEN_PAGE = /^\/(verify-email|reset-password|unsubscribe)\/?$/;

interface Dressing {
  screened: Pick<Screened, 'path' | 'requestId' | 'isApi'>;
  policies: Policies;
  common: Record<string, string>;
}

/** Sets our headers on a response before anything answers. Next keeps a `cache-control` that is there already. */
export function setHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { screened, policies, common }: Dressing,
) {
  const { path, requestId, isApi } = screened;
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  response.setHeader('x-request-id', requestId);
  if (TOKEN_PAGE.test(path)) response.setHeader('referrer-policy', 'no-referrer');
  // While the server ends, a connection must not wait for another request.
  if (isDraining()) response.setHeader('connection', 'close');
  if (isApi) response.setHeader('cache-control', 'no-store');
  if (isApi || path.startsWith('/_next/')) {
    response.setHeader('content-security-policy', NO_DOCUMENT);
    return;
  }
  const prerendered = policies.ofPrerendered(path);
  // Next would let shared caches keep prerendered pages for a year, and nothing could take them back.
  if (prerendered) response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  const policy = prerendered ?? policies.withNonce(randomBytes(16).toString('base64'));
  // Next reads the nonce for its own scripts from the request's policy.
  if (!prerendered) request.headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
}
