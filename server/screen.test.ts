import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeEndpoints } from '@/scripts/lib/endpoint-manifest';
import { createEndpoints } from './endpoints';
import { clientAddress, screen } from './screen';

const endpoints = createEndpoints(describeEndpoints());
const screenLine = (url: string, method = 'GET') => {
  const request = {
    method,
    url,
    headers: {},
    rawHeaders: [],
    socket: { remoteAddress: '192.0.2.1' },
  } as unknown as IncomingMessage;
  return screen(request, 0, endpoints);
};

const OTHER_SPELLINGS = [
  ...['/api/plan#', '/api/plan?a=b#c', '/#/api/plan', '/api/x/../plan', '/x/../api/plan', '/api/./plan', '/api/plan/.'],
  ...['/api/plan/..', '/api/x/%2e%2E/plan', '/api/.%2e/plan', '/api/%2E/plan', '/api\\plan', '/\\api/plan'],
  ...[
    '/api/pl\tan',
    '/api/plan\f',
    '/api/%70lan',
    '/%61pi/plan',
    '/api/plan%2f',
    '/api%2Fplan',
    '/api%5Cplan',
    '/auth/%6Cogin',
    '/api/questions/%37',
  ],
];

describe('path of a request', () => {
  it.each(OTHER_SPELLINGS)('%s is refused, because Next could resolve it to another path', (url) => {
    expect(screenLine(url).refusal).toMatchObject({ status: 400 });
  });

  it.each([
    ...['/', '/tests', '/tests/', '/study/core-safety', '/api/plan', '/api/plan/', '/api/openapi.json'],
    ...[
      '/.well-known/x',
      '/study/a.b',
      '/study/..a',
      '/analytics/sessions/ip/2001%3Adb8%3A%3A1',
      '/study/%C3%A9',
      '/api/plan?next=/x/../y',
    ],
    '/_next/static/chunks/%5Bslug%5D-1~2.js',
  ])('%s is accepted', (url) => expect(screenLine(url).refusal).toBeNull());

  it.each(['/auth/analytics/dashboard', '/AUTH/Analytics/dashboard', '/analytics/dashboard/'])(
    '%s resolves to the same endpoint as in Next',
    (url) => expect(screenLine(url)).toMatchObject({ isApi: true, endpoint: { path: '/analytics/dashboard' } }),
  );

  it('is refused, or resolves to the same endpoint as in a URL parser and in Next', () => {
    const paths = describeEndpoints()
      .endpoints.filter(({ method }) => method === 'GET')
      .map(({ path }) => path);
    const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
    const added = fc.constantFrom('/', '/.', '/..', '/x/..', '/%2e', '#', '?', '%2F', '\\', ';', '/x/%2E.', '//');
    const noise = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: added });
    /** Generates a declared path with some characters percent-encoded and optional extra segments after its slashes. */
    const spelled = fc.constantFrom(...paths).chain((path) => {
      const filled = path
        .replaceAll(/\{\w+\}/g, '7')
        .split('/')
        .slice(1);
      const segment = (text: string) =>
        fc
          .tuple(noise, fc.array(fc.nat({ max: 90 }), { maxLength: 1 }))
          .map(
            ([before, places]) =>
              `${before}/${[...text].map((sign, at) => (places.includes(at) ? encode(sign) : sign)).join('')}`,
          );
      return fc.tuple(fc.tuple(...filled.map(segment)), noise).map(([segments, end]) => segments.join('') + end);
    });
    let passed = 0;
    fc.assert(
      fc.property(spelled, (url) => {
        const { refusal, endpoint, path } = screenLine(url);
        if (refusal || /\/\//.test(path)) return;
        const meant = decodeURIComponent(new URL(url, 'http://site.invalid').pathname);
        expect(endpoint).toBe(endpoints.find('GET', meant));
        if (endpoint) passed += 1;
      }),
      { numRuns: 5_000 },
    );
    expect(passed).toBeGreaterThan(100);
  });
});

