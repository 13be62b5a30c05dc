import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import querystring from 'node:querystring';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';
import type { Endpoints } from './endpoints';
import { type Refusal, refusal } from './refusals';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const MOST = { urlLength: 8 * 1024, headers: 100 };
/** Spellings that Next resolves to another path: dot segments, backslashes, needless percent-encoding, and tabs. */
const OTHER_SPELLING = /\s|\\|\/\.{1,2}(\/|$)|%(2[def]|3\d|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)/i;
/**
 * Headers that only our own proxy or Next itself may send. The two request ids are allowed, because Next's development
 * pages send them.
 */
const FORBIDDEN_HEADERS =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-(?!(html-)?request-id$)|x-invoke-|x-matched-path$|x-prerender-|x-now-|x-vercel-|x-coldpass-|x-request-id$|content-security-policy|next-action$|next-resume$)/i;

export type Screened = ReturnType<typeof screen>;

/**
 * Parses and checks a request. Sets a header with the client's address, as reported by our own proxies. `hops` is the
 * number of these proxies (`TRUSTED_PROXY_HOPS`).
 */
export function screen(request: IncomingMessage, hops: number, endpoints: Endpoints) {
  const { method = '', url = '' } = request;
  const address = clientAddress(request, hops);
  const requestId = randomUUID();
  replaceHeaders(request, { 'x-request-id': requestId, 'x-coldpass-client-address': address });
  const path = url.split('?', 1)[0] ?? '';
  const isApi = endpoints.isApiPath(path);
  const endpoint = endpoints.find(method, path);
  const refused =
    refuseLine(request, path, isApi) ??
    refuseHeaders(request, isApi ? (endpoint?.bodyLimit ?? BODY_LIMIT_BYTES) : 0) ??
    (isApi && !endpoint ? endpoints.refuseUndeclared(path) : null);
  return { path, requestId, address, endpoint, isApi, refusal: refused };
}

/**
 * Returns the address of the client: the socket's address, or the address that the outermost of our own proxies saw.
 * Each proxy appends the address that it saw, so with n proxies the n-th entry from the right is the first that cannot
 * be forged. If there are fewer entries, returns the socket's address.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const forwarded = hops > 0 ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const address = forwarded.split(',').at(-hops)?.trim() || (request.socket.remoteAddress ?? '');
  // An IPv4 address mapped to IPv6 counts as IPv4. All values that are not addresses count as one client, so that
  // limits apply to them too.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) ? plain.toLowerCase() : 'unknown';
}

/** Replaces headers in both forms, because Next reads `headers` and the adapter for endpoints reads `rawHeaders`. */
function replaceHeaders(request: IncomingMessage, ours: Record<string, string>): void {
  for (const name of Object.keys(request.headers)) if (FORBIDDEN_HEADERS.test(name)) delete request.headers[name];
  Object.assign(request.headers, ours);
  const pairs = request.rawHeaders.filter((_part, at, all) => !FORBIDDEN_HEADERS.test(all[at - (at % 2)] ?? ''));
  request.rawHeaders = [...pairs, ...Object.entries(ours).flat()];
}

function refuseLine({ method = '', url = '' }: IncomingMessage, path: string, isApi: boolean): Refusal | null {
  // Refuses absolute URLs, which are for proxies, and two leading slashes, after which some clients expect the name of
  // another host.
  if (!path.startsWith('/') || path.startsWith('//')) return refusal('BAD_REQUEST', 'Send only a path of this site');
  if (url.includes('#') || OTHER_SPELLING.test(path))
    return refusal('BAD_REQUEST', 'Send the path without "#", "." or "..", and without needless encoding');
  // Refuses wrong percent-encoding and bytes that are not UTF-8, for which Next would answer 500.
  if (/%(?![\da-f]{2})/i.test(path) || querystring.unescape(path).includes('\ufffd'))
    return refusal('BAD_REQUEST', 'The address is not encoded properly');
  if (url.length > MOST.urlLength) return { status: 414, code: 'BAD_REQUEST', message: 'The address is too long' };
  if (!METHODS.has(method)) return refusal('METHOD_NOT_ALLOWED', 'This method is not supported');
  if (isApi || method === 'GET' || method === 'HEAD') return null;
  return { ...refusal('METHOD_NOT_ALLOWED', 'Pages can only be read'), allow: 'GET, HEAD' };
}

/**
 * Checks the headers. `limit` is the maximum size of the body in bytes. If a request does not state the size,
 * `lib/http/body.ts` counts the bytes as it reads them.
 */
function refuseHeaders({ headers, rawHeaders }: IncomingMessage, limit: number): Refusal | null {
  if (rawHeaders.length / 2 > MOST.headers) return { status: 431, code: 'BAD_REQUEST', message: 'Too many headers' };
  // Refuses a host that a URL would spell differently, because the adapter for endpoints would throw an error.
  const host = (headers.host || 'localhost').toLowerCase();
  if (!URL.canParse(`http://${host}`) || new URL(`http://${host}`).hostname !== host.replace(/:\d+$/, ''))
    return refusal('BAD_REQUEST', 'Send the name of this site as the host');
  if (headers.upgrade)
    return { status: 501, code: 'NOT_IMPLEMENTED', message: 'This server does not upgrade connections' };
  // Bodies are never decompressed, because a small one could become huge.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression');
  if (limit === 0 && headers['transfer-encoding']) return refusal('BAD_REQUEST', 'Pages take no body');
  const isTooLarge = Number(headers['content-length'] ?? 0) > limit;
  return isTooLarge ? refusal('PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`) : null;
}
