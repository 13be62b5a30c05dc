import { beforeAll, describe, expect, it } from 'vitest';
import { publishMethods } from '@/lib/http/methods';
import { allowedAt } from './allow.mjs';

describe('what a path allows', () => {
  it('is not said of an endpoint before the product has told', () => {
    expect(allowedAt('/api/questions')).toBeNull();
  });

  describe('once it has', () => {
    beforeAll(publishMethods);

    it.each([
      ['/api/questions', 'GET, HEAD, POST'],
      ['/api/questions/', 'GET, HEAD, POST'],
      ['/api/questions/7', 'DELETE, GET, HEAD, PUT'],
      ['/api/questions/duplicates', 'GET, HEAD'],
      ['/auth/login', 'POST'],
      ['/analytics/sessions/ip/192.0.2.7', 'GET, HEAD'],
      ['/auth/analytics/dashboard', 'GET, HEAD'],
      ['/overview', 'GET, HEAD'],
      ['/api/nothing', null],
    ])('%s: %s', (path, allowed) => expect(allowedAt(path)).toBe(allowed));
  });
});
