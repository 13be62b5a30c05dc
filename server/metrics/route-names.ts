import { existsSync, readFileSync } from 'node:fs';
import type { Screened } from '@/server/screen';

/**
 * Returns the pattern of a request's route, such as `/api/test/{id}`. Requests for unknown paths share one value, so
 * the number of values is limited.
 */
export type NameRoute = (screened: Pick<Screened, 'path' | 'endpoint' | 'isApi'>) => string;

const hasPlaceholder = (pattern: string): boolean => pattern.includes('{');

/** Lists the patterns of Next's routes with `{name}` placeholders; empty without a build. */
export function listPages(folder: string): string[] {
  const file = `${folder}/app-path-routes-manifest.json`;
  if (!existsSync(file)) return [];
  const routes = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return [...new Set(routes.filter((route) => !route.startsWith('/_')))].map((route) =>
    route.replace(/\[([^\]]+)\]/g, '{$1}'),
  );
}

/** Returns a function that names routes. `pages` is the result of `listPages`. */
export function createRouteNames(pages: readonly string[]): NameRoute {
  const literal = new Set(pages.filter((page) => !hasPlaceholder(page)));
  const patterns = pages.filter(hasPlaceholder).map((name) => ({ name, segments: name.split('/') }));
  const findPattern = (path: string): string | undefined => {
    const asked = path.split('/');
    return patterns.find(
      ({ segments }) =>
        segments.length === asked.length && segments.every((one, at) => hasPlaceholder(one) || one === asked[at]),
    )?.name;
  };
  return ({ path, endpoint, isApi }) => {
    if (endpoint) return endpoint.path;
    if (isApi) return 'undeclared';
    if (literal.has(path)) return path;
    if (path.startsWith('/_next/')) return 'built file';
    return findPattern(path) ?? 'other';
  };
}
