import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainPage } from '@/lib/kernel/plain-page';
import { PROBLEMS, type ProblemCode } from '@/lib/kernel/problem';
import { commonHeaders, NO_DOCUMENT } from './headers';

/** Refusals by the server itself: JSON in the product's envelope for endpoints, a small page of the product for the rest. */

/** The connection of a client that is still sending stays open for so long, so that it can read the answer. */
const LINGER_MS = 2_000;

export interface Refusal {
  status: number;
  code: ProblemCode | 'NOT_IMPLEMENTED';
  message: string;
  retryAfterSeconds?: number;
  /** The methods that there are, for a refused one. */
  allow?: string;
}

export const refusal = (code: ProblemCode, message: string): Refusal => ({ status: PROBLEMS[code], code, message });

export const TOO_BUSY: Refusal = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Too many requests at once. Try again in a few seconds.',
  retryAfterSeconds: 5,
};

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

function headersOf(refused: Refused, { type, text }: { type: string; text: string }): OutgoingHttpHeaders {
  const { retryAfterSeconds, allow } = refused.refusal;
  return {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(refused.isApi ? {} : { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(allow ? { allow } : {}),
  };
}

/** Answers at once. The rest of a body is dropped, and its connection ends. */
export function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  const body = bodyOf(refused);
  const isWhole = request.complete || !('transfer-encoding' in request.headers || 'content-length' in request.headers);
  response.writeHead(refused.refusal.status, {
    ...headersOf(refused, body),
    ...(isWhole ? {} : { connection: 'close' }),
  });
  if (request.method !== 'HEAD') response.write(body.text);
  const finish = () => void response.end();
  if (isWhole) {
    finish();
    return;
  }
  request.once('end', finish).resume();
  setTimeout(finish, LINGER_MS).unref();
}

/** For what never becomes a request with a response of its own. */
export function refuseSocket(socket: Duplex, { isSecure, ...refused }: Refused & { isSecure: boolean }): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = bodyOf(refused);
  const headers = {
    ...commonHeaders(isSecure),
    'content-security-policy': NO_DOCUMENT,
    ...headersOf(refused, body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = refused.refusal;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body.text}`, () => socket.destroy());
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
