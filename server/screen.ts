import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';
import type { Endpoints } from './endpoints';
import { type Refusal, refusal } from './refusals';

/** Which requests are answered at all, and what they may claim about themselves. */

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const MAX_URL = 8 * 1024;
/**
 * Spellings that Next, or the parser of addresses that it uses, reads as another path than the one that is looked up here: dot segments,
 * backslashes, needless percent signs, and tabs, which Node 20 lets through and `new URL` drops.
 */
const OTHER_SPELLING = /\s|\\|\/\.{1,2}(\/|$)|%(2[def]|3\d|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)/i;
/** Headers that only a proxy of ours, or Next itself, may send. */
const FORBIDDEN_HEADERS =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-prerender-|x-now-|x-vercel-|x-coldpass-|x-request-id$|content-security-policy|next-action$|next-resume$)/i;

export interface Screened {
  path: string;
  requestId: string;
  address: string;
  isApi: boolean;
  /** The declared path with its placeholders; null for pages, and where nothing is declared. */
  endpoint: { path: string } | null;
  refusal: Refusal | null;
}

interface Settings {
  /** How many proxies in front are ours (`TRUSTED_PROXY_HOPS`). */
  hops: number;
  endpoints: Endpoints;
}

/** Reads a request's line and headers, and replaces what the client says of its address by what is known. */
export function screen(request: IncomingMessage, { hops, endpoints }: Settings): Screened {
  const { method = '', url = '' } = request;
  const address = clientAddress(request, hops);
  const requestId = randomUUID();
  replaceHeaders(request, { 'x-request-id': requestId, 'x-coldpass-client-address': address });
  const path = url.split('?', 1)[0] ?? '';
  const isApi = endpoints.isApiPath(path);
  const endpoint = endpoints.find(method, path);
  const refused =
    refuseHost(request) ??
    refuseLine({ method, url, path, isApi }) ??
    refuseBody(request.headers, isApi ? (endpoint?.bodyLimit ?? BODY_LIMIT_BYTES) : 0) ??
    (isApi && !endpoint ? endpoints.refuseUndeclared(path) : null);
  return { path, requestId, address, endpoint, isApi, refusal: refused };
}

/**
 * The socket's address, or the one that the outermost of our own proxies saw. Each proxy appends what it saw, so with n of them the n-th
 * entry from the right is the first that nobody can forge. A request with fewer entries did not pass them all and counts as its socket's.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (hops === 0) return plainAddress(socket);
  const seen = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return plainAddress((seen[seen.length - hops] ?? '').trim() || socket);
}

/** IPv4 carried in IPv6 is the IPv4 address. Anything that is no address shares one name, so that limits still count it. */
function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) ? plain.toLowerCase() : 'unknown';
}

/** Next reads `headers`, and the adapter of endpoints reads `rawHeaders`. */
function replaceHeaders(request: IncomingMessage, ours: Record<string, string>): void {
  for (const name of Object.keys(request.headers)) if (FORBIDDEN_HEADERS.test(name)) delete request.headers[name];
  Object.assign(request.headers, ours);
  const pairs = request.rawHeaders.filter((_part, at, all) => !FORBIDDEN_HEADERS.test(all[at - (at % 2)] ?? ''));
  request.rawHeaders = [...pairs, ...Object.entries(ours).flat()];
}

/** RFC 9112, 3.2. HTTP/1.0 has no such header, and a balancer may ask by it whether the process lives. */
const refuseHost = ({ headers, httpVersion }: IncomingMessage): Refusal | null =>
  headers.host === undefined && httpVersion === '1.1' ? refusal('BAD_REQUEST', 'Send the name of the host') : null;

interface Line {
  method: string;
  url: string;
  path: string;
  isApi: boolean;
}

function refuseLine({ method, url, path, isApi }: Line): Refusal | null {
  // An absolute address asks for a proxy, and some clients read two slashes as the name of another host.
  if (!path.startsWith('/') || path.startsWith('//')) return refusal('BAD_REQUEST', 'Send the path of this site alone');
  if (url.includes('#') || OTHER_SPELLING.test(path)) {
    return refusal(
      'BAD_REQUEST',
      'Send the path as it is written, without "#", "." or ".." and without encoding what needs none',
    );
  }
  if (!isEncoded(path)) return refusal('BAD_REQUEST', 'The address is not encoded properly');
  if (url.length > MAX_URL) return { status: 414, code: 'BAD_REQUEST', message: 'The address is too long' };
  if (!METHODS.has(method)) return refusal('METHOD_NOT_ALLOWED', 'This method is not supported');
  if (!isApi && method !== 'GET' && method !== 'HEAD') {
    return { ...refusal('METHOD_NOT_ALLOWED', 'Pages can only be read'), allow: 'GET, HEAD' };
  }
  return null;
}

/** False for a percent sign without a byte behind it, and for bytes that are no text: Next would answer 500 to both. */
function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** `limit` in bytes. A body that does not announce its length is counted where it is read (`lib/http/body.ts`). */
function refuseBody(headers: IncomingHttpHeaders, limit: number): Refusal | null {
  const encoding = headers['content-encoding'];
  // Never inflated: a small body could become a huge one.
  if (encoding && encoding !== 'identity')
    return refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression');
  if (limit === 0 && headers['transfer-encoding']) return refusal('BAD_REQUEST', 'Pages take no body');
  const isTooLarge = Number(headers['content-length'] ?? 0) > limit;
  return isTooLarge ? refusal('PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`) : null;
}
