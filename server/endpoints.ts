import { readFileSync } from 'node:fs';
import type { Priority } from '@/lib/kernel/endpoint';

/** What the declarations of the endpoints say that decides before Next is asked. */
export interface EndpointFacts {
  method: string;
  /** Path with `{name}` placeholders. */
  path: string;
  /** Bytes. */
  bodyLimit: number;
  priority: Priority;
  /** Milliseconds of the processor, about. */
  cost: number;
  isHeavy: boolean;
}

/** Written by the build from `lib/http/catalog.ts`, so that this process need not load every schema twice. */
export interface EndpointManifest {
  endpoints: EndpointFacts[];
  /** Answered without Next, because nothing but this process is asked about. */
  live: string;
}

const PAGES = 'GET, HEAD';

interface Route {
  segments: string[];
  byMethod: Map<string, EndpointFacts>;
}

export type Endpoints = ReturnType<typeof createEndpoints>;

export const loadEndpoints = (file: string): Endpoints =>
  createEndpoints(JSON.parse(readFileSync(file, 'utf8')) as EndpointManifest);

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');
const fits = ({ segments }: Route, asked: readonly string[]): boolean =>
  segments.every((segment, at) => isPlaceholder(segment) || segment === asked[at]);

/**
 * The dashboard's endpoints answer below /auth too (`rewrites` in next.config.mjs, which Next reads in capitals as well), and all of
 * them with a slash at the end.
 */
const toCanonical = (path: string): string =>
  path.replace(/^\/auth\/analytics(?=\/)/i, '/analytics').replace(/(?<=.)\/$/, '');

/** Routes by their number of segments, literal ones first: `/questions/duplicates` is no question. */
function groupRoutes(endpoints: readonly EndpointFacts[]): Map<number, Route[]> {
  const routes = new Map<string, Route>();
  for (const facts of endpoints) {
    const route = routes.get(facts.path) ?? { segments: facts.path.split('/'), byMethod: new Map() };
    route.byMethod.set(facts.method, facts);
    routes.set(facts.path, route);
  }
  const groups = new Map<number, Route[]>();
  const placeholders = ({ segments }: Route) => segments.filter(isPlaceholder).length;
  for (const route of [...routes.values()].sort((one, other) => placeholders(one) - placeholders(other))) {
    groups.set(route.segments.length, [...(groups.get(route.segments.length) ?? []), route]);
  }
  return groups;
}

export function createEndpoints({ endpoints, live }: EndpointManifest) {
  const roots = new Set(endpoints.map(({ path }) => path.split('/', 2)[1]));
  const groups = groupRoutes(endpoints);
  const isApiPath = (path: string): boolean => roots.has(path.split('/', 2)[1]?.toLowerCase());
  const findRoute = (path: string): Route | undefined => {
    const asked = toCanonical(path).split('/');
    return groups.get(asked.length)?.find((route) => fits(route, asked));
  };
  return {
    live,
    isApiPath,
    /** The declaration that answers, null for a page and where nothing is declared. A HEAD is answered as its GET. */
    find: (method: string, path: string): EndpointFacts | null =>
      (isApiPath(path) && findRoute(path)?.byMethod.get(method === 'HEAD' ? 'GET' : method)) || null,
    /**
     * The methods of what is at a path, as the `Allow` header has them; null where nothing is known of it. RFC 9110 §15.5.6: who
     * is refused a method is told which ones there are, and Next says nothing of it.
     */
    allowedAt: (path: string): string | null => {
      if (!isApiPath(path)) return PAGES;
      const methods = [...(findRoute(path)?.byMethod.keys() ?? [])];
      if (methods.length === 0) return null;
      return (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', ');
    },
  };
}
