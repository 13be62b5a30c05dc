import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { log } from '@/lib/log';
import { refusal, refuse } from '@/server/refusals';
import { METRICS_PATH, type Metrics, openMetrics } from './metrics';
import { createRouteNames, listPages } from './route-names';

const NO_TOKEN = { ...refusal('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer'), isApi: true };
const ELSEWHERE = { ...refusal('NOT_FOUND', `Only GET ${METRICS_PATH} is answered here`), isApi: true };

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ServedMetrics extends Pick<Metrics, 'watch' | 'countTurnedAway'> {
  /** True for the path of the metrics on the product's port. */
  isAt: (path: string) => boolean;
  answer: Answer;
  /** Listens on the port for metrics. Returns undefined if none is configured. */
  listen: () => Server | undefined;
}

interface Options {
  isDevelopment: boolean;
  hostname: string;
  /** Headers of every response. */
  common: Record<string, string>;
}

/** Serves metrics as configured by `METRICS_PORT` and `METRICS_TOKEN`. Returns null if neither is set. */
export async function serveMetrics({ isDevelopment, hostname, common }: Options): Promise<ServedMetrics | null> {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = process.env;
  const nameRoute = createRouteNames(isDevelopment ? [] : listPages('.next'));
  const metrics = await openMetrics({ port, token, nameRoute, build: '.next' });
  if (!metrics) return null;
  const answer = createAnswer(metrics);
  return {
    watch: metrics.watch,
    countTurnedAway: metrics.countTurnedAway,
    isAt: (path) => !port && path === METRICS_PATH,
    answer,
    listen: () => (port ? createListener(answer, common).listen(Number(port), hostname) : undefined),
  };
}

function createAnswer(metrics: Metrics): Answer {
  return async (request, response) => {
    if (!metrics.isAllowed(request)) {
      refuse(request, response, NO_TOKEN);
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      log.error('metrics cannot be read', { error: inspect(error) });
      response.writeHead(500).end();
    }
  };
}

function createListener(answer: Answer, common: Record<string, string>): Server {
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.url?.split('?', 1)[0] === METRICS_PATH) void answer(request, response);
    else refuse(request, response, ELSEWHERE);
  });
}
