/** The server in front of Next, in the same process: four steps, each of which answers or hands on (`docs/walkthrough.md`). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionOf } from '@/lib/kernel/address';
import { Problem } from '@/lib/kernel/problem';
import { PAGES, takeTurn } from '@/lib/kernel/turns';
import { developmentPolicies, loadPolicies } from './content-security-policy';
import { drain } from './drain';
import { loadEndpointServer, loadEndpoints } from './endpoints';
import { noFiles, openFiles } from './files';
import { commonHeaders, setHeaders } from './headers';
import { logError } from './log-line';
import { METRICS_PATH, openMetrics } from './metrics/metrics';
import { createRouteNames, listPages } from './metrics/route-names';
import { openBuild, openDevelopment } from './next';
import {
  NO_EXPECTATION,
  NO_TUNNEL,
  NO_UPGRADE,
  type Refusal,
  refusal,
  refusalOfError,
  refuse,
  refuseSocket,
  TOO_BUSY,
} from './refusals';
import { PageResponse } from './response';
import { type Screened, screen } from './screen';
import { createUnderway } from './underway';

const { METRICS_PORT, METRICS_TOKEN } = process.env;
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || '127.0.0.1';
const isSecure = (process.env.PUBLIC_URL ?? '').startsWith('https://');
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0);
const isDevelopment = process.env.NODE_ENV === 'development';
const BUILD = '.next';
/** What the build made beside Next's own. */
const DIST = isDevelopment ? 'dist/development' : 'dist';
/** A page gives its turn back after this, so that one with a slow reader holds up nobody behind the same address. */
const LONGEST_TURN_MS = 1_000;
/** A response whose reader takes nothing for so long is given up. */
const LONGEST_SILENCE_MS = 120_000;

for (const name of ['FAST_LANE', 'DATABASE_REPLICA_URL']) {
  if (process.env[name]) console.warn(`${name} is set and has no meaning any more. Remove it.`);
}

