import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { ProblemCode } from '@/lib/kernel/problem';
import { isDraining } from '@/lib/kernel/process-end';
import type { Policies } from './content-security-policy';
import type { Endpoints } from './endpoints';
import { cacheControl, referrerPolicy } from './headers';
import { logError } from './log-line';
import { giveFunctions } from './own-functions';
import type { Screened } from './request-filter';

/** The headers of every response, and the envelope around Next's own refusals. */

const MESSAGES: Record<number, [ProblemCode, string]> = {
  400: ['BAD_REQUEST', 'The request could not be understood'],
  404: ['NOT_FOUND', 'Not found'],
  405: ['METHOD_NOT_ALLOWED', 'This method is not supported here'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large'],
};
const INTERNAL: [ProblemCode, string] = [
  'INTERNAL',
  'Something went wrong on our end. Try again. If it keeps happening, send us the request ID.',
];

/** Seconds after which a page is worth asking for again that could not be rendered now. */
const RETRY_AFTER = '3';

const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

/** What is sent instead of Next's own body. */
const replacements = new WeakMap<ServerResponse, string>();

interface Dressing {
  admitted: Pick<Screened, 'path' | 'requestId' | 'isApi'>;
  policies: Policies;
  endpoints: Pick<Endpoints, 'allowedAt'>;
  /** The pairs of `commonHeaders`, worked out once. */
  common: readonly [string, string][];
}

export function dressResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { admitted, policies, endpoints, common }: Dressing,
): void {
  const { path, requestId, isApi } = admitted;
  const policy = isApi || path.startsWith('/_next/') ? NO_DOCUMENT : choosePolicy(request, path, policies);
  beforeHeaders(response, (status) => {
    const failure = request.headers['x-coldpass-failure'];
    // Next is told to be quiet about errors, because the product says what has failed: but not about errors that only Next sees.
    if (status === 500 && !failure && !isJson(response))
      logError('not answered', 'Next gave no reason', { requestId, path });
    if (isApi && status >= 400 && !isJson(response)) replaceBody(response, envelop(status, requestId));
    for (const [name, value] of common) response.setHeader(name, value);
    const referrer = referrerPolicy(path);
    if (referrer) response.setHeader('referrer-policy', referrer);
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-request-id', requestId);
    response.removeHeader('x-powered-by');
    const allowed = status === 405 ? endpoints.allowedAt(path) : null;
    if (allowed) response.setHeader('allow', allowed);
    const given = String(response.getHeader('cache-control') ?? '');
    const kept = cacheControl({ given, path, isApi });
    if (kept) response.setHeader('cache-control', kept);
    // While the server ends, a connection must not wait for another request.
    if (isDraining()) response.setHeader('connection', 'close');
    if (status !== 500 || failure !== 'database') return status;
    response.setHeader('retry-after', RETRY_AFTER);
    response.setHeader('cache-control', 'no-store');
    return 503;
  });
}

type Callback = () => void;

/** Calls `dress` with the status, once, when the headers are about to be sent and before any of the body is; it says the status to send. */
function beforeHeaders(response: ServerResponse, dress: (status: number) => number): void {
  const { writeHead, write, end } = response;
  let isDressed = false;
  const dressOnce = (status: number): number => {
    if (isDressed || response.headersSent) return status;
    isDressed = true;
    response.statusCode = dress(status);
    return response.statusCode;
  };
  giveFunctions(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      applyFields(response, rest);
      return writeHead.call(response, dressOnce(status));
    },
    write: (...args: unknown[]): boolean => {
      dressOnce(response.statusCode);
      return replacements.has(response) || Reflect.apply(write, response, args);
    },
    end: (...args: unknown[]) => {
      dressOnce(response.statusCode);
      const replacement = replacements.get(response);
      if (replacement === undefined) return Reflect.apply(end, response, args);
      const done = args.find((part): part is Callback => typeof part === 'function');
      return Reflect.apply(end, response, [response.req.method === 'HEAD' ? undefined : replacement, done]);
    },
  });
}

/** Next reads the nonce for its own scripts from the request's policy header. */
function choosePolicy(request: IncomingMessage, path: string, policies: Policies): string {
  const prerendered = policies.ofPrerendered(path);
  if (prerendered) return prerendered;
  const policy = policies.withNonce(randomBytes(16).toString('base64'));
  request.headers['content-security-policy'] = policy;
  return policy;
}

/** Headers given to `writeHead` itself, as an object or a flat list, after an optional reason phrase. */
function applyFields(response: ServerResponse, rest: readonly unknown[]): void {
  const given = rest.find((part): part is object => typeof part === 'object' && part !== null);
  if (Array.isArray(given)) {
    const names = given.filter((_part, at) => at % 2 === 0).map(String);
    for (const name of names) response.removeHeader(name);
    // Appended, because a flat list names a header once for each of its values.
    for (const [at, name] of names.entries()) response.appendHeader(name, String(given[2 * at + 1]));
  } else if (given) {
    const fields = Object.entries(given as Record<string, OutgoingHttpHeader | undefined>);
    for (const [name, value] of fields) if (value !== undefined) response.setHeader(name, value);
  }
}

const isJson = (response: ServerResponse): boolean => String(response.getHeader('content-type') ?? '').includes('json');

/** Next's own page or empty body becomes the product's JSON. */
function envelop(status: number, requestId: string): string {
  const [code, message] = MESSAGES[status] ?? INTERNAL;
  return JSON.stringify({ success: false, message, error: code, ...(status >= 500 ? { requestId } : {}) });
}

/** Sends this instead of whatever is still to be written. */
function replaceBody(response: ServerResponse, body: string): void {
  for (const name of ['content-encoding', 'etag', 'transfer-encoding']) response.removeHeader(name);
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(body));
  replacements.set(response, body);
}
