import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './catalog';
import { describeApi } from './openapi';

/** Two paths that a request could both mean; the router takes the literal word first, and no question has the id "import". */
const ALLOWED = new Set(['no-ambiguous-paths']);

describe('the OpenAPI document', () => {
  it('breaks none of the recommended rules for such documents', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(describeApi(ENDPOINTS, 'Coldpass')), config });
    const found = problems.filter(({ ruleId }) => !ALLOWED.has(ruleId));
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  it('names each operation once, since a generated client calls it by that name', () => {
    const { paths } = describeApi(ENDPOINTS, 'Coldpass') as { paths: Record<string, Record<string, Operation>> };
    const names = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(new Set(names).size).toBe(ENDPOINTS.length);
  });
});

interface Operation {
  operationId: string;
}