describe('address of a client', () => {
  const addressOf = (hops: number, forwarded?: string, remoteAddress = '::ffff:198.51.100.9') => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return clientAddress({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, hops);
  };

  it('is taken from the socket if there is no proxy, and otherwise from what the outermost proxy saw', () => {
    expect(addressOf(0, '192.0.2.1')).toBe('198.51.100.9');
    expect(addressOf(1, '203.0.113.7, 192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf(2, '203.0.113.7, 192.0.2.1, 10.0.0.1')).toBe('192.0.2.1');
  });

  it('is taken from the socket if the header has too few entries, and is a fixed name if the entry is no address', () => {
    expect(addressOf(2, '192.0.2.1')).toBe('198.51.100.9');
    expect(addressOf(1, 'nonsense')).toBe('unknown');
    expect(addressOf(0, undefined, 'fe80::1%eth0')).toBe('fe80::1');
  });
});

describe('headers', () => {
  const screenHost = (host?: string) => {
    const request = { method: 'GET', url: '/api/plan', headers: { host }, rawHeaders: [], socket: {} };
    return screen(request as unknown as IncomingMessage, 0, endpoints).refusal;
  };

  it.each([undefined, '', 'localhost', 'Practice.Example.com', 'a_b:80', '127.0.0.1:3000', '[::1]:3000'])(
    'are accepted with the host %j',
    (host) => expect(screenHost(host)).toBeNull(),
  );

  it.each([
    'a/b',
    'a b',
    'a?b',
    'a#',
    'user@a',
    'a:',
    'a:b',
    'a:99999',
    '127.1',
    '%61',
    '[::1',
    '[',
    ':80',
    'a\\b',
    'é',
  ])('are refused with the host %j, because an endpoint would fail with 500', (host) =>
    expect(screenHost(host)).toMatchObject({ status: 400 }),
  );

  const screenCount = (count: number) => {
    const headers = Object.fromEntries(Array.from({ length: count }, (_header, at) => [`a${at}`, '1']));
    const rawHeaders = Object.entries(headers).flat();
    const request = { method: 'GET', url: '/', headers, rawHeaders, socket: {} } as unknown as IncomingMessage;
    return screen(request, 0, endpoints).refusal;
  };

  it('are refused if there are more than a hundred, because Node could drop our proxy’s header', () => {
    // The request has two more headers, which our server adds.
    expect(screenCount(98)).toBeNull();
    expect(screenCount(99)).toMatchObject({ status: 431 });
  });
});

describe('headers that only our own proxies may send', () => {
  it('are dropped in both header forms, and replaced by known values', () => {
    const rawHeaders = ['X-Forwarded-For', '192.0.2.1', 'x-coldpass-client-address', '192.0.2.2', 'Accept', '*/*'];
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-coldpass-client-address': '192.0.2.2', accept: '*/*' };
    const socket = { remoteAddress: '198.51.100.9' };
    const request = { method: 'GET', url: '/', headers, rawHeaders, socket } as unknown as IncomingMessage;
    const { requestId } = screen(request, 0, endpoints);
    const ours = { 'x-request-id': requestId, 'x-coldpass-client-address': '198.51.100.9' };
    expect(request.headers).toEqual({ accept: '*/*', ...ours });
    expect(request.rawHeaders).toEqual(['Accept', '*/*', ...Object.entries(ours).flat()]);
  });

  it('exclude the request ids by which pages in development fetch the rest of a response', () => {
    const ids = { 'x-nextjs-request-id': '1f', 'x-nextjs-html-request-id': '2e' };
    const headers = { ...ids, 'x-nextjs-data': '1', 'x-nextjs-request-id-2': '1' };
    const request = { method: 'GET', url: '/', headers, rawHeaders: [], socket: {} } as unknown as IncomingMessage;
    screen(request, 0, endpoints);
    expect(request.headers).toMatchObject(ids);
    expect(Object.keys(request.headers).filter((name) => name.startsWith('x-nextjs-'))).toEqual(Object.keys(ids));
  });
});
