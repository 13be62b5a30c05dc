import { connect } from 'node:net';
import { BASE_URL, expect, test } from '@/e2e/fixtures/test';

/**
 * Requests that the server in front of Next refuses. Sent over raw sockets, because HTTP clients refuse to send most of
 * them.
 */

const PATIENCE_MS = 20_000;

function speak(text: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(BASE_URL);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('No answer')));
    socket.on('data', (part: string) => {
      heard += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = heard.split('\r\n\r\n', 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head: head.toLowerCase(), body });
    });
  });
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  `${[line, 'host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
const JSON_TYPE = 'content-type: application/json';
const chunk = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`;

const REFUSED: [name: string, sent: string, status: number][] = [
  ['TRACE', request('TRACE /api/sections HTTP/1.1'), 405],
  ['OPTIONS', request('OPTIONS /api/sections HTTP/1.1', ['origin: https://evil.example']), 405],
  ['PATCH', request('PATCH /auth/login HTTP/1.1'), 405],
  ['an upgrade', request('GET /api/sections HTTP/1.1', ['upgrade: websocket', 'connection: upgrade']), 501],
  ['an absolute URL', request('GET http://169.254.169.254/ HTTP/1.1'), 400],
  ['two slashes', request('GET //evil.example/ HTTP/1.1'), 400],
  [
    'a compressed body',
    request('POST /auth/login HTTP/1.1', [JSON_TYPE, 'content-encoding: br', 'content-length: 2'], '{}'),
    415,
  ],
  ['a body declared too large', request('POST /auth/login HTTP/1.1', [JSON_TYPE, 'content-length: 300000000']), 413],
  [
    'a body that turns out too large',
    request(
      'POST /auth/login HTTP/1.1',
      [JSON_TYPE, 'transfer-encoding: chunked'],
      `${chunk(60_000).repeat(3)}0\r\n\r\n`,
    ),
    413,
  ],
  ['an address too long', request(`GET /api/sections?${'y'.repeat(9_000)} HTTP/1.1`), 414],
  ['a lone percent sign', request('GET /api/questions/% HTTP/1.1'), 400],
  ['a path that is not UTF-8', request('GET /study/%ff HTTP/1.1'), 400],
  ['a post to a page', request('POST / HTTP/1.1', ['next-action: x', 'content-length: 0']), 405],
  ['the image optimizer', request('GET /_next/image?url=%2Ficons%2Ficon.svg&w=64&q=75 HTTP/1.1'), 404],
  ['a source map', request('GET /_next/static/chunks/main.js.map HTTP/1.1'), 404],
  ...['/.env', '/.git/config', '/package.json', '/server.mjs', '/.next/BUILD_ID', '/prisma/schema.prisma'].map(
    (path): [string, string, number] => [path, request(`GET ${path} HTTP/1.1`), 404],
  ),
  // Next would normalize these paths and serve them, although rate limits would count them as undeclared paths.
  ...[
    '/%2e%2e/package.json',
    '/api/sections#x',
    '/api/sections?x#y',
    '/api/x/../sections',
    '/api/./sections',
    '/api/%2E/sections',
    '/x/.%2e/api/sections',
    '/api/%73ections',
    '/api%2Fsections',
    '/api\\sections',
  ].map((path): [string, string, number] => [`another spelling, ${path},`, request(`GET ${path} HTTP/1.1`), 400]),
];

