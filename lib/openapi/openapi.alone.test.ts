import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/openapi.json/route';
import { env, parseEnv } from '@/lib/env';
import { ENDPOINTS } from './generated/catalog';
import { describeApi } from './openapi';

/**
 * Ignored rule, which forbids two paths that match one request. Our router prefers the literal path, and no question
 * has the id "import".
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

it('openApiDocument builds the document once, even if it is requested repeatedly', async () => {
  env.set(parseEnv({ AUTH_SECRET: 'a'.repeat(32), PASSWORD_PEPPER: 'b'.repeat(32) }));
  const first = GET();
  const making = vi.spyOn(JSON, 'stringify');
  const second = GET();
  expect(making).not.toHaveBeenCalled();
  making.mockRestore();
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(await first.json()).toEqual(await second.json());
});
