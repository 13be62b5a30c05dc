import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';

/** Next, behind the steps of this server. */
export interface Backend {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Takes a connection that changes its protocol; null where nothing does. */
  upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | null;
}

/** The built product, in this process. */
export async function openBuild(where: { hostname: string; port: number }): Promise<Backend> {
  // Next answers protocol upgrades on the server that it is given, and nothing here wants them.
  // It prints errors over many lines; instrumentation.ts reports each in one.
  const app = next({ ...where, dev: false, quiet: true, httpServer: Object.assign(new EventEmitter(), {}) as never });
  await app.prepare();
  return { handle: app.getRequestHandler(), upgrade: null };
}

interface Inner {
  host: string;
  port: number;
}

/**
 * Next's development server, in a process of its own: called from this one, its pages reload forever (Next 16.4.6, "HMR hash
 * mismatch"). Requests pass through unchanged, and so does the connection for hot reload.
 */
export async function openDevelopment({ host, publicUrl }: { host: string; publicUrl: string }): Promise<Backend> {
  const inner = { host, port: await freePort() };
  const child = fork(
    'node_modules/next/dist/bin/next',
    ['dev', '--port', String(inner.port), '--hostname', host],
    // Links lead here, not to the port that Next is given.
    { env: { ...process.env, PUBLIC_URL: publicUrl } },
  );
  process.on('exit', () => child.kill());
  child.once('exit', (code) => process.exit(code ?? 1));
  while (!(await isListening(inner))) await sleep(200);
  return {
    handle: (request, response) => pass(request, response, inner),
    upgrade: (request, socket, head) => passConnection(request, socket, { ...inner, head }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isListening(inner: Inner): Promise<boolean> {
  const socket = connect(inner);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

function pass(request: IncomingMessage, response: ServerResponse, inner: Inner): Promise<void> {
  const { method, url, headers } = request;
  return new Promise((resolve, reject) => {
    const asked = forward({ ...inner, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response).once('close', resolve).once('error', reject);
    });
    asked.once('error', reject);
    response.once('close', () => asked.destroy());
    request.pipe(asked);
  });
}

function passConnection(request: IncomingMessage, socket: Duplex, { head, ...inner }: Inner & { head: Buffer }): void {
  const asked = connect(inner, () => {
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    asked.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    asked.write(head);
    socket.pipe(asked).pipe(socket);
  });
  asked.on('error', () => socket.destroy());
  socket.on('error', () => asked.destroy());
}
