import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './catalog';
import { describeApi, openApiDocument } from './openapi';

const fileOf = (path: string): string => join('app', path.replace(/\{(\w+)\}/g, '[$1]'), 'route.ts');

function listRoutes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts'))
    .map((name) => join(folder, name));
}

/** Routes that answer no declared endpoint: the OpenAPI document, and next-auth's own handler. */
const UNDECLARED = ['app/api/openapi.json/route.ts', 'app/api/auth/[...nextauth]/route.ts'];

describe('the catalog of endpoints', () => {
  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is answered by a route that serves it',
    (_name, endpoint) => {
      const file = fileOf(endpoint.path);
      expect(existsSync(file), `${file} is missing`).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(
        new RegExp(`export const ${endpoint.method} = serve(Media|Stream)?\\(`),
      );
    },
  );

  it('names every route that the product answers', () => {
    const declared = new Set(ENDPOINTS.map((endpoint) => fileOf(endpoint.path)));
    const found = ['app/api', 'app/auth', 'app/analytics'].filter((folder) => existsSync(folder)).flatMap(listRoutes);
    expect(found.filter((file) => !declared.has(file) && !UNDECLARED.includes(file))).toEqual([]);
  });

  it('declares each method of a path once', () => {
    const names = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps the panel, analytics, people and the bank of questions to admins', () => {
    const areas =
      /^(\w+ \/(analytics|api\/(admin|people|questions|health\/details))\b|(POST|PUT|DELETE) \/api\/sections\b)/;
    const answering = /^(PUT \/api\/reports|POST \/api\/corrections\/\{id\}\/take-back)/;
    const names = ENDPOINTS.filter(({ access }) => access !== 'admin').map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => areas.test(name) || answering.test(name))).toEqual([
      'GET /api/questions/answered',
      'POST /api/questions/{id}/reports',
    ]);
  });

  it('produces an OpenAPI document that marks the endpoints that need a bearer', () => {
    const document = describeApi(ENDPOINTS, 'Coldpass') as {
      paths: Record<string, Record<string, { security: object[] }>>;
    };
    for (const endpoint of ENDPOINTS) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.path).toBeDefined();
      expect(operation?.security.some((way) => Object.keys(way).length > 0)).toBe(endpoint.access !== 'public');
    }
  });

  it('is serialized into that document once, however often it is requested', () => {
    expect(openApiDocument(ENDPOINTS, 'Coldpass')).toBe(openApiDocument(ENDPOINTS, 'Coldpass'));
    expect(openApiDocument(ENDPOINTS, 'Coldpass')).toEqual(describeApi(ENDPOINTS, 'Coldpass'));
  });
});
