import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission, ClientKind, Leave } from './admission';
import { capBody, tooLarge } from './body-cap';
import { type Client, identifyClient, recallClient } from './client';
import type { Policies } from './content-security-policy';
import type { Endpoints } from './endpoints';
import type { LoadShedding } from './load-shedding';
import { logError } from './log-line';
import type { Backend } from './next';
import { type Refusal, refusal, refuse, turnAway } from './refusals';
import { connectionKey, type Screened, screen } from './request-filter';
import { dressResponse } from './responses';
import type { StaticResponseCache } from './static-response-cache';

/** The way of one request: screened, admitted by its client's allowance, then sent from memory, refused, or handed to Next. */

/** Milliseconds of work of what has no declaration, as measured; a page 27 where an answer takes 5.6 and is declared to take 3. */
const COST = { page: 16, prefetch: 6, undeclared: 5, fromMemory: 0.15, refusal: 0.2, credential: 0.5 };
/** A refused client hears of it after this, so that one that asks again at once costs little. */
const REFUSAL_DELAY_MS = 1_000;
const MOST_DELAYED = 1_000;
/** Signs of life in a second to one connection at once; what comes beyond that hears the same a little later. */
const LIVE_AT_ONCE = 20;
const LIVE_DELAY_MS = 50;
/** Whatever Next does with a request that it never ends, its client may go on. */
const LONGEST_MS = 120_000;

interface Parts {
  hops: number;
  endpoints: Endpoints;
  policies: Policies;
  common: readonly [string, string][];
  cache: StaticResponseCache;
  admission: Admission;
  shedding: LoadShedding;
  backend: Backend;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  screened: Screened;
  /** Puts our headers on the answer, once. After what the cache does with the response, before anything is sent. */
  dress: () => void;
}

const tooMuch = (waitMs: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many requests at once. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return { ...refusal('RATE_LIMITED', message), retryAfterSeconds: seconds };
};

export class RequestHandler {
  private delayed = 0;
  private live = { since: 0, counts: new Map<string, number>() };

  constructor(private readonly parts: Parts) {}

  handle(request: IncomingMessage, response: ServerResponse): void {
    const exchange = this.begin(request, response);
    const { path, refusal: refused } = exchange.screened;
    if (refused) this.askByConnection(exchange, 'refusals', () => this.refuse(exchange, refused));
    else if (path === this.parts.endpoints.live && (request.method === 'GET' || request.method === 'HEAD')) {
      // Never refused: a monitor must hear from the process whatever else comes from its network, and to refuse would cost as much.
      if (this.isRushOfLive(connectionKey(exchange.screened))) setTimeout(() => answerLive(exchange), LIVE_DELAY_MS);
      else answerLive(exchange);
    } else if (this.parts.cache.isLasting(path)) {
      this.askByConnection(exchange, 'files', () => {
        if (!this.parts.cache.answer(request, response, exchange.screened)) this.askNext(exchange);
      });
    } else this.askNext(exchange);
  }

  private isRushOfLive(client: string): boolean {
    const now = performance.now();
    if (now - this.live.since > 1_000) this.live = { since: now, counts: new Map() };
    const count = (this.live.counts.get(client) ?? 0) + 1;
    this.live.counts.set(client, count);
    return count > LIVE_AT_ONCE;
  }

  private begin(request: IncomingMessage, response: ServerResponse): Exchange {
    const screened = screen(request, this.parts);
    let isDressed = false;
    const dress = () => {
      if (!isDressed) dressResponse(request, response, { ...this.parts, admitted: screened });
      isDressed = true;
    };
    const exchange = { request, response, screened, dress };
    // Before anything is waited for: part of a body may have arrived with the head.
    capBody(request, screened.bodyLimit, () => {
      if (response.headersSent) request.destroy();
      else this.refuse(exchange, tooLarge(screened.bodyLimit));
    });
    return exchange;
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
    setTimeout(() => {
      this.delayed -= 1;
      say();
    }, REFUSAL_DELAY_MS).unref();
  }

  /** What this process answers by itself: counted by connection, because to know more would cost more than the answer. */
  private askByConnection(exchange: Exchange, kind: 'files' | 'refusals', start: () => void): void {
    const cost = kind === 'files' ? COST.fromMemory : COST.refusal;
    exchange.response.once('close', this.ask(exchange, { kind, cost, isUrgent: false, start }));
  }

  private ask(
    exchange: Exchange,
    asked: { kind: ClientKind; cost: number; isUrgent: boolean; start: () => void },
  ): Leave {
    return this.parts.admission.ask({
      ...asked,
      ...{ client: connectionKey(exchange.screened), isHeavy: false },
      refuse: (waitMs) => this.refuseLater(exchange, waitMs),
    });
  }

  private askNext(exchange: Exchange): void {
    exchange.dress();
    const { request, response, screened } = exchange;
    const known = recallClient(request, screened);
    if (known) {
      this.askAs(exchange, known);
      return;
    }
    const leave = this.ask(exchange, {
      ...{ kind: 'credentials', cost: COST.credential, isUrgent: isUrgent(exchange) },
      start: () => {
        identifyClient(request, screened)
          .then((client) => this.askAs(exchange, client))
          .catch((error: unknown) => fail(exchange, 'request not admitted', error))
          .finally(() => leave());
      },
    });
    response.once('close', leave);
  }

  private askAs(exchange: Exchange, client: Client): void {
    const { request, response, screened } = exchange;
    if (response.destroyed || response.writableEnded) return;
    const key = `${client.kind} ${client.name}`;
    request.headers['x-coldpass-client'] = key;
    const { endpoint } = screened;
    let hasStarted = false;
    const leave = this.parts.admission.ask({
      ...{ kind: client.kind, client: client.name, cost: costOf(exchange) },
      isHeavy: endpoint?.isHeavy ?? false,
      isUrgent: isUrgent(exchange),
      isAnswer: endpoint?.priority === 'answer',
      start: () => {
        hasStarted = true;
        // In a microtask, because `leave` is not assigned yet.
        queueMicrotask(() => this.handOver(exchange, key, leave));
      },
      refuse: (waitMs) => this.refuseLater(exchange, waitMs),
    });
    // Once Next has begun it works on to the end, and a client that goes away must not get more of it.
    response.once('close', () => {
      if (!hasStarted) leave();
    });
  }

  private handOver(exchange: Exchange, client: string, leave: Leave): void {
    const { request, response, screened } = exchange;
    const { endpoint, isApi } = screened;
    const priority = endpoint?.priority ?? 'ordinary';
    const busy = response.destroyed ? null : this.parts.shedding.admit({ request, response, client, priority });
    if (busy) turnAway(request, response, { isApi, refusal: busy });
    if (busy || response.destroyed) {
      leave();
      return;
    }
    // What waits for the rest of a body does no work, and must not hold up those who share an allowance with a slow sender.
    if (!request.complete && !endpoint?.isHeavy) leave();
    const tooLong = setTimeout(leave, LONGEST_MS).unref();
    this.parts.backend
      .handle(request, response)
      .catch((error: unknown) => fail(exchange, 'request crashed', error))
      .finally(() => {
        clearTimeout(tooLong);
        leave();
      });
  }
}

function answerLive({ request, response, dress }: Exchange): void {
  if (response.destroyed) return;
  dress();
  const body = JSON.stringify({ success: true, data: { live: true } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
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
