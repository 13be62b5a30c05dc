import { describe, expect, it } from 'vitest';
import { describeEndpoints } from '@/scripts/lib/endpoint-manifest';
import { createEndpoints } from './endpoints';

const { find, isApiPath, refuseUndeclared } = createEndpoints(describeEndpoints());

describe('call of an undeclared endpoint', () => {
  it.each([
    ['/api/questions', 'GET, HEAD, POST'],
    ['/api/questions/', 'GET, HEAD, POST'],
    ['/api/questions/7', 'DELETE, GET, HEAD, PUT'],
    ['/api/questions/duplicates', 'GET, HEAD'],
    ['/auth/login', 'POST'],
    ['/analytics/sessions/ip/192.0.2.7', 'GET, HEAD'],
    ['/auth/analytics/dashboard', 'GET, HEAD'],
    ['/api/openapi.json', 'GET, HEAD'],
    ['/api/auth/signin/school', 'POST'],
  ])('is refused at %s with the available methods: %s', (path, allow) =>
    expect(refuseUndeclared(path)).toMatchObject({ status: 405, allow }),
  );

  it('is refused with 404 if the path has no methods', () =>
    expect(refuseUndeclared('/api/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' }));
});

describe('declared endpoint', () => {
  it.each([
    ['POST', '/api/questions/import', 10 * 1024 * 1024],
    ['POST', '/auth/profile/0b7e/picture', 6 * 1024 * 1024],
    ['POST', '/api/test/answer', 64 * 1024],
    ['HEAD', '/api/health/live', 64 * 1024],
    ['GET', '/auth/analytics/dashboard', 64 * 1024],
  ])('%s %s accepts %i bytes', (method, path, bodyLimit) => {
    expect(find(method, path)).toMatchObject({ bodyLimit });
  });

  it.each([
    ['GET', '/tests'],
    ['GET', '/api/nothing'],
    ['PUT', '/auth/login'],
  ])('does not exist for %s %s', (method, path) => expect(find(method, path)).toBeNull());

  it('is looked up only for paths that begin with the first segment of an endpoint', () => {
    expect(['/api', '/auth/x', '/analytics/'].map(isApiPath)).toEqual([true, true, true]);
    expect(['/', '/apis', '/authors', ''].map(isApiPath)).toEqual([false, false, false, false]);
  });
});
