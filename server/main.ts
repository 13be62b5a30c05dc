/** The small server in front of Next, in the same process: addresses, limits, headers, an orderly end. */
import { createServer, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { beginRegularWork } from '@/lib/kernel/regular-work';
import { Admission } from './admission';
import { developmentPolicies, loadPolicies } from './content-security-policy';
import { drain } from './drain';
import { loadEndpoints } from './endpoints';
import { loadFastLane, NO_FAST_LANE } from './fast-lane';
import { commonHeaders } from './headers';
import { createLoadShedding } from './load-shedding';
import { logError } from './log-line';
import { openMetrics } from './metrics/metrics';
import { createRouteNames, listPages } from './metrics/route-names';
import { openBuild, openDevelopment } from './next';
import { NO_TUNNEL, NO_UPGRADE, type Refusal, refusalOfError, refuseSocket } from './refusals';
import { LONGEST_MS, RequestHandler } from './request-handler';
import { createStaticResponseCache, listBuiltFiles, listLastingPages } from './static-response-cache';

// V8 lets a heap grow to four times of what is alive before it looks for what is not: under load that is some hundred megabytes of
// garbage.
setFlagsFromString('--heap-growing-percent=75');

const port = Number(process.env.PORT || 3000);
const { METRICS_PORT, METRICS_TOKEN } = process.env;
const hostname = process.env.HOST || '127.0.0.1';
const isSecure = (process.env.PUBLIC_URL ?? '').startsWith('https://');
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0);
const isDevelopment = process.env.NODE_ENV === 'development';
/** Where the build lies, and in development what the start command wrote of it. */
const BUILD = '.next';

/** Says in one line why nothing is served. */
function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function openServer(wanted: number, variable: string): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    // Node would refuse a request without `Host` by itself, without our headers.
    requireHostHeader: false,
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  server.maxHeadersCount = 100;
  // No work takes longer in silence: what its reader does not take for so long is given up.
  if (!isDevelopment) server.setTimeout(LONGEST_MS);
  server.once('error', (error: NodeJS.ErrnoException) =>
    giveUp(
      error.code === 'EADDRINUSE'
        ? `Port ${wanted} is taken. Set ${variable} to another one and start again.`
        : `The server cannot listen on ${hostname}:${wanted}: ${error.message}`,
    ),
  );
  return server;
}

/** What is sent again as Next sent it once. Where the policy differs from answer to answer, so does the answer. */
function openCache(policies: ReturnType<typeof loadPolicies>) {
  if (isDevelopment) return createStaticResponseCache(() => false);
  const lasting = new Set([...listLastingPages(BUILD).filter(policies.ofPrerendered), ...listBuiltFiles(BUILD)]);
  return createStaticResponseCache((path) => lasting.has(path));
}

const endpoints = loadEndpoints(`${BUILD}/${isDevelopment ? 'development-' : ''}endpoints.json`);
const policies = isDevelopment ? developmentPolicies : loadPolicies(`${BUILD}/csp-hashes.json`);
const common = Object.entries(commonHeaders(isSecure));
const cache = openCache(policies);
const server = openServer(port, 'PORT');
/** `FAST_LANE=off`: every endpoint through Next, as it serves them in development and on other hosts. */
const fastLane =
  isDevelopment || process.env.FAST_LANE === 'off' ? NO_FAST_LANE : await loadFastLane(`${BUILD}/fast-lane/main.mjs`);
if (fastLane.startWork) beginRegularWork(fastLane.startWork);
const backend = await (isDevelopment
  ? openDevelopment({ hostname, publicUrl: process.env.PUBLIC_URL || `http://localhost:${port}` })
  : openBuild({ hostname, port })
).catch((error: unknown) => giveUp(messageOf(error)));

const factor = Number(process.env.RATE_LIMIT_FACTOR || 1);
const shedding = createLoadShedding();
const admission = new Admission(factor);
const nameRoute = createRouteNames(isDevelopment ? [] : listPages(BUILD));
const metrics = await openMetrics({ port: METRICS_PORT, token: METRICS_TOKEN, nameRoute, build: BUILD });
const handler = new RequestHandler({
  hops,
  endpoints,
  policies,
  common,
  cache,
  admission,
  shedding,
  backend,
  fastLane,
  metrics,
});
server.on('request', (request, response) => handler.handle(request, response));
server.on('checkExpectation', (request, response) => handler.refuseExpectation(request, response));
const refuseConnection = (socket: Parameters<typeof refuseSocket>[0], path: string, refusal: Refusal) =>
  refuseSocket(socket, { isApi: endpoints.isApiPath(path), isSecure, refusal });
server.on('upgrade', (request, socket, head) => {
  if (backend.upgrade) backend.upgrade(request, socket, head);
  else refuseConnection(socket, request.url ?? '/', NO_UPGRADE);
});
server.on('connect', (_request, socket) => refuseConnection(socket, '/', NO_TUNNEL));
server.on('clientError', (error, socket) => refuseConnection(socket, '/', refusalOfError(error)));
if (metrics && METRICS_PORT) {
  const metricsServer = openServer(Number(METRICS_PORT), 'METRICS_PORT');
  metricsServer.on('request', (request, response) => handler.handleMetrics(request, response));
  metricsServer.on('checkExpectation', (request, response) => handler.refuseExpectation(request, response));
  metricsServer.listen(Number(METRICS_PORT), hostname);
}
server.listen(port, hostname, () => process.send?.('listening'));

// What nobody has caught is about one request, and no reason to fail the others. Next listens too, each time over many lines.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.removeAllListeners(event);
  process.on(event, (error: unknown) => logError(event, error));
}

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await drain(server);
  process.exit(0);
}
process.on('SIGTERM', end);
process.on('SIGINT', end);
// Started by `npm start`: when that process is gone, nobody can stop this one any more.
process.on('disconnect', end);
