import 'server-only';
import type { z } from 'zod';
import { withMailStored } from '@/lib/before-answer';
import { env } from '@/lib/env';
import { networkOf } from '@/lib/kernel/address';
import { runHeavyQueued, runWorkQueued } from '@/lib/kernel/client-queues';
import type { Access, Contract, Endpoint } from '@/lib/kernel/endpoint';
import type { Language } from '@/lib/kernel/language';
import type { RouteHandler } from '@/lib/kernel/route';
import { countLoad } from '@/lib/limits/service';
import type { Viewer } from '@/lib/session/viewer';
import { type Client, clientOf } from './client';
import { type MediaFile, media, success, successStream } from './envelope';
import { identify, type Viewers } from './identity';
import { type Input, readInput } from './input';
import { refuseForeign } from './origin';
import { type Arrival, answerAndRecord } from './record';

/** Input of a handler: parsed values, without details of HTTP. */
interface Served<C, A extends Access> extends Input<C> {
  viewer: Viewers[A];
  /** The refresh token, for endpoints that expect one; otherwise ''. */
  bearer: string;
  client: Client;
  /** When the request arrived. */
  now: Date;
  /**
   * Returns the milliseconds since the request arrived, so that a wait inside the server makes nobody miss a deadline.
   */
  waitedMs: () => number;
}

type Handle<C, A extends Access, R> = (request: Served<C, A>) => Promise<R>;

/** Creates a route handler from a declared endpoint, its contract and the function that handles it. */
export function serve<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, z.input<C['data']>>,
): RouteHandler {
  // Parsing by the contract's schema removes all fields that the schema does not declare.
  const respond = (data: z.input<C['data']>, language: Language) =>
    success(spec.status === 204 ? undefined : contract.data.parse(data), spec.status, language);
  return toRoute({ spec, contract, handle, respond });
}

/** Creates the route handler of an endpoint that returns a file. */
export function serveMedia<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, MediaFile>,
): RouteHandler {
  return toRoute({ spec, contract, handle, respond: media });
}

/**
 * Creates the route handler of an endpoint with a response that is too large for memory. Sends the parts of a JSON
 * value as fast as the receiver reads them.
 */
export function serveStream<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, AsyncGenerator<string>>,
): RouteHandler {
  return toRoute({ spec, contract, handle, respond: (parts) => successStream(parts, spec.status) });
}

interface Route<C extends Contract, A extends Access, R> {
  spec: Endpoint<Contract, A>;
  contract: C;
  handle: Handle<C, A, R>;
  respond: (data: R, language: Language) => Response;
}

const toRoute =
  <C extends Contract, A extends Access, R>(route: Route<C, A, R>): RouteHandler =>
  (request, context) =>
    answerAndRecord(route.spec, { request, context }, (arrival) => answer(route, arrival));

/** Processes a request in steps. Each step may throw a problem, which `errors.ts` converts to an error response. */
async function answer<C extends Contract, A extends Access, R>(
  route: Route<C, A, R>,
  arrival: Arrival,
): Promise<Response> {
  const { spec, contract, handle, respond } = route;
  const { request, now } = arrival;
  if (spec.method !== 'GET') refuseForeign(request.headers);
  const client = clientOf(request.headers);
  const { viewer, bearer } = await identifyCounted(spec, request.headers, client);
  arrival.viewer = viewer;
  const receive = async () => {
    const readFromMs = performance.now();
    const input = await readInput(spec, contract, arrival);
    // The time that the client takes to send the body does not count as a wait inside the server, so a client gains no
    // time by sending it slowly.
    const heldBackMs = performance.now() - readFromMs;
    const served = { viewer, bearer, client, now, ...input };
    const waitedMs = () => performance.now() - arrival.atMs - heldBackMs;
    return storingMail(spec, () => handle({ waitedMs, ...served }));
  };
  const network = networkOf(client.address);
  const queued = { client: countedAs(viewer, client), network, factor: env().RATE_LIMIT_FACTOR };
  if (!spec.isHeavy) return respond(await runWorkQueued(queued, await receive()), client.language);
  // The body is read only when the earlier heavy work is done, because files are held in memory.
  return respond(await runHeavyQueued(queued, async () => (await receive())()), client.language);
}

/**
 * Returns the key by which requests are counted: the account, so that students behind one address are counted
 * separately; for visitors, the connection.
 */
const countedAs = (viewer: Viewer | null, { address }: Client): string =>
  viewer ? viewer.userId : `address ${address}`;

/**
 * Identifies the caller and counts the request against the caller's limit. If this fails, counts the request against
 * the connection's limit.
 */
async function identifyCounted<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  headers: Headers,
  client: Client,
): Promise<Awaited<ReturnType<typeof identify<A>>>> {
  const identity = await identify(spec, headers).catch(async (error: unknown) => {
    await countLoad(spec.limit, countedAs(null, client));
    throw error;
  });
  await countLoad(spec.limit, countedAs(identity.viewer, client));
  return identity;
}

type Work<R> = () => Promise<R>;

/**
 * Runs work, and waits until the emails that it sends are stored. If the endpoint does not declare `sendsMail`, the
 * work cannot send email.
 */
const storingMail = <R>({ sendsMail }: Endpoint, work: Work<R>): Work<R> =>
  sendsMail ? () => withMailStored(work) : work;
