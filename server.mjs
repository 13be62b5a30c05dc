/** The small server in front of Next, in the same process: addresses, limits, headers, an orderly end. */
import { createServer } from 'node:http';
import next from 'next';
import { screen, UPGRADE_REFUSAL } from './scripts/server/admission.mjs';
import { loadPolicies } from './scripts/server/policies.mjs';
import { dressResponse } from './scripts/server/responses.mjs';

const isDevelopment = process.argv.includes('--dev');
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || '127.0.0.1';
const isSecure = (process.env.PUBLIC_URL ?? '').startsWith('https://');
const hops = Number(process.env.TRUSTED_PROXY_HOPS || 0);
/** Within this everything in flight ends, or is cut. */
const DRAIN_MS = 9_000;

/** Work to finish before the process ends; the product adds to it (capture buffers, connections). */
globalThis.__coldpassShutdown = new Set();

const policies = isDevelopment ? null : loadPolicies();
const server = createServer({
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
});
server.maxHeadersCount = 100;

const app = next({ dev: isDevelopment, hostname, port, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();

server.on('request', (request, response) => {
  const admitted = screen(request, { hops });
  dressResponse(request, response, { admitted, policies, isSecure, isDevelopment });
  if (admitted.refusal) {
    const { status, code, message } = admitted.refusal;
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ success: false, message, error: code }));
    return;
  }
  handle(request, response).catch((error) => {
    console.error(
      JSON.stringify({ level: 'error', time: new Date().toISOString(), msg: 'request crashed', error: String(error) }),
    );
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
if (!isDevelopment) server.on('upgrade', (_request, socket) => socket.end(UPGRADE_REFUSAL));
server.on('connect', (_request, socket) => socket.end(UPGRADE_REFUSAL));
server.on('clientError', (error, socket) => {
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
});

server.once('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${port} is taken. Set PORT to another one and start again.`
      : `The server cannot listen: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, hostname, () => process.send?.('listening'));

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  globalThis.__coldpassDraining = true;
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  await Promise.allSettled([...globalThis.__coldpassShutdown].map((finish) => finish()));
  process.exit(0);
}
process.on('SIGTERM', end);
process.on('SIGINT', end);
// Started by `npm start`: when that process is gone, nobody can stop this one any more.
process.on('disconnect', end);
