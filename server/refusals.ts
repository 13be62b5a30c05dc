import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '@/lib/kernel/plain-page';
import { PROBLEMS, type ProblemCode } from '@/lib/kernel/problem';
import { commonHeaders } from './headers';
import { dropBody } from './refused-body';

/** Answers without Next: JSON in the product's envelope for its endpoints, a page of the product for the rest. */

const LINGER_MS = 2_000;

export interface Refusal {
  status: number;
  code: ProblemCode | 'NOT_IMPLEMENTED';
  message: string;
  retryAfterSeconds?: number;
}

export const refusal = (code: ProblemCode, message: string): Refusal => ({ status: PROBLEMS[code], code, message });

interface Refused {
  isApi: boolean;
  refusal: Refusal;
}

function bodyOf({ isApi, refusal: { code, message, retryAfterSeconds } }: Refused): { type: string; text: string } {
  if (isApi) return { type: 'application/json', text: JSON.stringify({ success: false, message, error: code }) };
  const title = retryAfterSeconds === undefined ? 'This page cannot be shown' : 'One moment';
  const retry = retryAfterSeconds === undefined ? {} : { retrySeconds: retryAfterSeconds };
  return { type: 'text/html; charset=utf-8', text: plainPage({ title, sentence: message, ...retry }) };
}

/** Sends the head, with these headers besides, and returns the body that belongs to it. */
function begin(response: ServerResponse, refused: Refused, headers: OutgoingHttpHeaders): string {
  const { type, text } = bodyOf(refused);
  response.writeHead(refused.refusal.status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  });
  return text;
}

/**
 * For a client that may come back soon: the connection stays, because a rush of new ones costs more than the refusals, and what is
 * still to arrive of the body is dropped.
 */
export function turnAway(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  const text = begin(response, refused, { 'retry-after': String(refused.refusal.retryAfterSeconds ?? 1) });
  dropBody(request);
  response.end(request.method === 'HEAD' ? undefined : text);
}

/**
 * The whole answer goes out at once, but the connection stays open until the body has been read or a moment has passed:
 * closed at once, it would be reset under a client that is still sending, which would then never see the answer.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  const { retryAfterSeconds } = refused.refusal;
  const text = begin(response, refused, {
    connection: 'close',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  });
  if (request.method !== 'HEAD') response.write(text);
  const finish = () => void response.end();
  if (request.complete) {
    finish();
    return;
  }
  request.once('end', finish);
  dropBody(request);
  setTimeout(finish, LINGER_MS).unref();
}

/** For what never becomes a request with a response of its own. */
export function refuseSocket(socket: Duplex, { isSecure, ...refused }: Refused & { isSecure: boolean }): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { type, text } = bodyOf(refused);
  const headers = {
    ...commonHeaders(isSecure),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = refused.refusal;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy());
}

/** A request that could not even be parsed, or did not arrive in time. */
export function refusalOfError(error: NodeJS.ErrnoException): Refusal {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, code: 'BAD_REQUEST', message: 'The headers of the request are too large' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, code: 'BAD_REQUEST', message: 'The request did not arrive in time' };
    default:
      return refusal('BAD_REQUEST', 'The request could not be understood');
  }
}

export const NO_UPGRADE: Refusal = {
  status: 501,
  code: 'NOT_IMPLEMENTED',
  message: 'This server offers no other protocol',
};
export const NO_EXPECTATION: Refusal = {
  status: 417,
  code: 'BAD_REQUEST',
  message: 'Of expectations this server knows 100-continue alone',
};
export const NO_TUNNEL = refusal('METHOD_NOT_ALLOWED', 'This method is not supported');
