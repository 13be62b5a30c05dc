import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counter, Histogram, Registry } from 'prom-client';
import { instruments } from '@/lib/kernel/instruments';
import type { Screened } from '@/server/screen';
import type { NameRoute } from './route-names';
import { createCounters, createHistograms } from './series';

/** Upper limits of the buckets in seconds. One second is the service goal, so it must be one of the limits. */
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/**
 * Limits of the buckets per route. They are few, because each adds a line per route, and formatting these lines is most
 * of the work.
 */
const ROUTE_BUCKETS = [0.05, 0.25, 1, 5];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const ANSWER = { method: 'POST', path: '/api/test/answer' };

type Library = typeof import('prom-client');

export interface RequestMetrics {
  /** Counts a request when its response has ended. */
  watch: (request: IncomingMessage, response: ServerResponse, screened: Screened) => void;
  /** Counts a request that was refused without being read, because its client or all clients together sent too many. */
  countTurnedAway: () => void;
  /** Returns the metrics that have one line per route. The registry of the library does not contain them. */
  readRoutes: () => string;
}

export function createRequestMetrics(library: Library, registry: Registry, nameRoute: NameRoute): RequestMetrics {
  const registers = [registry];
  const requests = createCounters(
    'coldpass_requests_total',
    'Requests that have ended. Status "cut": the client left before its response was sent.',
  );
  const seconds = createHistograms(
    'coldpass_request_seconds',
    'Time from the head of a request to the end of its response; all pages share one route',
    ROUTE_BUCKETS,
  );
  let inProgress = 0;
  new library.Gauge({
    registers,
    name: 'coldpass_requests_in_progress',
    help: 'Requests whose response has not ended',
    collect() {
      this.set(inProgress);
    },
  });
  const answers = answerMetrics(library, registers);
  const turnedAway = new library.Counter({
    registers,
    name: 'coldpass_turned_away_total',
    help: 'Requests turned away because their client, or all clients together, had too many at once (503)',
  });
  return {
    watch(request, response, screened) {
      const startedMs = performance.now();
      const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
      const route = nameRoute(screened);
      inProgress += 1;
      response.once('close', () => {
        const took = (performance.now() - startedMs) / 1000;
        inProgress -= 1;
        const status = response.writableFinished ? response.statusCode : null;
        requests.observe(method, route, status === null ? 'cut' : String(status));
        seconds.observe(screened.endpoint || !route.startsWith('/') ? route : 'page', took);
        if (route === ANSWER.path && method === ANSWER.method) answers(status, took);
      });
    },
    countTurnedAway: () => turnedAway.inc(),
    readRoutes: () => requests.text() + seconds.text(),
  };
}

/** Returns the outcome of an answer. A null status means that the client disconnected. */
const outcomeOf = (status: number | null): string => {
  if (status === null) return 'cut';
  if (status < 300) return 'acknowledged';
  return status >= 500 || status === 429 ? 'failed' : 'refused';
};

/** Metrics of the service goal: the outcome and duration of requests that save an answer. */
function answerMetrics({ Counter: C, Histogram: H }: Library, registers: Registry[]) {
  const total: Counter = new C({
    registers,
    name: 'coldpass_answers_total',
    labelNames: ['outcome'],
    help: 'Answers by outcome: acknowledged, refused (invalid), failed (503, 500 or 429; sent again later), cut (the client left)',
  });
  const seconds: Histogram = new H({
    registers,
    name: 'coldpass_answer_seconds',
    buckets: ANSWER_BUCKETS,
    help: 'Time to acknowledge an answer; acknowledged answers only',
  });
  new C({
    registers,
    name: 'coldpass_answers_repeated_total',
    help: 'Answers that were already stored: an acknowledgment was lost, so the device sent the answer again',
    collect(this: Counter) {
      this.reset();
      this.inc(instruments().repeatedAnswers);
    },
  });
  // Starts each counter at 0, because a rate can be computed only from the second value on.
  for (const outcome of ['acknowledged', 'refused', 'failed', 'cut']) total.inc({ outcome }, 0);
  return (status: number | null, took: number) => {
    const outcome = outcomeOf(status);
    total.inc({ outcome });
    if (outcome === 'acknowledged') seconds.observe(took);
  };
}
