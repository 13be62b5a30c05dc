/**
 * HTTP server in front of Next, in the same process. Each of its four steps answers a request or passes it to the next
 * step (docs/architecture.md).
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import next from 'next';
import { connectionOf } from '@/lib/kernel/address';
import { PAGES, runQueued } from '@/lib/kernel/client-queues';
import { Problem } from '@/lib/kernel/problem';
import { isDraining } from '@/lib/kernel/process-end';
import { otherBuild } from '@/lib/kernel/product';
import { log } from '@/lib/log';
import { drain } from './drain';
import { createEndpoints, loadEndpointServer } from './endpoints';
import { openFiles } from './files';
import { commonHeaders, developmentPolicy, loadPolicies, setHeaders } from './headers';
import { serveMetrics } from './metrics/serve';
import { oneAtATime } from './one-at-a-time';
import { PageResponse, refuse, TOO_BUSY } from './refusals';
import { type Screened, screen } from './screen';
import { createUnderway } from './underway';

const { NODE_ENV, PUBLIC_URL = '' } = process.env;
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || '127.0.0.1';
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0);
const factor = Number(process.env.RATE_LIMIT_FACTOR || 1);
const isDevelopment = NODE_ENV === 'development';
const DIST = isDevelopment ? 'dist/development' : 'dist';

/** Logs in one line why the process cannot serve, then exits. */
function giveUp({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

const server = createServer({
  ServerResponse: PageResponse,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
});
// Disables Node's limit, because Node drops the headers beyond it, such as our proxy's header with the client's
// address. `screen` refuses requests with too many headers instead.
server.maxHeadersCount = 0;
// Closes a connection after this time without activity, such as a connection whose client does not read its response.
if (!isDevelopment) server.setTimeout(120_000);

const common = commonHeaders(PUBLIC_URL.startsWith('https://'));
const readJson = (name: string) => JSON.parse(readFileSync(`${DIST}/${name}.json`, 'utf8'));
const endpoints = createEndpoints(readJson('endpoints'));
const policyOf = isDevelopment ? developmentPolicy : loadPolicies(`${DIST}/csp-hashes.json`);
const serveFile = openFiles(isDevelopment ? 'public' : `${DIST}/files`);
const functions = isDevelopment ? null : await loadEndpointServer(`${DIST}/endpoints/main.mjs`, endpoints);
const app = next({
  hostname,
  port,
  dev: isDevelopment,
  // Turns off Next's own error messages, which have many lines. instrumentation.ts logs each error in one line.
  quiet: !isDevelopment,
  // Hot reload needs our server in development. In production Next gets a server that never listens.
  httpServer: isDevelopment ? server : createServer(),
});
await app.prepare().catch(giveUp);
const renderPage = app.getRequestHandler();
const difference = isDevelopment ? null : otherBuild(readJson('built-with'), process.env);
if (difference) log.warn(difference);
const metrics = await serveMetrics({ isDevelopment, hostname, common });
const enter = createUnderway(factor);

function handle(request: IncomingMessage, response: ServerResponse): void {
  const screened = screen(request, hops, endpoints);
  const { path, isApi, refusal } = screened;
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  setHeaders(request, response, screened, policyOf);
  metrics?.watch(request, response, screened);
  if (refusal) refuse(request, response, { ...refusal, isApi });
  else if (path === endpoints.live)
    response.setHeader('content-type', 'application/json').end('{"success":true,"data":{"live":true}}');
  else if (!enter(connectionOf(screened.address), response)) turnAway(request, response, screened);
  else if (metrics?.isAt(path)) void metrics.answer(request, response);
  else serveFile(request, response, () => answer(request, response, screened));
}

/** Runs the last two steps: calls the function of an endpoint, or lets Next answer if there is no such function. */
function answer(request: IncomingMessage, response: ServerResponse, screened: Screened): void {
  if (functions?.answer(request, response, screened)) return;
  const render = async () => {
    const rendering = renderPage(request, response).catch((error: unknown) => fail(response, error));
    // Frees the place in the queue after a second at most, because a client that reads slowly would otherwise delay
    // other clients at the same address.
    await Promise.race([rendering, sleep(1_000, undefined, { ref: false })]);
  };
  runQueued(PAGES, { client: connectionOf(screened.address), factor }, render).catch((error: unknown) => {
    if (error instanceof Problem) turnAway(request, response, screened, error.message);
    else fail(response, error);
  });
}

function turnAway(request: IncomingMessage, response: ServerResponse, { isApi }: Screened, message = TOO_BUSY.message) {
  metrics?.countTurnedAway();
  refuse(request, response, { ...TOO_BUSY, message, isApi });
}

function fail(response: ServerResponse, error: unknown): void {
  log.error('request crashed', { requestId: response.getHeader('x-request-id'), error: inspect(error) });
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

server.on('request', oneAtATime(handle));
server.once('error', giveUp);
metrics?.listen()?.once('error', giveUp);
server.listen(port, hostname, () => {
  log.info('server up', { hostname, port });
  process.send?.('listening');
});

// Logs the error and continues, because an uncaught error concerns only one request. Removes Next's own listener, which
// prints many lines each time.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.removeAllListeners(event);
  process.on(event, (error: unknown) => log.error(event, { error: inspect(error) }));
}

const end = async () => {
  if (isDraining()) return;
  await drain(server);
  log.info('server down');
  process.exit(0);
};
// `disconnect` is emitted when the parent process (`npm start`) has ended. Without it, nothing would ever stop this
// process.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, end);
