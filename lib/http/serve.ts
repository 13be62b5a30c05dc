import 'server-only';
import type { z } from 'zod';
import { readFromReplica } from '@/lib/db/replica';
import type { Access, Contract, Endpoint } from '@/lib/kernel/endpoint';
import type { Page } from '@/lib/kernel/pagination';
import type { HttpRequest, Reply, RouteContext, RouteHandler } from '@/lib/kernel/route';
import { oneAtATime } from '@/lib/limits/heavy/adapter';
import { countLoad } from '@/lib/limits/service';
import { withMailStored } from '@/lib/mail/before-answer/adapter';
import type { Viewer } from '@/lib/session/viewer';
import { type Client, clientOf } from './client';
import { type MediaFile, media, success, successStream, successText, toResponse } from './envelope';
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

/**
 * The same for a list whose items are cached as the JSON that is sent: the code that writes them has put them through the
 * declared schema.
 */
export function serveTexts<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, readonly string[]>,
): RouteHandler {
  const respond = (items: readonly string[]) => successText(`[${items.join(',')}]`, spec.status);
  return toRoute({ spec, contract, handle, respond });
}

/** The same for a page of such a list. */
export function servePageOfTexts<C extends Contract, A extends Access>(
  spec: Endpoint<C, A>,
  contract: C,
  handle: Handle<C, A, Page<string>>,
): RouteHandler {
  const respond = ({ items, ...page }: Page<string>) =>
    successText(`{"items":[${items.join(',')}],${JSON.stringify(page).slice(1)}`, spec.status);
  return toRoute({ spec, contract, handle, respond });
}

interface Route<C extends Contract, A extends Access, R> {
  spec: Endpoint<Contract, A>;
  contract: C;
  handle: Handle<C, A, R>;
  respond: (data: R) => Reply;
}

function toRoute<C extends Contract, A extends Access, R>(route: Route<C, A, R>): RouteHandler {
  const reply = (request: HttpRequest, context: RouteContext) =>
    answerAndRecord(route.spec, { request, context }, (arrival) => answer(route, arrival));
  const respond = async (request: HttpRequest, context: RouteContext) => toResponse(await reply(request, context));
  return Object.assign(respond, { reply });
}

/** The way of a request: each step either hands on to the next or throws what `errors.ts` turns into a refusal. */
async function answer<C extends Contract, A extends Access, R>(
  route: Route<C, A, R>,
  arrival: Arrival,
): Promise<Reply> {
  const { spec, contract, handle, respond } = route;
  const { request, now } = arrival;
  if (spec.method !== 'GET') refuseForeign(request.headers);
  const client = clientOf(request.headers);
  // Before anybody is looked up in the database, so that refused calls count too.
  await countLoad(spec.limit, client.key);
  const { viewer, bearer } = await identify(spec, request.headers);
  arrival.viewer = viewer;
  const readFromMs = performance.now();
  const input = await readInput(spec, contract, arrival);
  // A body that its sender holds back has not arrived: no deadline waits for it.
  const heldBackMs = performance.now() - readFromMs;
  const served = { viewer, bearer, client, now, ...input };
  const waitedMs = () => performance.now() - arrival.atMs - heldBackMs;
  const work = inTurn(
    spec,
    viewer,
    storingMail(
      spec,
      readingReplica(spec, () => handle({ waitedMs, ...served })),
    ),
  );
  return respond(await work());
}

type Work<R> = () => Promise<R>;

/** Beside other heavy work of the same account, it waits for its turn. */
const inTurn = <R>({ isHeavy }: Endpoint, viewer: Viewer | null, work: Work<R>): Work<R> =>
  isHeavy && viewer ? () => oneAtATime(viewer.userId, work) : work;

/** The viewer has already been looked up, in the database itself. */
const readingReplica = <R>({ mayBeStale }: Endpoint, work: Work<R>): Work<R> =>
  mayBeStale ? () => readFromReplica(work) : work;

/** Ends when the mail that it sends is stored. An endpoint that does not declare that it sends mail cannot send any. */
const storingMail = <R>({ sendsMail }: Endpoint, work: Work<R>): Work<R> =>
  sendsMail ? () => withMailStored(work) : work;
