import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaticResponseCache, listBuiltFiles } from './static-response-cache';

const PAGE = 'a page for everybody '.repeat(50);
const FILE = '/_next/static/chunks/a.js';
let build: string;
let server: Server;
/** How often the answer was not known. */
let asked = 0;
let respond: (response: ServerResponse) => void;

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  writeFileSync(join(build, 'static/chunks/a.js'), '');
});
afterAll(() => rmSync(build, { recursive: true }));

beforeEach(async () => {
  asked = 0;
  respond = (response) => {
    response.setHeader('etag', '"one"');
    response.setHeader('vary', ['rsc', 'accept-encoding']);
    const isZipped = /gzip/.test(response.req.headers['accept-encoding'] ?? '');
    if (isZipped) response.setHeader('content-encoding', 'gzip');
    const body = isZipped ? gzipSync(PAGE) : Buffer.from(PAGE);
    response.write(body.subarray(0, 10));
    response.end(body.subarray(10));
  };
  const lasting = ['/page', ...listBuiltFiles(build)];
  const cache = createStaticResponseCache((path: string) => lasting.includes(path));
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    asked += 1;
    if (cache.answer(request, response, { path, requestId: String(asked) })) {
      asked -= 1;
      return;
    }
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Without the decompression that `fetch` would do. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('what is remembered', () => {
  it.each(['/page', FILE])('is %s, whole and with its headers', async (path) => {
    const first = await get(path);
    const second = await get(path);
    expect(asked).toBe(1);
    expect(second.body).toEqual(first.body);
    expect(second.headers).toMatchObject({ etag: '"one"', vary: 'rsc, accept-encoding', 'x-request-id': '2' });
  });

  it('keeps what is compressed apart, and compresses it further for browsers that can read that', async () => {
    const gzip = { 'accept-encoding': 'gzip, deflate, br' };
    await get('/page', gzip);
    await expect.poll(async () => (await get('/page', gzip)).headers['content-encoding']).toBe('br');
    const answer = await get('/page', gzip);
    expect(brotliDecompressSync(answer.body).toString()).toBe(PAGE);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect((await get('/page', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/page')).body.toString()).toBe(PAGE);
  });

  it('answers a browser that has the page already without sending it', async () => {
    await get('/page');
    const same = await get('/page', { 'if-none-match': 'W/"one"', 'cache-control': 'max-age=0' });
    expect(same).toMatchObject({ status: 304, headers: { etag: '"one"' }, body: Buffer.alloc(0) });
    expect(same.headers).not.toHaveProperty('content-length');
    expect(asked).toBe(1);
  });
});

describe('encodings', () => {
  const encodingOf = async (accepted: string) => {
    const { headers, body } = await get('/page', { 'accept-encoding': accepted });
    const encoding = headers['content-encoding'] ?? 'identity';
    const unpack =
      encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (plain: Buffer) => plain;
    expect(unpack(body).toString()).toBe(PAGE);
    return encoding;
  };

  it.each(['x-gzip', 'deflate, x-gzip', 'gzip;q=0', 'GZIP;q=0.000, identity', 'gzipped'])(
    'a first visitor who accepts %j decides about nobody else',
    async (accepted) => {
      // Next, as the compression that it uses, takes some of these for gzip.
      respond = (response) => {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(PAGE));
      };
      await get('/page', { 'accept-encoding': accepted });
      respond = (response) => void response.end(PAGE);
      expect(await encodingOf('identity')).toBe('identity');
    },
  );

  it.each([
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5, identity;q=0.1', 'gzip'],
    ['gzip;q=0, *', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['*', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ])('of %j the best is sent', async (accepted, encoding) => {
    await get('/page', { 'accept-encoding': 'gzip' });
    await get('/page');
    await expect.poll(() => encodingOf('br, gzip')).toBe('br');
    expect(await encodingOf(accepted)).toBe(encoding);
    expect(asked).toBe(2);
  });
});

describe('Next is asked', () => {
  beforeEach(async () => {
    await get('/page');
    asked = 0;
  });

  it.each<[what: string, path: string, headers: Record<string, string>, method?: string]>([
    ['for another page', '/other', {}],
    ['where there is a query', '/page?a=1', {}],
    ['for a part of a navigation', '/page', { rsc: '1' }],
    ['for a prefetch', '/page', { 'next-router-prefetch': '1' }],
    ['for a range', '/page', { range: 'bytes=0-1' }],
    ['by an editor who sees drafts', '/page', { cookie: 'a=b; __prerender_bypass=1' }],
    ['where no encoding that there is would do', '/page', { 'accept-encoding': 'identity;q=0, deflate' }],
    ['when the browser has another version', '/page', { 'if-none-match': '"two"' }],
    ['when it has this one and wants it again', '/page', { 'if-none-match': '"one"', 'cache-control': 'no-cache' }],
    ['with a body', '/page', { 'transfer-encoding': 'chunked' }],
    ['by another method', '/page', {}, 'POST'],
    ['for the head alone, the first time', '/page', {}, 'HEAD'],
  ])('%s', async (_what, path, headers, method) => {
    await get(path, headers, method);
    expect(asked).toBe(1);
  });

  it.each([FILE.replace('c', '%63'), FILE.replace('chunks', './chunks'), FILE.replace('chunks', 'x/../chunks')])(
    'again for a file by another of its endless spellings: %s',
    async (spelled) => {
      await get(spelled);
      await get(spelled);
      expect(asked).toBe(2);
    },
  );

  it.each([
    ['an error', 500, {}],
    ['an answer that sets a cookie', 200, { 'set-cookie': 'a=b' }],
  ])('again after %s', async (_what, status, headers) => {
    respond = (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.statusCode = status;
      response.end('once');
    };
    await get(FILE);
    await get(FILE);
    expect(asked).toBe(2);
  });
});
