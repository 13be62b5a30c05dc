import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import type { Access, Contract, Endpoint } from '@/lib/kernel/endpoint';
import type { RouteHandler } from '@/lib/kernel/route';
import { HEAVY_WORK, takeTurn, WORK } from '@/lib/kernel/turns';
import { countLoad } from '@/lib/limits/service';
import { withMailStored } from '@/lib/mail/before-answer/adapter';
import type { Viewer } from '@/lib/session/viewer';
import { type Client, clientOf } from './client';
import { type MediaFile, media, success, successStream } from './envelope';
import { identify, type Viewers } from './identity';
import { type Input, readInput } from './input';
import { refuseForeign } from './origin';
import { type Arrival, answerAndRecord } from './record';

/** What a handler gets: everything parsed, nothing of HTTP. */
interface Served<C, A extends Access> extends Input<C> {
  viewer: Viewers[A];
  /** The refresh token of an endpoint whose bearer it is, empty elsewhere. */
  bearer: string;
  client: Client;
  /** When the request arrived. */
  now: Date;
  /** How long ago that was, so that a wait inside cannot cost anybody a deadline; milliseconds. */
  waitedMs: () => number;
}

type Handle<C, A extends Access, R> = (request: Served<C, A>) => Promise<R>;

/** Turns a declared endpoint, its contract and a use case into a route handler, which takes each request through `answer`. */
export function serve<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, z.input<C['data']>>,
): RouteHandler {
  // The declared schema decides what leaves: a field that it does not name is dropped here.
  const respond = (data: z.input<C['data']>) =>
    success(spec.status === 204 ? undefined : contract.data.parse(data), spec.status);
  return toRoute({ spec, contract, handle, respond });
}

/** The same for an endpoint that returns a file. */
export function serveMedia<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, MediaFile>,
): RouteHandler {
  return toRoute({ spec, contract, handle, respond: media });
}

/** The same for what is too large to be held at once: the parts of a JSON value, as the receiver takes them. */
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
  respond: (data: R) => Response;
}

const toRoute =
  <C extends Contract, A extends Access, R>(route: Route<C, A, R>): RouteHandler =>
  (request, context) =>
    answerAndRecord(route.spec, { request, context }, (arrival) => answer(route, arrival));

/** The way of a request: each step either hands on to the next or throws what `errors.ts` turns into a refusal. */
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
  const readFromMs = performance.now();
  const input = await readInput(spec, contract, arrival);
  // A body that its sender holds back has not arrived: no deadline waits for it.
  const heldBackMs = performance.now() - readFromMs;
  const served = { viewer, bearer, client, now, ...input };
  const waitedMs = () => performance.now() - arrival.atMs - heldBackMs;
  const work = storingMail(spec, () => handle({ waitedMs, ...served }));
  const turn = { client: countedAs(viewer, client), factor: env().RATE_LIMIT_FACTOR };
  return respond(await takeTurn(spec.isHeavy ? HEAVY_WORK : WORK, turn, work));
}

/** The account where there is one, so that a classroom behind one address can study; else the connection. */
const countedAs = (viewer: Viewer | null, { address }: Client): string =>
  viewer ? viewer.userId : `address ${address}`;

/** Counts the request against its caller's limit. Refused calls count too, against their connection. */
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

/** Ends when the mail that it sends is stored. An endpoint that does not declare that it sends mail cannot send any. */
const storingMail = <R>({ sendsMail }: Endpoint, work: Work<R>): Work<R> =>
  sendsMail ? () => withMailStored(work) : work;
