import { describe, expect, it } from 'vitest';
import { describeEndpoints } from '@/scripts/lib/endpoint-manifest';
import { createEndpoints } from './endpoints';

const { allowedAt, find, isApiPath } = createEndpoints(describeEndpoints());

describe('what a path allows', () => {
  it.each([
    ['/api/questions', 'GET, HEAD, POST'],
    ['/api/questions/', 'GET, HEAD, POST'],
    ['/api/questions/7', 'DELETE, GET, HEAD, PUT'],
    ['/api/questions/duplicates', 'GET, HEAD'],
    ['/auth/login', 'POST'],
    ['/analytics/sessions/ip/192.0.2.7', 'GET, HEAD'],
    ['/auth/analytics/dashboard', 'GET, HEAD'],
    ['/api/openapi.json', 'GET, HEAD'],
    ['/overview', 'GET, HEAD'],
    ['/api/auth/signin/school', 'POST'],
    ['/api/nothing', null],
  ])('%s: %s', (path, allowed) => expect(allowedAt(path)).toBe(allowed));
});

describe('what is declared of a request', () => {
  it.each([
    ['POST', '/api/questions/import', 10 * 1024 * 1024, 'ordinary'],
    ['POST', '/auth/profile/0b7e/picture', 6 * 1024 * 1024, 'ordinary'],
    ['POST', '/api/test/answer', 64 * 1024, 'answer'],
    ['POST', '/api/test/0b7e/finish', 64 * 1024, 'answer'],
    ['POST', '/auth/refresh', 64 * 1024, 'answer'],
    ['POST', '/auth/login', 64 * 1024, 'always'],
    ['HEAD', '/api/health/live', 64 * 1024, 'always'],
    ['GET', '/auth/analytics/dashboard', 64 * 1024, 'figures'],
  ])('%s %s takes %i bytes and is %s', (method, path, bodyLimit, priority) => {
    expect(find(method, path)).toMatchObject({ bodyLimit, priority });
  });

  it.each([
    ['POST', '/api/auth/signin/school'],
    ['GET', '/api/auth/callback/google'],
  ])('%s %s, for which a provider is asked, costs as much as a sign-in', (method, path) => {
    expect(find(method, path)?.cost).toBe(find('POST', '/auth/login')?.cost);
  });

  it.each([
    ['GET', '/tests'],
    ['GET', '/api/nothing'],
    ['PUT', '/auth/login'],
  ])('%s %s: nothing', (method, path) => expect(find(method, path)).toBeNull());

  it('is of an endpoint where the path begins as those do', () => {
    expect(['/api', '/auth/x', '/analytics/'].map(isApiPath)).toEqual([true, true, true]);
    expect(['/', '/apis', '/authors', ''].map(isApiPath)).toEqual([false, false, false, false]);
  });
});
