import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import type { RouteHandler } from '@/lib/kernel/route';
import { logError } from './log-line';
import { type Refusal, refusal } from './refusals';

/** One declared endpoint, as the build lists it from `lib/http/catalog.ts`. */
export interface EndpointFacts {
  method: string;
  /** Path with `{name}` placeholders. */
  path: string;
  /** Bytes. */
  bodyLimit: number;
}

export interface EndpointManifest {
  endpoints: EndpointFacts[];
  /** The path that says that the process is alive. */
  live: string;
}

interface Bundle {
  /** The functions of each `route.ts` by its declared path, loaded at the first call. */
  routes: Record<string, () => Promise<Partial<Record<string, RouteHandler>>>>;
}

interface Declared {
  segments: string[];
  byMethod: Map<string, EndpointFacts>;
}

export type Endpoints = ReturnType<typeof createEndpoints>;

export const loadEndpoints = (file: string): Endpoints =>
  createEndpoints(JSON.parse(readFileSync(file, 'utf8')) as EndpointManifest);

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');
const fits = ({ segments }: Declared, asked: readonly string[]): boolean =>
  segments.length === asked.length && segments.every((one, at) => isPlaceholder(one) || one === asked[at]);

/** The dashboard's endpoints answer below /auth too (`rewrites` in next.config.mjs), and all of them with a slash at the end. */
const toCanonical = (path: string): string =>
  path.replace(/^\/auth\/analytics(?=\/)/i, '/analytics').replace(/(?<=.)\/$/, '');

/** Literal paths first: `/questions/duplicates` is no question. */
function listDeclared(endpoints: readonly EndpointFacts[]): Declared[] {
  const routes = new Map<string, Declared>();
  for (const facts of endpoints) {
    const route = routes.get(facts.path) ?? { segments: facts.path.split('/'), byMethod: new Map() };
    route.byMethod.set(facts.method, facts);
    routes.set(facts.path, route);
  }
  const placeholders = ({ segments }: Declared) => segments.filter(isPlaceholder).length;
  return [...routes.values()].sort((one, other) => placeholders(one) - placeholders(other));
}

export function createEndpoints({ endpoints, live }: EndpointManifest) {
  const roots = new Set(endpoints.map(({ path }) => path.split('/', 2)[1]));
  const declared = listDeclared(endpoints);
  const findRoute = (path: string) => {
    const asked = toCanonical(path).split('/');
    return declared.find((route) => fits(route, asked));
  };
  const isApiPath = (path: string): boolean => roots.has(path.split('/', 2)[1]?.toLowerCase());
  return {
    live,
    isApiPath,
    /** The declaration that answers, null for a page and where nothing is declared. A HEAD is answered as its GET. */
    find: (method: string, path: string): EndpointFacts | null =>
      (isApiPath(path) && findRoute(path)?.byMethod.get(method === 'HEAD' ? 'GET' : method)) || null,
    /** The refusal of a call that `find` does not know. */
    refuseUndeclared: (path: string): Refusal => {
      const methods = [...(findRoute(path)?.byMethod.keys() ?? [])];
      if (methods.length === 0) return refusal('NOT_FOUND', 'Not found');
      const allow = (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', ');
      return { ...refusal('METHOD_NOT_ALLOWED', 'This method is not supported here'), allow };
    },
  };
}

export interface EndpointServer {
  /** Whether the functions of the declared path are here; those that need Next around them are not. */
  has: (declared: string) => boolean;
  answer: (call: Call) => void;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  /** The declared path that fits. */
  declared: string;
}

const compress = compression();
/** `serve` answers every error of an endpoint, so this is a mistake in the build. */
const FAILED = 'Something went wrong on our end. Try again.';

/** `file`: the bundle that the build made of every `app/**\/route.ts` that does not import Next. */
export async function loadEndpointServer(file: string): Promise<EndpointServer> {
  const { routes } = (await import(pathToFileURL(resolve(file)).href)) as Bundle;
  const calls = new WeakMap<object, Call>();
  const listen = getRequestListener(
    async (received, { incoming }) => {
      const { path = '', declared = '' } = calls.get(incoming) ?? {};
      const route = (await routes[declared]?.()) ?? {};
      const handle = route[received.method] ?? route.GET;
      if (!handle) throw new Error(`${received.method} ${declared} is declared and has no function`);
      return handle(received, { params: Promise.resolve(paramsOf(declared, toCanonical(path))) });
    },
    {
      // Next, in the same process, works with the global ones.
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        logError('request crashed', error);
        return Response.json({ success: false, message: FAILED, error: 'INTERNAL' }, { status: 500 });
      },
    },
  );
  return {
    has: (declared) => declared in routes,
    answer: (call) => {
      const { request, response } = call;
      calls.set(request, call);
      compress(request as never, response as never, () => void listen(request, response));
    },
  };
}

function paramsOf(declared: string, path: string): Record<string, string> {
  const asked = path.split('/');
  const pairs = declared
    .split('/')
    .flatMap((part, at) => (isPlaceholder(part) ? [[part.slice(1, -1), decodeURIComponent(asked[at] ?? '')]] : []));
  return Object.fromEntries(pairs);
}
