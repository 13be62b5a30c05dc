import { randomBytes } from 'node:crypto';
import { isApiPath } from './admission.mjs';

/** The headers of every response, and the envelope around Next's own refusals. */

const MESSAGES = {
  400: ['BAD_REQUEST', 'The request could not be understood'],
  404: ['NOT_FOUND', 'Not found'],
  405: ['METHOD_NOT_ALLOWED', 'This method is not supported here'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large'],
};
const INTERNAL = ['INTERNAL', 'Something went wrong on our side. Try again; if it goes on, tell us the request id.'];

export function dressResponse(request, response, { admitted, policies, isSecure, isDevelopment }) {
  const { path, requestId } = admitted;
  const isApi = isApiPath(path);
  const policy = isDevelopment || isApi ? null : choosePolicy(request, path, policies);
  const dress = (status) => {
    if (isApi && status >= 400 && !isJson(response)) replaceBody(response, envelop(status, requestId));
    setCommon(response, { isApi, isSecure, path });
    response.setHeader('x-request-id', requestId);
    if (policy) response.setHeader('content-security-policy', policy);
    else if (!isDevelopment)
      response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  };
  beforeHeaders(response, dress);
}

/** Calls `dress` with the status, once, when the headers are about to be sent and before any of the body is. */
function beforeHeaders(response, dress) {
  const { writeHead, write, end } = response;
  let isDressed = false;
  const dressOnce = (status) => {
    if (isDressed || response.headersSent) return;
    isDressed = true;
    dress(status);
  };
  response.writeHead = (status, ...rest) => {
    applyFields(response, rest);
    dressOnce(status);
    return writeHead.call(response, status);
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
    for (let at = 0; at + 1 < given.length; at += 2) response.setHeader(given[at], given[at + 1]);
  } else if (given) {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) response.setHeader(name, value);
  }
}

const isJson = (response) => String(response.getHeader('content-type') ?? '').includes('json');

/** Next's own page or empty body becomes the product's JSON. */
function envelop(status, requestId) {
  const [code, message] = MESSAGES[status] ?? INTERNAL;
  const body = JSON.stringify({
    success: false,
    message,
    error: code,
    ...(status >= 500 ? { requestId } : {}),
  });
  return body;
}

/** Sends this instead of whatever is still to be written. */
function replaceBody(response, body) {
  for (const name of ['content-encoding', 'etag', 'transfer-encoding']) response.removeHeader(name);
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.replacement = body;
}

function setCommon(response, { isApi, isSecure, path }) {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader(
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  );
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  response.removeHeader('x-powered-by');
  const cache = String(response.getHeader('cache-control') ?? '');
  if (isApi) {
    if (!cache) response.setHeader('cache-control', 'no-store');
  } else if (!path.startsWith('/_next/static/') && /s-maxage/.test(cache)) {
    // Next lets shared caches keep prerendered pages for a year; nothing here could ever take them back.
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  }
}
