import { randomUUID } from 'node:crypto';

/** Which requests reach Next, and what they may claim about themselves. */

export const UPGRADE_REFUSAL = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';

const API = /^\/(auth|api|analytics)(\/|$)/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const BODY_LIMIT = 64 * 1024;
/** Bytes, by the start of the path. */
const LARGER_BODIES = [
  [/^\/api\/questions\/import/, 10 * 1024 * 1024],
  [/^\/auth\/profile\/[^/]+\/picture/, 6 * 1024 * 1024],
];
/** What only a proxy of ours, or Next itself, may say. */
const FORBIDDEN_HEADERS =
  /^(x-forwarded-|forwarded$|x-real-ip$|x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-coldpass-|content-security-policy|next-action$)/;

export const isApiPath = (path) => API.test(path);

/** @returns {{ path: string, requestId: string, refusal: null | { status: number, code: string, message: string } }} */
export function screen(request, { hops }) {
  const address = clientAddress(request, hops);
  for (const name of Object.keys(request.headers)) {
    if (FORBIDDEN_HEADERS.test(name)) delete request.headers[name];
  }
  const requestId = randomUUID();
  request.headers['x-request-id'] = requestId;
  request.headers['x-coldpass-client-address'] = address;
  const path = (request.url ?? '').split('?')[0];
  return { path, requestId, refusal: refusalOf(request, path) };
}

const refuse = (status, code, message) => ({ status, code, message });

function refusalOf(request, path) {
  const { method, headers } = request;
  if (!path.startsWith('/') || path.startsWith('//'))
    return refuse(400, 'BAD_REQUEST', 'Send the path of this site alone');
  if (headers.upgrade) return refuse(400, 'BAD_REQUEST', 'This server offers no other protocol');
  if (!METHODS.has(method)) return refuse(405, 'METHOD_NOT_ALLOWED', 'This method is not supported');
  if (!isApiPath(path) && method !== 'GET' && method !== 'HEAD') {
    return refuse(405, 'METHOD_NOT_ALLOWED', 'Pages can only be read');
  }
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity')
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression');
  const limit = LARGER_BODIES.find(([pattern]) => pattern.test(path))?.[1] ?? BODY_LIMIT;
  const length = Number(headers['content-length'] ?? 0);
  if (length > limit) return refuse(413, 'PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`);
  return null;
}

/** The socket's address, or the one that the outermost of our own proxies saw. IPv6 by its /64: one household has all of it. */
function clientAddress(request, hops) {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return canonical(socket);
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return canonical(seen[seen.length - hops] ?? socket);
}

function canonical(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').slice(0, 64);
  return /^[0-9a-f.:]+$/i.test(plain) ? plain.toLowerCase() : 'unknown';
}
