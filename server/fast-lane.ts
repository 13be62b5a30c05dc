import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { whileAsked } from '@/lib/kernel/reading';
import type { StartWork } from '@/lib/kernel/regular-work';
import type { HeaderReader, HttpRequest, Reply, RouteContext, RouteHandler } from '@/lib/kernel/route';
import type { EndpointFacts } from './endpoints';
import { dropBody } from './refused-body';

/** Runs endpoints in this process without Next: the functions of `app/**\/route.ts`, called with what Node has received. */

type Route = Partial<Record<string, RouteHandler>>;

/** What the build has written: each endpoint's functions by its path with `{name}` placeholders, loaded at the first call. */
export type Routes = Record<string, () => Promise<Route>>;

interface Bundle {
  routes: Routes;
  startWork: StartWork;
}

export interface FastLane {
  /** Whether the endpoint runs here, asked at this path. */
  takes: (endpoint: EndpointFacts, path: string) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse, asked: Asked) => Promise<void>;
  /** Null where Next begins the regular work. */
  startWork: StartWork | null;
}

interface Asked {
  endpoint: EndpointFacts;
  /** Without the query. */
  path: string;
}

/** Of what is shorter nothing would be saved. */
const COMPRESSED_FROM_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|atom\+xml))/;
/** For the base of addresses, of which only the path and the query are looked at. */
const ORIGIN = 'http://localhost';

const compressed = promisify(gzip);

export async function loadFastLane(file: string): Promise<FastLane> {
  const { routes, startWork } = (await import(pathToFileURL(resolve(file)).href)) as Bundle;
  return createFastLane(routes, startWork);
}

/** Takes nothing: every endpoint goes to Next, as in development. */
export const NO_FAST_LANE: FastLane = createFastLane({});

