import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page or file as an older server sent it. */
interface RecordedFile {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** By `keyOf`. */
export type RecordedFiles = Record<string, RecordedFile>;

/**
 * `record` passes everything on and keeps the pages and files that pass. `yesterday` answers with the kept ones and passes on the rest.
 * `today` passes everything on.
 */
type FrontMode = 'record' | 'yesterday' | 'today';

export interface Front {
  url: string;
  setMode: (mode: FrontMode) => void;
  /** The product that stands behind it from now on. */
  setProduct: (url: string) => void;
  stop: () => Promise<void>;
}

const CALLS = /^\/(api|auth|analytics)\//;
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'service-worker-allowed'] as const;

/** One entry for each path, and one for the part of it that the framework fetches inside the app; null for what is never kept. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  const { pathname } = new URL(url, 'http://localhost');
  if (method !== 'GET' || CALLS.test(pathname)) return null;
  return headers.rsc ? `${pathname} rsc` : pathname;
}

/** Stands before a product on one address, so that a browser keeps its storage while the product behind it is upgraded. */
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
    // Uncompressed, so that the kept files compress together.
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
