import { randomUUID } from 'node:crypto';
import { clientAddress } from './address.mjs';

/** Which requests reach Next, and what they may claim about themselves. */

const API = /^\/(auth|api|analytics)(\/|$)/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const MAX_URL = 8 * 1024;
const BODY_LIMIT = 64 * 1024;
/** Bytes, by the start of the path. */
const LARGER_BODIES = [
  [/^\/api\/questions\/import/, 10 * 1024 * 1024],
  [/^\/auth\/profile\/[^/]+\/picture/, 6 * 1024 * 1024],
];
/** What only a proxy of ours, or Next itself, may say. */
const FORBIDDEN_HEADERS =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-prerender-|x-now-|x-vercel-|x-coldpass-|content-security-policy|next-action$|next-resume$)/;

export const isApiPath = (path) => API.test(path);

/** @returns {{ path: string, requestId: string, bodyLimit: number, refusal: null | { status: number, code: string, message: string } }} */
export function screen(request, { hops }) {
  const address = clientAddress(request, hops);
  for (const name of Object.keys(request.headers)) {
    if (FORBIDDEN_HEADERS.test(name)) delete request.headers[name];
  }
  const requestId = randomUUID();
  request.headers['x-request-id'] = requestId;
  request.headers['x-coldpass-client-address'] = address;
  const path = (request.url ?? '').split('?', 1)[0];
  const bodyLimit = LARGER_BODIES.find(([pattern]) => pattern.test(path))?.[1] ?? BODY_LIMIT;
  return { path, requestId, bodyLimit, refusal: refuseLine(request, path) ?? refuseBody(request.headers, bodyLimit) };
}

const refusal = (status, code, message) => ({ status, code, message });

function refuseLine({ method, url }, path) {
  // An absolute address asks for a proxy, and two slashes name another host to whoever resolves them.
  if (!path.startsWith('/') || path.startsWith('//')) {
    return refusal(400, 'BAD_REQUEST', 'Send the path of this site alone');
  }
  if (!isEncoded(path)) return refusal(400, 'BAD_REQUEST', 'The address is not encoded properly');
  if (url.length > MAX_URL) return refusal(414, 'BAD_REQUEST', 'The address is too long');
  if (!METHODS.has(method)) return refusal(405, 'METHOD_NOT_ALLOWED', 'This method is not supported');
  if (!isApiPath(path) && method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'METHOD_NOT_ALLOWED', 'Pages can only be read');
  }
  return null;
}

/** Next would answer 500 to a percent sign with no byte behind it, or to bytes that are no text. */
function isEncoded(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function refuseBody(headers, limit) {
  const encoding = headers['content-encoding'];
  // Never inflated: a small body could become a huge one.
  if (encoding && encoding !== 'identity') {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression');
  }
  return Number(headers['content-length'] ?? 0) > limit ? tooLarge(limit) : null;
}

export const tooLarge = (limit) => refusal(413, 'PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`);

/** Calls `onExceed` as soon as more than `limit` bytes of a body have arrived; the rest is read and dropped. */
export function capBody(request, limit, onExceed) {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push;
  let size = 0;
  request.push = (chunk, encoding) => {
    // The end of a body arrives as null. Of one that was too long it is dropped too: nobody may act on the stump.
    const length = chunk?.length ?? 0;
    size += length;
    if (size <= limit) return push.call(request, chunk, encoding);
    if (size - length <= limit && length > 0) onExceed();
    return true;
  };
}
