import 'server-only';
import { randomUUID } from 'node:crypto';
import { noteOutage } from '@/lib/db/outage';
import { DEVICE_HEADERS } from '@/lib/kernel/device';
import type { Endpoint } from '@/lib/kernel/endpoint';
import type { Problem } from '@/lib/kernel/problem';
import type { RouteContext } from '@/lib/kernel/route';
import { log } from '@/lib/log';
import type { Viewer } from '@/lib/session/viewer';
import { recordVisit } from '@/lib/visits/service';
import { failure } from './envelope';
import { toProblem } from './errors';
import { preferredLanguage } from './spanish';

/** A request that is being handled. */
export interface Arrival {
  request: Request;
  context: RouteContext;
  /** When the request arrived. */
  now: Date;
  /** When the request arrived, by the monotonic clock in milliseconds. */
  atMs: number;
  /** The caller's account, once identified; null for a visitor. */
  viewer: Viewer | null;
}

/** Runs `answer`, and responds with an error if it throws. Then counts the visit and logs the request. */
export async function answerAndRecord(
  spec: Endpoint,
  received: Pick<Arrival, 'request' | 'context'>,
  answer: (arrival: Arrival) => Promise<Response>,
): Promise<Response> {
  const arrival: Arrival = { now: new Date(), atMs: performance.now(), viewer: null, ...received };
  const requestId = received.request.headers.get('x-request-id') ?? randomUUID();
  let problem: Problem | null = null;
  const response = await answer(arrival).catch((error: unknown) => {
    problem = toProblem(error);
    return failure(problem, requestId, preferredLanguage(received.request.headers.get('accept-language')));
  });
  response.headers.set('x-request-id', requestId);
  countVisit(arrival);
  writeLine(spec, arrival, { requestId, status: response.status, problem });
  return response;
}

function countVisit({ request: { headers }, viewer, now }: Arrival): void {
  const sessionId = headers.get(DEVICE_HEADERS.clientSessionId);
  recordVisit({ headers, sessionId, userId: viewer?.userId ?? null, at: now });
}

interface Outcome {
  requestId: string;
  status: number;
  problem: Problem | null;
}

function writeLine({ method, path }: Endpoint, { atMs, viewer }: Arrival, outcome: Outcome): void {
  const { requestId, status, problem } = outcome;
  log[status === 500 ? 'error' : 'info']('request', {
    requestId,
    method,
    route: path,
    status,
    durationMs: Math.round(performance.now() - atMs),
    ...(viewer ? { userId: viewer.userId } : {}),
    ...causeOf(problem),
  });
}

/**
 * Returns the cause of a server error, for the request's line in the log. Returns nothing for a database outage, which
 * is logged separately.
 */
function causeOf(problem: Problem | null): { error?: string; stack?: string | undefined } {
  if (!problem || problem.status < 500 || noteOutage(problem.cause)) return {};
  const cause = problem.cause instanceof Error ? problem.cause : problem;
  return { error: cause.message, ...(problem.status === 500 ? { stack: cause.stack } : {}) };
}
