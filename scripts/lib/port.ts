import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time in milliseconds that a server takes to end after its parent process has died. */
const PATIENCE_MS = 12_000;

const sayStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5', connection: 'close' });
  response.end('Starting. Try again in a moment.\n');
};

/**
 * Occupies the port while the database and the build are prepared, so that no other process takes it. Preparation may
 * take a minute, during which requests get 503 and a message that the product is starting. If a server on the port is
 * shutting down, waits for it briefly. Returns a function that releases the port. Throws an error with a message if the
 * port cannot be used.
 */
export async function holdPort(host: string, port: number): Promise<() => Promise<void>> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const holder = createServer(sayStarting);
    const code = await tryListen(holder, host, port);
    if (code === null) {
      holder.unref();
      return async () => {
        const closed = once(holder, 'close');
        holder.close();
        holder.closeAllConnections();
        await closed;
      };
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} needs more rights. Set PORT to a number above 1023 and start again.`);
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(`There is no host called ${host}. Correct HOST and start again.`);
    if (code === 'EADDRNOTAVAIL') throw new Error(`This machine has no address ${host}. Correct HOST and start again.`);
    if (Date.now() > deadline || !(await isDraining(host, port))) {
      throw new Error(`Port ${port} is taken. Set PORT to another port and start again.`);
    }
    await sleep(300);
  }
}

async function tryListen(server: Server, host: string, port: number): Promise<string | null> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'EADDRINUSE';
  }
}

/**
 * True if a product on the port is shutting down: its readiness check returns 503 in the product's format, or drops the
 * connection.
 */
async function isDraining(host: string, port: number): Promise<boolean> {
  const url = `http://${host}:${port}/api/health/ready`;
  const response = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);
  if (response === null) return true;
  const body: unknown = await response.json().catch(() => null);
  return response.status === 503 && typeof body === 'object' && body !== null && 'success' in body;
}
