import { STATUS_CODES } from 'node:http';
import { isApiPath } from './admission.mjs';
import { commonHeaders } from './headers.mjs';

/** What is answered without Next: JSON in the product's envelope for its endpoints, a line of text for the rest. */

const LINGER_MS = 2_000;

function bodyOf(path, { code, message }) {
  return isApiPath(path)
    ? { type: 'application/json', text: JSON.stringify({ success: false, message, error: code }) }
    : { type: 'text/plain; charset=utf-8', text: `${message}\n` };
}

/** Sends the head, with these headers besides, and answers the body that belongs to it. */
function begin(response, path, refusal, headers) {
  const { type, text } = bodyOf(path, refusal);
  response.writeHead(refusal.status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  });
  return text;
}

/**
 * For whoever may come back soon: the connection stays, because a rush of new ones costs more than the refusals, and what is
 * still to arrive of the body, which is not much, is dropped.
 */
export function turnAway(request, response, { path, refusal }) {
  const again = String(refusal.retryAfterSeconds);
  const text = begin(response, path, refusal, {
    'retry-after': again,
    // A person sees a page that asks again by itself; a program reads `retry-after`.
    ...(isApiPath(path) ? {} : { refresh: again }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
  request.resume();
}

/**
 * The whole answer goes out at once, but the connection stays open until the body has been read or a moment has passed:
 * closed at once, it would be reset under a client that is still sending, which would then never see the answer.
 */
export function refuse(request, response, { path, refusal }) {
  const text = begin(response, path, refusal, { connection: 'close' });
  if (request.method !== 'HEAD') response.write(text);
  const finish = () => response.end();
  if (request.complete) return finish();
  request.once('end', finish);
  request.resume();
  setTimeout(finish, LINGER_MS).unref();
}

/** For what never becomes a request with a response of its own. */
export function refuseSocket(socket, { path = '/', isSecure, refusal }) {
  if (!socket.writable) return socket.destroy();
  const { type, text } = bodyOf(path, refusal);
  const headers = {
    ...commonHeaders(isSecure),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${text}`, () => socket.destroy());
}

/** A request that could not even be parsed, or did not arrive in time. */
export function refusalOfError(error) {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, code: 'BAD_REQUEST', message: 'The headers of the request are too large' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, code: 'BAD_REQUEST', message: 'The request did not arrive in time' };
    default:
      return { status: 400, code: 'BAD_REQUEST', message: 'The request could not be understood' };
  }
}

export const NO_UPGRADE = { status: 501, code: 'NOT_IMPLEMENTED', message: 'This server offers no other protocol' };
export const NO_TUNNEL = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This method is not supported' };