/** Says in one line why nothing is served. */
function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function openServer(wanted: number, variable: string): Server {
  const server = createServer({
    ServerResponse: PageResponse,
    maxHeaderSize: 16 * 1024,
    // Node would refuse a request without `Host` by itself, without our headers.
    requireHostHeader: false,
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  server.maxHeadersCount = 100;
  if (!isDevelopment) server.setTimeout(LONGEST_SILENCE_MS);
  server.once('error', (error: NodeJS.ErrnoException) =>
    giveUp(
      error.code === 'EADDRINUSE'
        ? `Port ${wanted} is taken. Set ${variable} to another one and start again.`
        : `The server cannot listen on ${hostname}:${wanted}: ${error.message}`,
    ),
  );
  return server;
}

const endpoints = loadEndpoints(`${DIST}/endpoints.json`);
const policies = isDevelopment ? developmentPolicies : loadPolicies(`${DIST}/csp-hashes.json`);
const files = isDevelopment ? noFiles : openFiles(`${DIST}/files`);
const endpointServer = isDevelopment ? null : await loadEndpointServer(`${DIST}/endpoints/main.mjs`);
const server = openServer(port, 'PORT');
const backend = await (isDevelopment
  ? openDevelopment({ host: hostname, publicUrl: process.env.PUBLIC_URL || `http://localhost:${port}` })
  : openBuild({ hostname, port })
).catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
const metrics = await openMetrics({
  port: METRICS_PORT,
  token: METRICS_TOKEN,
  nameRoute: createRouteNames(isDevelopment ? [] : listPages(BUILD)),
  build: BUILD,
});
const factor = Number(process.env.RATE_LIMIT_FACTOR || 1);
const underway = createUnderway(factor);
const common = commonHeaders(isSecure);

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  screened: Screened;
}

function begin(request: IncomingMessage, response: ServerResponse): Exchange {
  const screened = screen(request, { hops, endpoints });
  setHeaders(request, response, { screened, policies, common });
  metrics?.watch(request, response, screened);
  return { request, response, screened };
}

function handle(request: IncomingMessage, response: ServerResponse): void {
  const exchange = begin(request, response);
  const { path, address, isApi, refusal: refused } = exchange.screened;
  const client = connectionOf(address);
  if (refused) refuse(request, response, { isApi, refusal: refused });
  else if (path === endpoints.live) sendJson(exchange, { success: true, data: { live: true } });
  else if (!underway.enter(client, response)) turnAway(exchange, TOO_BUSY);
  else if (path === METRICS_PATH && metrics?.isBesideProduct) void sendMetrics(exchange);
  else files(request, response, () => answer(exchange, client));
}

/** The last two steps: the function of an endpoint, or Next. */
function answer({ request, response, screened }: Exchange, client: string): void {
  const { path, endpoint } = screened;
  if (endpoint && endpointServer?.has(endpoint.path)) {
    endpointServer.answer({ request, response, path, declared: endpoint.path });
    return;
  }
  takeTurn(PAGES, { client, factor }, async () => {
    const answering = backend.handle(request, response);
    answering.catch((error: unknown) => fail(response, error));
    await Promise.race([answering.catch(() => undefined), sleep(LONGEST_TURN_MS, undefined, { ref: false })]);
  }).catch((error: unknown) => {
    if (error instanceof Problem) {
      turnAway({ request, response, screened }, { ...TOO_BUSY, message: error.message });
    } else fail(response, error);
  });
}

function turnAway({ request, response, screened: { isApi } }: Exchange, why: Refusal): void {
  metrics?.countTurnedAway();
  refuse(request, response, { isApi, refusal: why });
}

function fail(response: ServerResponse, error: unknown): void {
  logError('request crashed', error, { requestId: String(response.getHeader('x-request-id')) });
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

function sendJson({ request, response }: Exchange, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendMetrics({ request, response }: Exchange): Promise<void> {
  if (!metrics?.isAllowed(request)) {
    const NO_TOKEN = refusal('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer');
    refuse(request, response, { isApi: true, refusal: NO_TOKEN });
    return;
  }
  try {
    const text = await metrics.read();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : text);
  } catch (error) {
    fail(response, error);
  }
}

const refuseExpectation = (request: IncomingMessage, response: ServerResponse) => {
  const { isApi, refusal: refused } = begin(request, response).screened;
  refuse(request, response, { isApi, refusal: refused ?? NO_EXPECTATION });
};
server.on('request', handle);
server.on('checkExpectation', refuseExpectation);
server.on('upgrade', (request, socket, head) => {
  if (backend.upgrade) backend.upgrade(request, socket, head);
  else refuseSocket(socket, { isApi: endpoints.isApiPath(request.url ?? '/'), isSecure, refusal: NO_UPGRADE });
});
server.on('connect', (_request, socket) => refuseSocket(socket, { isApi: true, isSecure, refusal: NO_TUNNEL }));
server.on('clientError', (error, socket) =>
  refuseSocket(socket, { isApi: true, isSecure, refusal: refusalOfError(error) }),
);

if (metrics && METRICS_PORT) {
  const metricsServer = openServer(Number(METRICS_PORT), 'METRICS_PORT');
  metricsServer.on('request', (request, response) => {
    const exchange = begin(request, response);
    const { path, refusal: refused } = exchange.screened;
    const elsewhere = path === METRICS_PATH ? null : refusal('NOT_FOUND', `Only ${METRICS_PATH} is answered here`);
    const why = refused ?? elsewhere;
    if (why) refuse(request, response, { isApi: true, refusal: why });
    else void sendMetrics(exchange);
  });
  metricsServer.listen(Number(METRICS_PORT), hostname);
}
server.listen(port, hostname, () => process.send?.('listening'));

// An error that nobody has caught is about one request, and no reason to fail the others. Next listens too, each time over many lines.
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