for (const [name, sent, status] of REFUSED) {
  test(`${name} is refused with ${status} and all security headers`, async () => {
    const answered = await speak(sent);
    expect(answered.status, answered.head).toBe(status);
    for (const header of [
      'x-content-type-options: nosniff',
      'referrer-policy:',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'permissions-policy:',
      'content-security-policy:',
    ]) {
      expect(answered.head).toContain(header);
    }
    expect(answered.head).not.toMatch(/x-powered-by|access-control-allow|\bserver:/);
    expect(answered.body).not.toMatch(/node_modules|\bat \w+ \(|prisma|select /i);
  });
}

/**
 * Requests that Node refuses by itself, before any code of the product runs. Status 0 means that the connection is
 * closed.
 */
const REFUSED_BY_NODE: typeof REFUSED = [
  ['a tunnel', request('CONNECT example.test:443 HTTP/1.1'), 0],
  ['a request without a host', 'GET /api/sections HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a request with too large headers', request('GET / HTTP/1.1', [`x: ${'y'.repeat(20_000)}`]), 431],
  [
    'a body with two lengths',
    request('POST /auth/login HTTP/1.1', ['content-length: 2', 'content-length: 3'], '{}'),
    400,
  ],
  [
    'a body with a length and chunks',
    request('POST /auth/login HTTP/1.1', ['content-length: 2', 'transfer-encoding: chunked'], '{}'),
    400,
  ],
  ['another protocol', 'hello\r\n\r\n', 400],
  ['an unknown expectation', request('GET / HTTP/1.1', ['expect: bananas']), 417],
];

for (const [name, sent, status] of REFUSED_BY_NODE) {
  test(`${name} is refused by Node with ${status}`, async () => {
    const answered = await speak(sent);
    expect(answered.status, answered.head).toBe(status);
  });
}

/** Paths that scanners request from every server. */
const NOT_SERVED = [
  ...['/.env.local', '/.env.production', '/.git/HEAD', '/.gitignore', '/.npmrc', '/.ssh/id_rsa', '/.DS_Store'],
  ...['/package-lock.json', '/tsconfig.json', '/next.config.mjs', '/proxy.ts', '/Dockerfile', '/docker-compose.yml'],
  ...['/backup.sql', '/dump.sql', '/database.dump', '/.data/secrets/auth-secret', '/outbox/', '/logs/app.log'],
  ...['/sw.js.map', '/_next/static/chunks/app.css.map', '/_next/server/app/index.html', '/_next/static/', '/_next/'],
  ...['/.next/server/middleware.js', '/.next/csp-hashes.json', '/server/main.ts', '/node_modules/next/package.json'],
  ...[
    '/api/docs',
    '/api/swagger',
    '/swagger.json',
    '/graphql',
    '/metrics',
    '/debug',
    '/actuator/env',
    '/server-status',
  ],
  ...['/wp-login.php', '/phpinfo.php', '/cgi-bin/test', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'],
];

test('paths that scanners request are not served', async () => {
  for (const path of NOT_SERVED) {
    const { status, body } = await speak(request(`GET ${path} HTTP/1.1`));
    expect([308, 400, 404], `${path}: ${status}`).toContain(status);
    expect(body, path).not.toMatch(/root:x:|"dependencies"|BEGIN [A-Z ]*PRIVATE KEY|AUTH_SECRET/);
  }
});

const PROBES = ['/admin', '/profile', '/results'];
/** Returns the router state that a browser would send from the guarded page `page`. */
const forgedTree = (page: string) =>
  encodeURIComponent(
    JSON.stringify([
      '',
      { children: ['(en)', { children: ['(admin)', { children: [page, {}] }] }] },
      null,
      'refetch',
      true,
    ]),
  );
const VARIANTS: Record<string, Record<string, string>> = {
  'as a plain page': {},
  'as a React payload': { rsc: '1' },
  'as a prefetch': { rsc: '1', 'next-router-prefetch': '1', purpose: 'prefetch' },
  'as a prefetch of a segment': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  'with a forged router state': { rsc: '1', 'next-router-state-tree': forgedTree('admin') },
  'with an invalid router state': { rsc: '1', 'next-router-state-tree': '%7Bnot a tree' },
  'with a router state of another type': { rsc: '1', 'next-router-state-tree': '%5B%5B%5B1%5D%5D%5D' },
  'with a next-url header': { rsc: '1', 'next-url': '/admin' },
  'with a forged subrequest header': { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  'with a forged match': { 'x-matched-path': '/', 'x-invoke-path': '/' },
};
/** Spellings of a path that a guard might parse differently than the router. */
const respell = (path: string) => [
  `/${path}`,
  `${path}//`,
  `${path}.`,
  `${path}./`,
  `${path}..`,
  `${path}%2f`,
  `${path};x`,
  `${path}%00`,
  `/.${path}`,
  `/%2e${path}`,
  `/${encodeFirst(path)}`,
  `${path}.segments/_tree.segment.rsc`,
  `${path}.segments/_full.segment.rsc`,
  `/_next/data/x${path}.json`,
  `${path}?nxtPpath=x&__nextLocale=en`,
];

const encodeFirst = (path: string) => `%${path.charCodeAt(1).toString(16)}${path.slice(2)}`;

/** Text on guarded pages that only members see. Every page sends the names of its menus, such as "adminPanel". */
const SHOWN = /(?<!"adminPanel\\?":\\?")Admin panel|Personal information|Delete Account\b|Your result/i;

for (const [name, headers] of Object.entries(VARIANTS)) {
  test(`a visitor who requests a guarded page ${name} gets none of its content`, async ({ request: client }) => {
    for (const path of PROBES) {
      for (const spelled of [path, `${path}/`, `${path}?_rsc=x`, `${path}.rsc`, path.toUpperCase(), `/x/..${path}`]) {
        const response = await client.get(spelled, { headers, maxRedirects: 0 });
        expect([301, 302, 307, 308, 404], `${spelled}: ${response.status()}`).toContain(response.status());
      }
      for (const spelled of respell(path)) {
        const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
        const { status, body } = await speak(request(`GET ${spelled} HTTP/1.1`, lines));
        expect([301, 302, 307, 308, 400, 404], `${spelled}: ${status}`).toContain(status);
        expect(body, spelled).not.toMatch(SHOWN);
      }
    }
  });
}

test('a forged router state reveals no guarded page, and an invalid router state causes no 5xx response', async () => {
  const trees = [...PROBES.map((path) => forgedTree(path.slice(1))), '%7B', 'null', '%5B%5D', '%00', 'x'.repeat(8_000)];
  for (const tree of trees) {
    for (const path of ['/', '/study', '/study/core', '/verify-email', '/tests']) {
      for (const extra of [[], ['next-router-prefetch: 1'], ['next-router-segment-prefetch: /_full']]) {
        const lines = ['rsc: 1', `next-router-state-tree: ${tree}`, ...extra];
        const { status, body } = await speak(request(`GET ${path}?_rsc=x HTTP/1.1`, lines));
        expect(status, `${path} ${tree.slice(0, 40)}`).toBeLessThan(500);
        expect(body, path).not.toMatch(SHOWN);
      }
    }
  }
});

test('responses of endpoints forbid caching', async ({ request: client }) => {
  for (const path of ['/api/sections', '/api/nothing', '/auth/profile/x', '/analytics/dashboard', '/api/health/live']) {
    expect((await client.get(path)).headers()['cache-control'], path).toContain('no-store');
  }
  const page = await client.get('/');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('an error is worded in the language that the client prefers, with the same code and fields', async ({
  request: client,
}) => {
  const signIn = (language: string) =>
    client.post('/auth/forgot-password', { data: { email: 'nobody' }, headers: { 'accept-language': language } });
  const english = (await (await signIn('en-US,es;q=0.5')).json()) as Record<string, unknown>;
  expect(english).toMatchObject({ error: 'VALIDATION', message: 'Please enter a valid email address' });
  const spanish = await (await signIn('es-MX,es;q=0.9,en;q=0.8')).json();
  const message = 'Escriba un correo electrónico válido';
  expect(spanish).toEqual({ ...english, message, fields: { email: message } });
});