export function createFastLane(routes: Routes, startWork: StartWork | null = null): FastLane {
  const loaded = new Map<string, Route>();
  const load = async (path: string): Promise<Route | undefined> => {
    const route = await routes[path]?.();
    if (route) loaded.set(path, route);
    return route;
  };
  return {
    startWork,
    // The other spellings of a path (a slash at its end, analytics below /auth) are Next's to redirect or to rewrite.
    takes: ({ path: declared }, path) =>
      declared in routes && path.split('/').length === declared.split('/').length && !path.endsWith('/'),
    async answer(request, response, { endpoint, path }) {
      // To import what is loaded already takes as long as a twentieth of an answer.
      const route = loaded.get(endpoint.path) ?? (await load(endpoint.path));
      const handler = route?.[endpoint.method];
      if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} is declared and has no function`);
      const params = Promise.resolve(paramsOf(endpoint.path, path));
      await whileAsked(request.method, async () =>
        send(await replyOf(handler, new NodeRequest(request), { params }), request, response),
      );
    },
  };
}

/** A reply whose headers may have several values each, as cookies do. */
type Sendable = Omit<Reply, 'headers'> & { headers: Record<string, string | string[]> };

async function replyOf(handler: RouteHandler, request: HttpRequest, context: RouteContext): Promise<Sendable> {
  if (handler.reply) return handler.reply(request, context);
  const { status, headers, body } = await handler(request, context);
  const cookies = headers.getSetCookie();
  return {
    status,
    headers: { ...Object.fromEntries(headers), ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) },
    body,
  };
}

function paramsOf(declared: string, path: string): Record<string, string> {
  if (!declared.includes('{')) return {};
  const asked = path.split('/');
  return Object.fromEntries(
    declared
      .split('/')
      .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(asked[at] ?? '')]] : [])),
  );
}

/** What endpoints read of a request. A web `Request` made of it would take as long as the answer to a question. */
class NodeRequest implements HttpRequest {
  readonly headers: HeaderReader;
  readonly url: string;

  constructor(private readonly received: IncomingMessage) {
    this.headers = headersOf(received);
    this.url = `${ORIGIN}${received.url}`;
  }

  get body(): AsyncIterable<Uint8Array> {
    return this.received;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = await readAll(this.received);
    // A large one has its memory for itself, and copying it once more would take milliseconds.
    if (bytes.byteLength === bytes.buffer.byteLength) return bytes.buffer as ArrayBuffer;
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  }
}

const headersOf = ({ headers }: IncomingMessage): HeaderReader => ({
  get(name) {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : (value?.join(', ') ?? null);
  },
});

/** By its events: an iterator over a short body costs more than the rest of reading it. */
function readAll(received: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // It closes after its end, too, and an error with its stack is not free.
    const end = () => {
      if (received.readableEnded) resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
      else reject(new Error('The sender was gone before the end of the body'));
    };
    if (received.destroyed) end();
    received
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', end)
      .once('error', reject)
      .once('close', end);
  });
}

async function send(reply: Sendable, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = reply;
  if (response.destroyed || response.headersSent) {
    await giveUp(body);
    return;
  }
  // A refusal does not wait for a body that it has no use for.
  if (!request.complete) dropBody(request);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const isCompressed = mayBeCompressed(headers) && takesGzip(request, response);
  if (request.method === 'HEAD' || body === null) {
    await giveUp(body);
    response.end();
  } else if (body instanceof ReadableStream) await sendStream(body, response, isCompressed);
  else await sendWhole(body, response, isCompressed);
}

async function giveUp(body: Reply['body']): Promise<void> {
  if (body instanceof ReadableStream) await body.cancel();
}

const mayBeCompressed = (headers: Sendable['headers']): boolean =>
  COMPRESSIBLE.test(String(headers['content-type'] ?? '')) && headers['content-encoding'] === undefined;

/** Says too that the answer depends on it. */
function takesGzip(request: IncomingMessage, response: ServerResponse): boolean {
  response.appendHeader('vary', 'accept-encoding');
  if (!request.headers['accept-encoding']) return false;
  return new Negotiator(request).encoding(['gzip', 'identity'], { preferred: ['gzip', 'identity'] }) === 'gzip';
}

async function sendWhole(whole: string | Uint8Array, response: ServerResponse, isCompressed: boolean): Promise<void> {
  const isWorth = isCompressed && Buffer.byteLength(whole) >= COMPRESSED_FROM_BYTES;
  const body = isWorth ? await compressed(whole) : whole;
  if (response.destroyed) return;
  if (isWorth) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}

async function sendStream(
  stream: ReadableStream<Uint8Array>,
  response: ServerResponse,
  isCompressed: boolean,
): Promise<void> {
  const reader = stream.getReader();
  const first = await reader.read();
  const second = first.done ? first : await reader.read();
  if (second.done) await sendWhole(first.value ?? new Uint8Array(), response, isCompressed);
  else await sendParts({ read: [first.value ?? new Uint8Array(), second.value], reader }, response, isCompressed);
}

interface Parts {
  /** What has been read of it already. */
  read: readonly Uint8Array[];
  reader: ReadableStreamDefaultReader<Uint8Array>;
}

/** The next part is made when the receiver has room for it; none is made for one that has gone. */
async function sendParts({ read, reader }: Parts, response: ServerResponse, isCompressed: boolean): Promise<void> {
  const target = isCompressed ? createGzip() : response;
  if (isCompressed) {
    response.setHeader('content-encoding', 'gzip');
    response.removeHeader('content-length');
    target.pipe(response);
  }
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  const write = async (part: Uint8Array) => {
    if (target.write(part)) return;
    await Promise.race([gone, new Promise<void>((resolve) => target.once('drain', resolve))]);
  };
  try {
    for (const part of read) await write(part);
    for (let next = await reader.read(); !next.done && !response.destroyed; next = await reader.read()) {
      await write(next.value);
    }
    if (response.destroyed) await reader.cancel();
    else target.end();
  } catch (error) {
    // Cut off, so that nobody takes a part for the whole.
    response.destroy();
    throw error;
  }
}
