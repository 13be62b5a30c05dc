import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT_BYTES } from '@/lib/kernel/endpoint';
import type { Admission, Ask, ClientKind, Leave } from './admission';
import { awaitBody } from './awaited-body';
import { BodyBudget } from './body-budget';
import { capBody, cutBody, tooLarge } from './body-cap';
import { type Client, clientOf } from './client';
import type { Policies } from './content-security-policy';
import type { Endpoints } from './endpoints';
import type { FastLane } from './fast-lane';
import type { LoadShedding } from './load-shedding';
import { logError } from './log-line';
import { METRICS_PATH, type Metrics } from './metrics/metrics';
import type { Backend } from './next';
import { giveFunctions } from './own-functions';
import { NO_EXPECTATION, type Refusal, refusal, refuse, turnAway } from './refusals';
import { connectionKey, type Screened, screen } from './request-filter';
import { dressResponse } from './responses';
import type { StaticResponseCache } from './static-response-cache';

/** The way of one request: screened, admitted by its client's allowance, then sent from memory, refused, or handed to Next. */

/** Milliseconds of work of what has no declaration, as measured. */
const COST = { page: 30, prefetch: 10, undeclared: 5, fromMemory: 0.15, refusal: 0.2, metrics: 5 };
/** A refused client hears of it after this, so that one that asks again at once costs little. */
const REFUSAL_DELAY_MS = 1_000;
/** Those that were refused together hear of it apart, and so ask again apart: together they would hold up everybody else each time. */
const APART = { refusals: { places: 25, ms: 40 }, live: { places: 10, ms: 5 } };
const MOST_DELAYED = 1_000;
/** Signs of life in a second to one connection at once; what comes beyond that hears the same a little later. */
const LIVE_AT_ONCE = 20;
const LIVE_DELAY_MS = 30;
/** Whatever Next does with a request that it never ends, its client may go on. */
export const LONGEST_MS = 120_000;

interface Parts {
  hops: number;
  endpoints: Endpoints;
  policies: Policies;
  common: readonly [string, string][];
  cache: StaticResponseCache;
  admission: Admission;
  shedding: LoadShedding;
  backend: Backend;
  fastLane: FastLane;
  /** Null where nobody watches. */
  metrics: Metrics | null;
}

const NO_TOKEN = refusal('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer');
const UPLOADS_WAIT: Refusal = {
  ...refusal('UNAVAILABLE', 'Too many files are being sent at once. Try again in a few seconds.'),
  retryAfterSeconds: 5,
};
const NOTHING_ELSE = refusal('NOT_FOUND', `Only ${METRICS_PATH} is answered here`);

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  screened: Screened;
  /** Puts our headers on the answer, once. After what the cache does with the response, before anything is sent. */
  dress: () => void;
  /** Gives back what the request has of its client's allowance to run. */
  leave: Leave;
  /** Gives back the room that its body takes. */
  release: () => void;
  /** Its endpoint has begun. */
  isWorkedOn: boolean;
}

const tooMuch = (waitMs: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many requests at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return { ...refusal('RATE_LIMITED', message), retryAfterSeconds: seconds };
};

export class RequestHandler {
  private delayed = 0;
  private refused = 0;
  private live = { since: 0, counts: new Map<string, number>() };
  private readonly bodies = new BodyBudget();

  constructor(private readonly parts: Parts) {}

  handle(request: IncomingMessage, response: ServerResponse): void {
    const exchange = this.begin(request, response);
    const { path, refusal: refused } = exchange.screened;
    if (refused) this.askByConnection(exchange, 'refusals', () => this.refuse(exchange, refused));
    else if (path === METRICS_PATH && this.parts.metrics?.isBesideProduct) this.sendMetrics(exchange);
    else if (path === this.parts.endpoints.live && (request.method === 'GET' || request.method === 'HEAD')) {
      // Never refused: a monitor must hear from the process whatever else comes from its network, and to refuse would cost as much.
      const place = this.placeInRush(connectionKey(exchange.screened));
      if (place === null) answerLive(exchange);
      else setTimeout(() => answerLive(exchange), LIVE_DELAY_MS + apart(place, APART.live));
    } else if (this.parts.cache.isLasting(path)) {
      this.askByConnection(exchange, 'files', () => {
        if (!this.parts.cache.answer(request, response, exchange.screened)) this.askNext(exchange);
      });
    } else this.askNext(exchange);
  }

