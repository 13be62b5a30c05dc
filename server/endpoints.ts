import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import type { RouteHandler } from '@/lib/kernel/route';
import { log } from '@/lib/log';
import { type Refusal, refusal } from './refusals';
import type { Screened } from './screen';

/** Endpoint from the generated catalog. `path` has `{name}` placeholders; `bodyLimit` is in bytes. */
export type Endpoint = { method: string; path: string; bodyLimit: number };
/** `live` is the path of the liveness check. */
export type EndpointManifest = { endpoints: Endpoint[]; live: string };

/**
 * Maps an alias to the declared path. Aliases are paths below /auth (`rewrites` in next.config.mjs) and paths with a
 * trailing slash.
 */
const toCanonical = (path: string): string =>
  path.replace(/^\/auth\/analytics(?=\/)/i, '/analytics').replace(/(?<=.)\/$/, '');

const toPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

export type Endpoints = ReturnType<typeof createEndpoints>;
export function createEndpoints({ endpoints, live }: EndpointManifest) {
  const roots = new Set(endpoints.map(({ path }) => path.split('/', 2)[1]));
  const isApiPath = (path: string): boolean => roots.has(path.split('/', 2)[1]?.toLowerCase());
  // Paths without placeholders come first, so that `/questions/duplicates` is not read as a question's id.
  const patterns = [...new Set(endpoints.map(({ path }) => path))]
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => ({
      pattern: toPattern(path),
      byMethod: new Map(endpoints.filter((one) => one.path === path).map((one) => [one.method, one])),
    }));
  const findPattern = (path: string) => patterns.find(({ pattern }) => pattern.test(toCanonical(path)));
  return {
    live,
    isApiPath,
    /**
     * Finds the endpoint that answers a request. Returns null for a page or an undeclared endpoint. A HEAD counts as a
     * GET.
     */
    find: (method: string, path: string): Endpoint | null =>
      (isApiPath(path) && findPattern(path)?.byMethod.get(method === 'HEAD' ? 'GET' : method)) || null,
    /** Returns the decoded values of the path's placeholders. */
    readParams(path: string): Record<string, string> {
      const values = findPattern(path)?.pattern.exec(toCanonical(path))?.groups ?? {};
      return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
    },
    /** Returns the error response for a request for which `find` returns null. */
    refuseUndeclared(path: string): Refusal {
      const methods = [...(findPattern(path)?.byMethod.keys() ?? [])];
      if (methods.length === 0) return refusal('NOT_FOUND', 'Not found');
      const allow = (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', ');
      return { ...refusal('METHOD_NOT_ALLOWED', 'This method is not supported here'), allow };
    },
  };
}

const INTERNAL = { success: false, message: 'Something went wrong on our end. Try again.', error: 'INTERNAL' };

/** Maps each declared path to the functions of its `route.ts`, which is loaded at the first request. */
type Routes = Record<string, () => Promise<Partial<Record<string, RouteHandler>>>>;

/** Loads `file`, a bundle of every `app/**\/route.ts` that does not import Next. Next serves the other endpoints. */
export async function loadEndpointServer(file: string, { readParams }: Endpoints) {
  const { routes } = (await import(pathToFileURL(resolve(file)).href)) as { routes: Routes };
  const calls = new WeakMap<object, Screened>();
  const call = async (request: Request, { incoming }: { incoming: object }): Promise<Response> => {
    const { endpoint, path } = calls.get(incoming) ?? {};
    const route = endpoint && (await routes[endpoint.path]?.())?.[endpoint.method];
    if (!route || !path) throw new Error(`${request.method} ${request.url} is declared and has no function`);
    return route(request, { params: Promise.resolve(readParams(path)) });
  };
  // `serve` handles all errors of an endpoint, so an error that arrives here is a bug in the build or in `serve`.
  const errorHandler = (error: unknown): Response => {
    log.error('request crashed', { error: inspect(error) });
    return Response.json(INTERNAL, { status: 500 });
  };
  // Leaves the global `Request` and `Response` unchanged, because Next runs in the same process and needs the
  // originals. `hostname` is for HTTP/1.0 requests, which need not name a host.
  const listen = getRequestListener(call, { overrideGlobalObjects: false, errorHandler, hostname: 'localhost' });
  const compress = compression();
  return {
    /** Answers the request if its endpoint is in the bundle. Otherwise returns false, and Next answers. */
    answer(request: IncomingMessage, response: ServerResponse, screened: Screened): boolean {
      if (!screened.endpoint || !(screened.endpoint.path in routes)) return false;
      calls.set(request, screened);
      compress(request as never, response as never, () => void listen(request, response));
      return true;
    },
  };
}
