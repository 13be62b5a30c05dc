/** The small server in front of Next, in the same process: addresses, limits, headers, an orderly end. */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { capBody, screen, tooLarge } from './scripts/server/admission.mjs';
import { drain } from './scripts/server/drain.mjs';
import { commonHeaders } from './scripts/server/headers.mjs';
import { createValve } from './scripts/server/overload.mjs';
import { loadPolicies } from './scripts/server/policies.mjs';
import { NO_TUNNEL, NO_UPGRADE, refusalOfError, refuse, refuseSocket, turnAway } from './scripts/server/refusals.mjs';
import { createMemory, listBuiltFiles, listLastingPages } from './scripts/server/remembered.mjs';
import { dressResponse } from './scripts/server/responses.mjs';
import { say } from './scripts/server/say.mjs';

// V8 lets a heap grow to four times of what is alive before it looks what is not, where memory is at hand: under load that is some
// hundred megabytes of garbage.
setFlagsFromString('--heap-growing-percent=75');

const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || '127.0.0.1';
const isSecure = (process.env.PUBLIC_URL ?? '').startsWith('https://');
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0);

/** Work to finish before the process ends; the product adds to it (capture buffers, connections). */
globalThis.__coldpassShutdown = new Set();

const server = createServer({
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
});
server.maxHeadersCount = 100;

/** Says in one line why nothing is served. */
function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

async function prepareNext() {
  // Next answers protocol upgrades on the server that it is given, and nothing here wants them.
  // It prints errors over many lines; instrumentation.ts tells of them in one.
  const app = next({ dev: false, quiet: true, hostname, port, httpServer: new EventEmitter() });
  await app.prepare();
  return app.getRequestHandler();
}

const policies = loadPolicies();
const common = Object.entries(commonHeaders(isSecure));
// Where the policy differs from answer to answer, so does the answer.
const lasting = new Set([...listLastingPages().filter(policies.ofPrerendered), ...listBuiltFiles()]);
const memory = createMemory((path) => lasting.has(path));
const valve = createValve();
const handle = await prepareNext().catch((error) => giveUp(error.message));

server.on('request', (request, response) => {
  const admitted = screen(request, { hops });
  if (!admitted.refusal && memory.answer(request, response, admitted)) return;
  dressResponse(request, response, { admitted, policies, common });
  const { path, bodyLimit, refusal } = admitted;
  if (refusal) return refuse(request, response, { path, refusal });
  capBody(request, bodyLimit, () => {
    if (response.headersSent) return request.destroy();
    refuse(request, response, { path, refusal: tooLarge(bodyLimit) });
  });
  const busy = valve.admit(request, response, path);
  if (busy) return turnAway(request, response, { path, refusal: busy });
  handle(request, response).catch((error) => {
    say('request crashed', error, { requestId: admitted.requestId });
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.on('upgrade', ({ url }, socket) => refuseSocket(socket, { path: url, isSecure, refusal: NO_UPGRADE }));
server.on('connect', (_request, socket) => refuseSocket(socket, { isSecure, refusal: NO_TUNNEL }));
server.on('clientError', (error, socket) => refuseSocket(socket, { isSecure, refusal: refusalOfError(error) }));
server.once('error', (error) =>
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set PORT to another one and start again.`
      : `The server cannot listen on ${hostname}:${port}: ${error.message}`,
  ),
);
server.listen(port, hostname, () => process.send?.('listening'));

// What nobody has caught is about one request, and no reason to fail the others. Next listens too, each time over many lines.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.removeAllListeners(event);
  process.on(event, (error) => say(event, error));
}

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  await drain(server);
  process.exit(0);
}
process.on('SIGTERM', end);
process.on('SIGINT', end);
// Started by `npm start`: when that process is gone, nobody can stop this one any more.
process.on('disconnect', end);
