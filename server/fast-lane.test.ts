import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentReading } from '@/lib/kernel/reading';
import type { RouteHandler } from '@/lib/kernel/route';
import type { EndpointFacts } from './endpoints';
import { createFastLane } from './fast-lane';

/** Over real connections: what the functions are given, and what arrives of what they answer. */

const PATH = '/api/things/{id}';
const facts = (method: string): EndpointFacts => ({
  ...{ method, path: PATH, bodyLimit: 1_000, priority: 'ordinary', cost: 1, isHeavy: false },
});

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(handlers: Record<string, RouteHandler>): Promise<number> {
  const lane = createFastLane({ [PATH]: async () => handlers });
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    lane.answer(request, response, { endpoint: facts(method), path }).catch(() => response.destroy());
  }).listen(0);
  await new Promise((resolve) => server?.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send(port: number, path: string, { body, ...sent }: Sent = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = ask({ port, path, ...sent }, resolve);
    asked.once('error', reject);
    asked.end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

describe('what runs here', () => {
  const lane = createFastLane({ [PATH]: async () => ({}) });

  it('is asked by its one spelling; the others are for Next', () => {
    expect(lane.takes(facts('GET'), '/api/things/7')).toBe(true);
    expect(lane.takes(facts('GET'), '/api/things/7/')).toBe(false);
    expect(lane.takes({ ...facts('GET'), path: '/analytics/dashboard' }, '/auth/analytics/dashboard')).toBe(false);
    expect(lane.takes({ ...facts('GET'), path: '/api/others' }, '/api/others')).toBe(false);
  });

  it('fails loudly where a declaration has no function', async () => {
    const port = await serve({});
    await expect(send(port, '/api/things/7')).rejects.toThrow();
  });
});

const countBytes: RouteHandler = async ({ body }) => {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) size += chunk.byteLength;
  return Response.json(size);
};

describe('a function', () => {
  it('is given the address, what stands in it, the headers and the body', async () => {
    const port = await serve({
      POST: async (request, { params }) =>
        Response.json({
          url: request.url,
          params: await params,
          said: request.headers.get('X-Said'),
          body: Buffer.from(await request.arrayBuffer()).toString(),
        }),
    });
    const { body, headers } = await send(port, '/api/things/a%20b?x=1&x=2', {
      ...{ method: 'POST', headers: { 'x-said': 'hello' }, body: 'twelve bytes' },
    });
    expect(JSON.parse(body.toString())).toEqual({
      ...{ url: 'http://localhost/api/things/a%20b?x=1&x=2', params: { id: 'a b' } },
      ...{ said: 'hello', body: 'twelve bytes' },
    });
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('reads a body by its parts as well', async () => {
    const port = await serve({ PUT: countBytes });
    const { body } = await send(port, '/api/things/7', { method: 'PUT', body: 'x'.repeat(100_000) });
    expect(body.toString()).toBe('100000');
  });
});

describe('an answer', () => {
  const LONG = 'a'.repeat(2_000);
  const text = (said: string): RouteHandler => {
    return async () =>
      new Response(said, { status: 201, headers: { 'content-type': 'application/json', 'x-more': '1' } });
  };

  it('arrives with status and headers, each cookie by itself', async () => {
    const headers = new Headers({ 'x-more': '1' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    const noContent = async () => new Response(null, { status: 204, headers });
    const port = await serve({ GET: noContent });
    const answer = await send(port, '/api/things/7');
    expect(answer).toMatchObject({ status: 204, headers: { 'x-more': '1', 'set-cookie': ['a=1', 'b=2'] } });
  });

  it('has no body for HEAD', async () => {
    const port = await serve({ GET: text(LONG) });
    const answer = await send(port, '/api/things/7', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 201, headers: { 'x-more': '1' } });
    expect(answer.body).toHaveLength(0);
  });

  it('is compressed where it is long and the client takes it, and says that this depends on the client', async () => {
    const port = await serve({ GET: text(LONG) });
    const headers = { 'accept-encoding': 'gzip' };
    const packed = await send(port, '/api/things/7', { headers });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.body).toString()).toBe(LONG);
    const plain = await send(port, '/api/things/7', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(plain.body.toString()).toBe(LONG);
  });

  it('stays as it is where it is short', async () => {
    const port = await serve({ GET: text('short') });
    const answer = await send(port, '/api/things/7', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('short');
  });

  const parts = (count: number, onCancel: () => void = () => undefined) => {
    let made = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (made === count) controller.close();
          else controller.enqueue(Buffer.from(`${made}`.padEnd(65_536)));
          made += 1;
        },
        cancel: onCancel,
      },
      { highWaterMark: 0 },
    );
    return { body, made: () => made };
  };
  const streamed = (body: ReadableStream<Uint8Array>): RouteHandler => {
    return async () => new Response(body, { headers: { 'content-type': 'application/json' } });
  };

  it.each([
    ['as it is', {}],
    ['compressed', { 'accept-encoding': 'gzip' }],
  ])('of many parts arrives whole, %s', async (_name, headers) => {
    const port = await serve({ GET: streamed(parts(40).body) });
    const answer = await send(port, '/api/things/7', { headers });
    const body = 'accept-encoding' in headers ? gunzipSync(answer.body) : answer.body;
    expect(body).toHaveLength(40 * 65_536);
    expect(body.toString().trimEnd().endsWith('39')).toBe(true);
  });

  it('of many parts is made no further for a client that has gone', async () => {
    const cancelled = vi.fn();
    const { body, made } = parts(100_000, cancelled);
    const port = await serve({ GET: streamed(body) });
    await new Promise<void>((resolve) => {
      const asked = ask({ port, path: '/api/things/7' }, (answer) => {
        answer.once('data', () => {
          asked.destroy();
          resolve();
        });
      });
      asked.on('error', () => undefined);
      asked.end();
    });
    await expect.poll(() => cancelled).toHaveBeenCalled();
    expect(made()).toBeLessThan(100_000);
  });

  it('that breaks off in the middle is cut off, so that nobody takes it for the whole', async () => {
    let made = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        made += 1;
        if (made > 5) controller.error(new Error('broken'));
        else controller.enqueue(Buffer.from('x'));
      },
    });
    const port = await serve({ GET: streamed(body) });
    await expect(send(port, '/api/things/7')).rejects.toThrow();
  });
});

describe('an endpoint that only reads', () => {
  it('is known as such, so that the replica may be read while the database is away; what writes is not', async () => {
    const tell: RouteHandler = async () => Response.json(currentReading() ?? 'writes');
    const port = await serve({ GET: tell, POST: tell });
    expect((await send(port, '/api/things/7')).body.toString()).toBe('"newest there is"');
    expect((await send(port, '/api/things/7', { method: 'POST', body: '{}' })).body.toString()).toBe('"writes"');
  });
});
