import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Page or file as an older server sent it. */
interface RecordedFile {
  headers: Record<string, string>;
  /** Body in Base64. */
  body: string;
}

/** Recorded files, by the key that `keyOf` returns. */
export type RecordedFiles = Record<string, RecordedFile>;

/**
 * `record` forwards all requests and stores pages and files. `yesterday` serves the stored pages and files and forwards
 * all other requests. `today` forwards all requests.
 */
type FrontMode = 'record' | 'yesterday' | 'today';

export interface Front {
  url: string;
  setMode: (mode: FrontMode) => void;
  /** Changes the product to which requests are forwarded. */
  setProduct: (url: string) => void;
  stop: () => Promise<void>;
}

const CALLS = /^\/(api|auth|analytics)\//;
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'service-worker-allowed'] as const;

/**
 * Returns the key under which a response is stored: one key for the path, and another for the payload that Next fetches
 * from the same path during navigation. Null for requests that are never stored.
 */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  const { pathname } = new URL(url, 'http://localhost');
  if (method !== 'GET' || CALLS.test(pathname)) return null;
  return headers.rsc ? `${pathname} rsc` : pathname;
}

/**
 * Starts a proxy at a fixed address, so that a browser keeps its storage while the product behind the proxy is
 * upgraded.
 */
export async function startFront(files: RecordedFiles, port = 0): Promise<Front> {
  let mode: FrontMode = 'today';
  let product = '';

  const answer = (call: IncomingMessage, reply: ServerResponse): void => {
    const key = keyOf(call);
    const file = key && mode === 'yesterday' ? files[key] : undefined;
    if (file) {
      reply.writeHead(200, { ...file.headers, date: new Date().toUTCString() });
      reply.end(Buffer.from(file.body, 'base64'));
      return;
    }
    const isKept = mode === 'record' && key !== null;
    // Requests uncompressed responses, because the stored files are compressed all together later.
    const headers = isKept ? { ...call.headers, 'accept-encoding': 'identity' } : call.headers;
    const passed = request(new URL(call.url ?? '/', product), { method: call.method, headers }, (response) => {
      const { statusCode = 502 } = response;
      reply.writeHead(statusCode, response.rawHeaders);
      if (!isKept || statusCode !== 200) {
        response.pipe(reply);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => {
        parts.push(part);
        reply.write(part);
      });
      response.on('end', () => {
        const kept = KEPT_HEADERS.flatMap((name) => {
          const value = response.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        files[key] = { headers: Object.fromEntries(kept), body: Buffer.concat(parts).toString('base64') };
        reply.end();
      });
    });
    passed.on('error', () => reply.destroy());
    call.pipe(passed);
  };

  const server = createServer(answer);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setMode: (next) => {
      mode = next;
    },
    setProduct: (url) => {
      product = url;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