  /** A request with an `Expect` that Node does not know, and would answer by itself: uncounted, and without our headers. */
  refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
    const exchange = this.begin(request, response);
    const why = exchange.screened.refusal ?? NO_EXPECTATION;
    this.askByConnection(exchange, 'refusals', () => this.refuse(exchange, why));
  }

  /** A request to the port that answers metrics and nothing else. */
  handleMetrics(request: IncomingMessage, response: ServerResponse): void {
    const exchange = this.begin(request, response);
    const { path, refusal: refused } = exchange.screened;
    const why = refused ?? (path === METRICS_PATH ? null : NOTHING_ELSE);
    if (why) this.askByConnection(exchange, 'refusals', () => this.refuse(exchange, why));
    else this.sendMetrics(exchange);
  }

  /** Who guesses the token uses up what is kept for refusals, and keeps no monitor behind the same address from asking. */
  private sendMetrics(exchange: Exchange): void {
    const { metrics } = this.parts;
    if (metrics?.isAllowed(exchange.request)) {
      this.askByConnection(exchange, 'metrics', () =>
        answerMetrics(exchange, metrics).catch((error: unknown) => fail(exchange, 'metrics not answered', error)),
      );
    } else this.askByConnection(exchange, 'refusals', () => this.refuse(exchange, NO_TOKEN));
  }

  /** How many of this second came before it, where that are too many to be answered at once; null where it is answered at once. */
  private placeInRush(client: string): number | null {
    const now = performance.now();
    if (now - this.live.since > 1_000) this.live = { since: now, counts: new Map() };
    const count = (this.live.counts.get(client) ?? 0) + 1;
    this.live.counts.set(client, count);
    return count > LIVE_AT_ONCE ? count : null;
  }

  private begin(request: IncomingMessage, response: ServerResponse): Exchange {
    const screened = screen(request, this.parts);
    let isDressed = false;
    const dress = () => {
      if (!isDressed) dressResponse(request, response, { admitted: screened, ...this.parts });
      isDressed = true;
    };
    const nothing = () => undefined;
    const exchange = { request, response, screened, dress, leave: nothing, release: nothing, isWorkedOn: false };
    this.parts.metrics?.watch(request, response, screened);
    // Before anything is waited for: part of a body may have arrived with the head.
    capBody(request, screened.bodyLimit, () => this.cutOff(exchange, tooLarge(screened.bodyLimit)));
    if (screened.bodyLimit > BODY_LIMIT_BYTES) this.holdBody(exchange);
    return exchange;
  }

  private holdBody(exchange: Exchange): void {
    const held = this.bodies.hold(connectionKey(exchange.screened));
    exchange.release = held.release;
    cutBody(exchange.request, held.grow, () => this.cutOff(exchange, UPLOADS_WAIT));
    // What works on it goes on to its end, and has the body in memory until then.
    exchange.response.once('close', () => {
      if (!exchange.isWorkedOn) held.release();
    });
  }

  /** Answers before the end of the body, and nothing begins to work on the request any more. */
  private cutOff(exchange: Exchange, why: Refusal): void {
    const { request, response } = exchange;
    if (response.headersSent) {
      request.destroy();
      return;
    }
    exchange.leave();
    exchange.release();
    // The end of the body is dropped, and Node does not close what has been answered: whatever reads it would wait for ever.
    response.once('close', () => request.destroy());
    this.refuse(exchange, why);
  }

  private refuse({ request, response, screened: { isApi }, dress }: Exchange, why: Refusal): void {
    if (response.writableEnded || response.destroyed) return;
    dress();
    refuse(request, response, { isApi, refusal: why });
  }

  /** Says it after a while, and at once where very many wait for that already. */
  private refuseLater({ request, response, screened: { isApi }, dress }: Exchange, waitMs: number): void {
    const say = () => {
      if (response.destroyed || response.headersSent) return;
      dress();
      turnAway(request, response, { isApi, refusal: tooMuch(waitMs) });
    };
    if (this.delayed >= MOST_DELAYED) {
      say();
      return;
    }
    this.delayed += 1;
    this.refused += 1;
    setTimeout(() => {
      this.delayed -= 1;
      say();
    }, REFUSAL_DELAY_MS + apart(this.refused, APART.refusals)).unref();
  }

  /**
   * What this process answers by itself: counted by connection, because to know more would cost more than the answer. Its work is done
   * when `start` has ended. What is left is sent at the pace of its reader, who may be in no hurry, and keeps no place.
   */
  private askByConnection(
    exchange: Exchange,
    kind: 'files' | 'refusals' | 'metrics',
    start: () => void | Promise<void>,
  ): void {
    const cost = { files: COST.fromMemory, refusals: COST.refusal, metrics: COST.metrics }[kind];
    const work = async () => start();
    const leave = this.ask(exchange, {
      kind,
      cost,
      isUrgent: false,
      start: () =>
        void work()
          .catch((error: unknown) => fail(exchange, 'request crashed', error))
          .finally(() => leave()),
    });
    exchange.response.once('close', leave);
  }

  private ask(
    exchange: Exchange,
    asked: { kind: ClientKind; cost: number; isUrgent: boolean; start: () => void },
  ): Leave {
    return this.parts.admission.ask({
      client: connectionKey(exchange.screened),
      isHeavy: false,
      refuse: (waitMs) => this.tellToWait(exchange, asked.kind, waitMs),
      ...asked,
    });
  }

  private tellToWait(exchange: Exchange, kind: ClientKind, waitMs: number): void {
    this.parts.metrics?.countTurnedAway(kind);
    this.refuseLater(exchange, waitMs);
  }

  private askNext(exchange: Exchange): void {
    exchange.dress();
    this.askAs(exchange, clientOf(exchange.request, exchange.screened));
  }

  private askAs(exchange: Exchange, client: Client): void {
    const { request, response, screened } = exchange;
    if (response.destroyed || response.writableEnded) return;
    const key = `${client.kind} ${client.name}`;
    request.headers['x-coldpass-client'] = key;
    const { endpoint } = screened;
    const asked = {
      kind: client.kind,
      client: client.name,
      cost: costOf(exchange),
      isHeavy: endpoint?.isHeavy ?? false,
      isUrgent: isUrgent(exchange),
      isAnswer: endpoint?.priority === 'answer',
      refuse: (waitMs: number) => this.tellToWait(exchange, client.kind, waitMs),
    };
    // In a microtask, because `leave` is not assigned yet.
    const start = () => queueMicrotask(() => this.handOver(exchange, key, asked));
    exchange.leave = this.parts.admission.ask({ start, ...asked });
    // Once Next has begun it works on to the end, and a client that goes away must not get more of it.
    response.once('close', () => {
      if (!exchange.isWorkedOn) exchange.leave();
    });
  }

  /**
   * What waits for the rest of a body does no work, and must not hold up those who share an allowance with a slow sender: it gives its
   * place back, and the body ends once there is a place again.
   */
  private leaveWhileSending(exchange: Exchange, asked: Omit<Ask, 'start'>): void {
    if (asked.isHeavy) return;
    let { leave } = exchange;
    let isOver = false;
    awaitBody(exchange.request, {
      pause: () => leave(),
      resume: (end) => {
        if (isOver) end();
        else leave = this.parts.admission.ask({ isPaid: true, start: end, ...asked });
      },
    });
    giveFunctions(exchange, {
      leave: () => {
        isOver = true;
        leave();
      },
    });
  }

  private handOver(exchange: Exchange, client: string, asked: Omit<Ask, 'start'>): void {
    const { response } = exchange;
    // Its client may be gone, or its body cut off.
    if (response.destroyed || response.headersSent || !this.letIn(exchange, client)) {
      exchange.leave();
      return;
    }
    exchange.isWorkedOn = true;
    this.leaveWhileSending(exchange, asked);
    const tooLong = setTimeout(() => exchange.leave(), LONGEST_MS).unref();
    this.answer(exchange)
      .catch((error: unknown) => fail(exchange, 'request crashed', error))
      .finally(() => {
        clearTimeout(tooLong);
        exchange.release();
        exchange.leave();
      });
  }

  /** False for a request that has been turned away. */
  private letIn({ request, response, screened: { endpoint, isApi } }: Exchange, client: string): boolean {
    const priority = endpoint?.priority ?? 'ordinary';
    const busy = this.parts.shedding.admit({ request, response, client, priority });
    if (!busy) return true;
    this.parts.metrics?.countShed(priority);
    turnAway(request, response, { isApi, refusal: busy });
    return false;
  }

  private answer({ request, response, screened: { endpoint, path } }: Exchange): Promise<void> {
    const { fastLane, backend } = this.parts;
    if (endpoint && fastLane.takes(endpoint, path)) return fastLane.answer(request, response, { endpoint, path });
    return backend.handle(request, response);
  }
}

const apart = (place: number, { places, ms }: { places: number; ms: number }): number => (place % places) * ms;

function answerLive({ request, response, dress }: Exchange): void {
  if (response.destroyed) return;
  dress();
  const body = JSON.stringify({ success: true, data: { live: true } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answerMetrics({ request, response, dress }: Exchange, metrics: Metrics): Promise<void> {
  dress();
  const text = await metrics.read();
  if (response.destroyed) return;
  response.writeHead(200, {
    'content-type': metrics.contentType,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function fail({ response, screened: { requestId } }: Exchange, what: string, error: unknown): void {
  logError(what, error, { requestId });
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

const isUrgent = ({ screened: { endpoint } }: Exchange): boolean =>
  endpoint?.priority === 'answer' || endpoint?.priority === 'always';

function costOf({ request, screened: { endpoint, isApi } }: Exchange): number {
  if (endpoint) return endpoint.cost;
  if (isApi) return COST.undeclared;
  // Without the first of the two Next renders the whole page.
  return 'rsc' in request.headers && 'next-router-prefetch' in request.headers ? COST.prefetch : COST.page;
}
