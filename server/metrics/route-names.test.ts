import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/server/endpoints';
import { createRouteNames } from './route-names';

const nameRoute = createRouteNames(['/', '/today', '/study/{group}']);
const endpoint = { path: '/api/questions/{id}' } as Endpoint;

describe("name of a request's route", () => {
  it.each([
    ['an endpoint, by its pattern', { path: '/api/questions/17', endpoint, isApi: true }, '/api/questions/{id}'],
    ['a page', { path: '/today', endpoint: null, isApi: false }, '/today'],
    [
      'a page with parameters in its path, by its pattern',
      { path: '/study/core', endpoint: null, isApi: false },
      '/study/{group}',
    ],
    ['a built file', { path: '/_next/static/chunks/a.js', endpoint: null, isApi: false }, 'built file'],
    ['an endpoint that is not declared', { path: '/api/none', endpoint: null, isApi: true }, 'undeclared'],
    ['anything else', { path: '/study/core/more', endpoint: null, isApi: false }, 'other'],
  ])('is determined for %s', (_what, screened, name) => {
    expect(nameRoute(screened)).toBe(name);
  });

  it('has one value per route for any number of paths', () => {
    const asked = Array.from({ length: 10_000 }, (_, at) => [`/none/${at}`, `/study/${at}`, `/api/x${at}`]).flat();
    const names = new Set(asked.map((path) => nameRoute({ path, endpoint: null, isApi: path.startsWith('/api/') })));
    expect([...names].sort()).toEqual(['/study/{group}', 'other', 'undeclared']);
  });
});
