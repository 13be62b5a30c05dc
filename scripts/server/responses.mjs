import { randomBytes } from 'node:crypto';
import { isApiPath } from './admission.mjs';
import { allowedAt } from './allow.mjs';
import { cacheControl, referrerPolicy } from './headers.mjs';
import { say } from './say.mjs';

/** The headers of every response, and the envelope around Next's own refusals. */

const MESSAGES = {
  400: ['BAD_REQUEST', 'The request could not be understood'],
  404: ['NOT_FOUND', 'Not found'],
  405: ['METHOD_NOT_ALLOWED', 'This method is not supported here'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large'],
};
const INTERNAL = ['INTERNAL', 'Something went wrong on our side. Try again; if it goes on, tell us the request id.'];

/** Seconds after which a page is worth asking for again that could not be rendered now. */
const RETRY_AFTER = '3';

const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

/** `common` holds the pairs of `commonHeaders`, worked out once. */
export function dressResponse(request, response, { admitted, policies, common }) {
  const { path, requestId } = admitted;
  const isApi = isApiPath(path);
  const policy = isApi || path.startsWith('/_next/') ? NO_DOCUMENT : choosePolicy(request, path, policies);
  const dress = (status) => {
    const failure = request.headers['x-coldpass-failure'];
    // Next is told to be quiet about errors, because the product says what has failed: but not what Next alone knows of.
    if (status === 500 && !failure && !isJson(response))
      say('not answered', 'Next gave no reason', { requestId, path });
    if (isApi && status >= 400 && !isJson(response)) replaceBody(response, envelop(status, requestId));
    for (const [name, value] of common) response.setHeader(name, value);
    const referrer = referrerPolicy(path);
    if (referrer) response.setHeader('referrer-policy', referrer);
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-request-id', requestId);
    response.removeHeader('x-powered-by');
    const allowed = status === 405 ? allowedAt(path) : null;
    if (allowed) response.setHeader('allow', allowed);
    const given = String(response.getHeader('cache-control') ?? '');
    const kept = cacheControl({ given, path, isApi });
    if (kept) response.setHeader('cache-control', kept);
    // While the server ends, a connection must not wait for another request.
    if (globalThis.__coldpassDraining) response.setHeader('connection', 'close');
    if (status !== 500 || failure !== 'database') return status;
    response.setHeader('retry-after', RETRY_AFTER);
    response.setHeader('cache-control', 'no-store');
    return 503;
  };
  beforeHeaders(response, dress);
}

/** Calls `dress` with the status, once, when the headers are about to be sent and before any of the body is; it says the status to send. */
function beforeHeaders(response, dress) {
  const { writeHead, write, end } = response;
  let isDressed = false;
  const dressOnce = (status) => {
    if (isDressed || response.headersSent) return status;
    isDressed = true;
    response.statusCode = dress(status);
    return response.statusCode;
  };
  response.writeHead = (status, ...rest) => {
    applyFields(response, rest);
    return writeHead.call(response, dressOnce(status));
  };
  response.write = (...args) => {
    dressOnce(response.statusCode);
    return response.replacement === undefined ? write.apply(response, args) : true;
  };
  response.end = (...args) => {
    dressOnce(response.statusCode);
    if (response.replacement === undefined) return end.apply(response, args);
    const done = args.find((part) => typeof part === 'function');
    return end.call(response, response.req.method === 'HEAD' ? undefined : response.replacement, done);
  };
}

/** Next reads the nonce for its own scripts from the request's policy header. */
function choosePolicy(request, path, policies) {
  const prerendered = policies.ofPrerendered(path);
  if (prerendered) return prerendered;
  const policy = policies.withNonce(randomBytes(16).toString('base64'));
  request.headers['content-security-policy'] = policy;
  return policy;
}

/** Headers given to `writeHead` itself, as an object or a flat list, after an optional reason phrase. */
function applyFields(response, rest) {
  const given = rest.find((part) => typeof part === 'object' && part !== null);
  if (Array.isArray(given)) {
    const names = given.filter((_part, at) => at % 2 === 0);
    for (const name of names) response.removeHeader(name);
    // Appended, because a flat list names a header once for each of its values.
    for (const [at, name] of names.entries()) response.appendHeader(name, String(given[2 * at + 1]));
  } else if (given) {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) response.setHeader(name, value);
  }
}

const isJson = (response) => String(response.getHeader('content-type') ?? '').includes('json');

/** Next's own page or empty body becomes the product's JSON. */
function envelop(status, requestId) {
  const [code, message] = MESSAGES[status] ?? INTERNAL;
  return JSON.stringify({ success: false, message, error: code, ...(status >= 500 ? { requestId } : {}) });
}

/** Sends this instead of whatever is still to be written. */
function replaceBody(response, body) {
  for (const name of ['content-encoding', 'etag', 'transfer-encoding']) response.removeHeader(name);
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.replacement = body;
}
