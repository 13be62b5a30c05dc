import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { connectionOf } from '@/lib/kernel/address';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';
import { clientAddress } from './address';
import { tooLarge } from './body-cap';
import type { EndpointFacts, Endpoints } from './endpoints';
import { type Refusal, refusal } from './refusals';

/** Which requests reach Next, and what they may claim about themselves. */

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const MAX_URL = 8 * 1024;
/**
 * What Next, or the parser of addresses that it asks, makes another path of than the one that is looked up here, so that a declared
 * endpoint would answer at the cost, and within the limits, of one that is not: dot segments, backslashes, and signs that stand for
 * themselves or are a slash, written as percent and number, and tabs, which Node 20 lets through and `new URL` drops.
 */
const OTHER_SPELLING = /\s|\\|\/\.{1,2}(\/|$)|%(2[def]|3\d|[46][1-9a-f]|[57][0-9a]|5[cf]|7e)/i;
/** What only a proxy of ours, or Next itself, may say. */
const FORBIDDEN_HEADERS =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-prerender-|x-now-|x-vercel-|x-coldpass-|content-security-policy|next-action$|next-resume$)/;

export interface Screened {
  path: string;
  requestId: string;
  address: string;
  /** Null for pages, and where nothing is declared. */
  endpoint: EndpointFacts | null;
  isApi: boolean;
  bodyLimit: number;
  refusal: Refusal | null;
}

interface Settings {
  hops: number;
  endpoints: Endpoints;
}

/** The connection that limits count by: one for all addresses that it can send from. */
export const connectionKey = ({ address }: Pick<Screened, 'address'>): string => connectionOf(address);

export function screen(request: IncomingMessage, { hops, endpoints }: Settings): Screened {
  const address = clientAddress(request, hops);
  for (const name of Object.keys(request.headers)) {
    if (FORBIDDEN_HEADERS.test(name)) delete request.headers[name];
  }
  const requestId = randomUUID();
  request.headers['x-request-id'] = requestId;
  request.headers['x-coldpass-client-address'] = address;
  const { method = '', url = '' } = request;
  const path = url.split('?', 1)[0] ?? '';
  const isApi = endpoints.isApiPath(path);
  const endpoint = endpoints.find(method, path);
  const bodyLimit = endpoint?.bodyLimit ?? BODY_LIMIT_BYTES;
  const refused =
    refuseHost(request) ?? refuseLine({ method, url, path, isApi }) ?? refuseBody(request.headers, bodyLimit);
  return { path, requestId, address, endpoint, isApi, bodyLimit, refusal: refused };
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
  if (!path.startsWith('/') || path.startsWith('//')) {
    return refusal('BAD_REQUEST', 'Send the path of this site alone');
  }
  if (url.includes('#') || OTHER_SPELLING.test(path)) {
    return refusal(
      'BAD_REQUEST',
      'Send the path as it is written, without "#", "." or ".." and without encoding what needs none',
    );
  }
  if (!isEncoded(path)) return refusal('BAD_REQUEST', 'The address is not encoded properly');
  if (url.length > MAX_URL) return { status: 414, code: 'BAD_REQUEST', message: 'The address is too long' };
  if (!METHODS.has(method)) return refusal('METHOD_NOT_ALLOWED', 'This method is not supported');
  if (!isApi && method !== 'GET' && method !== 'HEAD') return refusal('METHOD_NOT_ALLOWED', 'Pages can only be read');
  return null;
}

/** Next would answer 500 to a percent sign with no byte behind it, or to bytes that are no text. */
function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function refuseBody(headers: IncomingHttpHeaders, limit: number): Refusal | null {
  const encoding = headers['content-encoding'];
  // Never inflated: a small body could become a huge one.
  if (encoding && encoding !== 'identity') {
    return refusal('UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression');
  }
  return Number(headers['content-length'] ?? 0) > limit ? tooLarge(limit) : null;
}
