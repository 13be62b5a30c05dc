import { gunzipSync } from 'node:zlib';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/openapi.json/route';
import { env, parseEnv } from '@/lib/env';
import { ENDPOINTS } from './generated/catalog';
import { describeApi } from './openapi';

/**
 * Rule of the linter to ignore. It forbids two paths that match the same request. The router prefers the literal path,
 * and no question has the id "import".
 */
const ALLOWED = new Set(['no-ambiguous-paths']);

describe('the OpenAPI document', () => {
  it('passes the recommended rules of the OpenAPI linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(describeApi(ENDPOINTS, 'Coldpass')), config });
    const found = problems.filter(({ ruleId }) => !ALLOWED.has(ruleId));
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  it('has a unique operation id for each operation, because generated clients use it as a function name', () => {
    const { paths } = describeApi(ENDPOINTS, 'Coldpass') as { paths: Record<string, Record<string, Operation>> };
    const names = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(new Set(names).size).toBe(ENDPOINTS.length);
  });
});

interface Operation {
  operationId: string;
}

beforeAll(() => env.set(parseEnv({ AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) })));

const ask = (headers: HeadersInit = {}) => GET(new Request('http://localhost:3000/api/openapi.json', { headers }));

it('openApiDocument builds the document once, even if it is requested repeatedly', async () => {
  const first = ask();
  const making = vi.spyOn(JSON, 'stringify');
  const second = ask();
  expect(making).not.toHaveBeenCalled();
  making.mockRestore();
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(await first.json()).toEqual(await second.json());
});

it('the OpenAPI document is compressed only once, because a client could otherwise keep the processor busy', async () => {
  const response = ask({ 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(ask({ 'accept-encoding': 'br' }).headers.get('cache-control')).toContain('no-transform');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(await ask().text());
});
