import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { recordVisit } from '@/lib/analytics/capture/service';
import { noteOutage } from '@/lib/db/outage';
import { DEVICE_HEADERS } from '@/lib/kernel/device';
import type { Contract, Endpoint } from '@/lib/kernel/endpoint';
import type { Problem } from '@/lib/kernel/problem';
import { oneAtATime } from '@/lib/limits/heavy';
import { countLoad } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { withMailStored } from '@/lib/mail/before-answer';
import { bearerToken, requireAdmin, requireViewer, type Viewer } from '@/lib/session/viewer';
import { readJson, readUpload } from './body';
import { type Client, clientOf } from './client';
import { failure, type MediaFile, media, success, successStream, successText } from './envelope';
import { invalid, toProblem } from './errors';
import { refuseForeign } from './origin';

type Out<C, K extends 'params' | 'query' | 'body'> = C extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler gets: everything parsed, nothing of HTTP. */
interface Served<C> {
  params: Out<C, 'params'>;
  query: Out<C, 'query'>;
  body: Out<C, 'body'>;
  /** The bytes of an endpoint that declares an upload, empty elsewhere. */
  upload: Uint8Array;
  client: Client;
  /** When the request arrived. */
  now: Date;
  /** How long ago that was, so that a wait inside cannot cost anybody a deadline; milliseconds. */
  waitedMs: () => number;
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

type Handle<C, R> = (
  request: Served<C> & { viewer: Viewer; optionalViewer: Viewer | null; bearer: string },
) => Promise<R>;

type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/**
 * Turns a declared endpoint, its contract and a use case into a route handler. The only place that knows HTTP: origin, body
 * limit, bearer, limits on load, parsing, the envelope, error mapping, the count of visits and one log line.
 */
export function serve<C extends Contract>(
  spec: Endpoint<C>,
  contract: C,
  handle: Handle<C, z.input<C['data']>>,
): RouteHandler {
  // The declared schema decides what leaves: a field that it does not name is dropped here.
  const respond = (data: z.input<C['data']>) =>
    success(spec.status === 204 ? undefined : contract.data.parse(data), spec.status);
  return toRoute({ spec, contract, handle, respond });
}

/** The same for an endpoint that answers a file. */
export function serveMedia<C extends Contract>(
  spec: Endpoint<C>,
  contract: C,
  handle: Handle<C, MediaFile>,
): RouteHandler {
  return toRoute({ spec, contract, handle, respond: media });
}

/** The same for what is too large to be held at once: the parts of a JSON value, as the receiver takes them. */
export function serveStream<C extends Contract>(
  spec: Endpoint<C>,
  contract: C,
  handle: Handle<C, AsyncGenerator<string>>,
): RouteHandler {
  return toRoute({ spec, contract, handle, respond: (parts) => successStream(parts, spec.status) });
}

/**
 * The same for a list whose items are remembered as the JSON in which they leave: who writes it has put them through the
 * declared schema.
 */
export function serveTexts<C extends Contract>(
  spec: Endpoint<C>,
  contract: C,
  handle: Handle<C, readonly string[]>,
): RouteHandler {
  const respond = (items: readonly string[]) => successText(`[${items.join(',')}]`, spec.status);
  return toRoute({ spec, contract, handle, respond });
}

interface Route<C extends Contract, R> {
  spec: Endpoint;
  contract: C;
  handle: Handle<C, R>;
  respond: (data: R) => Response;
}

function toRoute<C extends Contract, R>(route: Route<C, R>): RouteHandler {
  return async (request, context) => {
    const { spec } = route;
    const now = new Date();
    const arrivedAtMs = performance.now();
    const requestId = request.headers.get('x-request-id') ?? randomUUID();
    const seen: { viewer: Viewer | null } = { viewer: null };
    let problem: Problem | null = null;
    const response = await answer({ ...route, request, context, now, arrivedAtMs, seen }).catch((error: unknown) => {
      problem = toProblem(error);
      return failure(problem, requestId);
    });
    response.headers.set('x-request-id', requestId);
    recordVisit({
      headers: request.headers,
      sessionId: request.headers.get(DEVICE_HEADERS.clientSessionId),
      userId: seen.viewer?.userId ?? null,
      at: now,
    });
    log[response.status === 500 ? 'error' : 'info']('request', {
      requestId,
      method: spec.method,
      route: spec.path,
      status: response.status,
      durationMs: Math.round(performance.now() - arrivedAtMs),
      ...(seen.viewer ? { userId: seen.viewer.userId } : {}),
      ...causeOf(problem),
    });
    return response;
  };
}

interface Answering<C extends Contract, R> extends Route<C, R> {
  request: Request;
  context: RouteContext;
  now: Date;
  arrivedAtMs: number;
  seen: { viewer: Viewer | null };
}

async function answer<C extends Contract, R>(asked: Answering<C, R>): Promise<Response> {
  const { spec, contract, request, now } = asked;
  if (spec.method !== 'GET') refuseForeign(request.headers);
  const client = clientOf(request.headers);
  // Before anybody is looked up in the database, so that refused calls count too.
  await countLoad(spec.limit, client.key);
  const { viewer, bearer } = await identify(spec, request.headers);
  asked.seen.viewer = viewer;
  const input = {
    params: parse(contract.params, await asked.context.params),
    query: parse(contract.query, queryOf(request.url)),
    body: contract.body ? parse(contract.body, (await readJson(request, spec.bodyLimit)) ?? {}) : undefined,
  } as Pick<Served<C>, 'params' | 'query' | 'body'>;
  // `identify` has thrown where the endpoint needs a viewer and there is none.
  const served = {
    ...input,
    viewer: viewer as Viewer,
    optionalViewer: viewer,
    upload: spec.upload ? await readUpload(request, spec.upload) : NO_BYTES,
    bearer,
    client,
    now,
    waitedMs: () => performance.now() - asked.arrivedAtMs,
  };
  // What only reads orders no messages.
  const work = () => (spec.method === 'GET' ? asked.handle(served) : withMailStored(() => asked.handle(served)));
  const data = await (spec.isHeavy && viewer ? oneAtATime(viewer.userId, work) : work());
  return asked.respond(data);
}

const NO_BYTES = new Uint8Array();

async function identify(spec: Endpoint, headers: Headers): Promise<{ viewer: Viewer | null; bearer: string }> {
  switch (spec.access) {
    case 'admin':
      return { viewer: await requireAdmin(headers), bearer: '' };
    case 'user':
      return { viewer: await requireViewer(headers), bearer: '' };
    case 'optional':
      // A token that has run out is not nobody's: its holder renews it and asks again.
      return { viewer: bearerToken(headers) ? await requireViewer(headers) : null, bearer: '' };
    case 'refresh-token':
      return { viewer: null, bearer: bearerToken(headers) ?? '' };
    default:
      return { viewer: null, bearer: '' };
  }
}

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** One value a name as text, several as a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const search = new URL(url).searchParams;
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Why we failed, for the request's line. An outage is told of as such, and not by each request that it meets. */
function causeOf(problem: Problem | null): { error?: string; stack?: string | undefined } {
  if (!problem || problem.status < 500 || noteOutage(problem.cause)) return {};
  const cause = problem.cause instanceof Error ? problem.cause : problem;
  return { error: cause.message, ...(problem.status === 500 ? { stack: cause.stack } : {}) };
}
