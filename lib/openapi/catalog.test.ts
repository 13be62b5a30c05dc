import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './generated/catalog';
import { describeApi, openApiDocument } from './openapi';

const fileOf = (path: string): string => join('app', path.replace(/\{(\w+)\}/g, '[$1]'), 'route.ts');

function listRoutes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts'))
    .map((name) => join(folder, name));
}

/** Routes without a declared endpoint: the OpenAPI document, and next-auth's handler. */
const UNDECLARED = ['app/api/openapi.json/route.ts', 'app/api/auth/[...nextauth]/route.ts'];

describe('the catalog of endpoints', () => {
  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s has a route that serves it',
    (_name, endpoint) => {
      const file = fileOf(endpoint.path);
      expect(existsSync(file), `${file} is missing`).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(
        new RegExp(`export const ${endpoint.method} = serve(Media|Stream)?\\(`),
      );
    },
  );

  it('contains an endpoint for every route', () => {
    const declared = new Set(ENDPOINTS.map((endpoint) => fileOf(endpoint.path)));
    const found = ['app/api', 'app/auth', 'app/analytics'].filter((folder) => existsSync(folder)).flatMap(listRoutes);
    expect(found.filter((file) => !declared.has(file) && !UNDECLARED.includes(file))).toEqual([]);
  });

  it('contains each method of a path only once', () => {
    const names = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('allows only admins to call the endpoints of the panel, analytics, people and the question bank', () => {
    const areas =
      /^(\w+ \/(analytics|api\/(admin|people|questions|health\/details))\b|(POST|PUT|DELETE) \/api\/sections\b)/;
    const answering = /^(PUT \/api\/reports|POST \/api\/corrections\/\{id\}\/take-back)/;
    const names = ENDPOINTS.filter(({ access }) => access !== 'admin').map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => areas.test(name) || answering.test(name))).toEqual([
      'GET /api/questions/answered',
      'GET /api/questions/translations',
      'POST /api/questions/{id}/reports',
    ]);
  });

  it('produces an OpenAPI document that marks the endpoints that need a token', () => {
    const document = describeApi(ENDPOINTS, 'Coldpass') as {
      paths: Record<string, Record<string, { security: object[] }>>;
    };
    for (const endpoint of ENDPOINTS) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.path).toBeDefined();
      expect(operation?.security.some((way) => Object.keys(way).length > 0)).toBe(endpoint.access !== 'public');
    }
  });

  it('serializes the OpenAPI document only once', () => {
    expect(openApiDocument(ENDPOINTS, 'Coldpass')).toBe(openApiDocument(ENDPOINTS, 'Coldpass'));
    expect(openApiDocument(ENDPOINTS, 'Coldpass')).toEqual(describeApi(ENDPOINTS, 'Coldpass'));
  });
});
