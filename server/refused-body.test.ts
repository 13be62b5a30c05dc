import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { capBody } from './body-cap';
import { refusal, refuse, turnAway } from './refusals';
import { countSenders, dropBody } from './refused-body';

/** Bodies that nobody reads, sent to a server of its own as fast as they are taken. */

const MEGABYTE = 1024 * 1024;
const again = { isApi: true, refusal: refusal('UNAVAILABLE', 'Busy') };

let server: Server;
let sockets: Socket[] = [];
const received = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  received.clear();
  server.close();
});

async function serve(handle: Parameters<typeof createServer>[1]): Promise<void> {
  server = createServer(handle);
  server.on('connection', (socket) => received.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

/** What the connection says, from the moment on in which so large a body is sent. */
function post(bytes: number, how: 'announced' | 'in chunks' = 'announced'): { socket: Socket; heard: () => string } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', () => undefined);
  sockets.push(socket);
  const body = Buffer.alloc(bytes, 'x');
  const length = how === 'announced' ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked';
  socket.write(`POST / HTTP/1.1\r\nHost: site\r\n${length}\r\n\r\n`);
  if (how === 'announced') socket.write(body);
  else socket.write(Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]));
  return { socket, heard: () => heard };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const read = () => [...received].reduce((sum, socket) => sum + socket.bytesRead, 0);

describe('a body that nobody reads', () => {
  it('is not waited for where none was announced, however many are refused', async () => {
    let most = 0;
    await serve((request, response) => {
      refuse(request, response, again);
      most = Math.max(most, countSenders());
    });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await fetch(address)).status));
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(most).toBe(0);
  });

  it('is taken slowly, however many send one, while everybody is answered at once', async () => {
    await serve((request, response) => turnAway(request, response, again));
    const all = Array.from({ length: 8 }, () => post(8 * MEGABYTE));
    await expect.poll(() => all.filter(({ heard }) => heard().includes('503')).length).toBe(8);
    const before = read();
    const since = performance.now();
    await pause(400);
    const perMs = (read() - before) / (performance.now() - since);
    expect(perMs).toBeGreaterThan(0);
    expect(perMs * 1_000).toBeLessThan(25 * MEGABYTE);
  });

  it('leaves the connection to the next request once all of it has come', async () => {
    await serve((request, response) => turnAway(request, response, again));
    const { socket, heard } = post(3 * MEGABYTE);
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await expect.poll(() => heard().split('503').length - 1).toBe(2);
  });

  it('is dropped at once where it is small', async () => {
    await serve((request, response) => turnAway(request, response, again));
    const { socket, heard } = post(1_000);
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await expect.poll(() => heard().split('503').length - 1).toBe(2);
  });

  it('is taken slowly where its length is not announced and it has become too long', async () => {
    const refuseLong = (request: IncomingMessage, answer: () => void) => capBody(request, 1_000, answer);
    await serve((request, response) => {
      refuseLong(request, () => refuse(request, response, again));
      request.resume();
    });
    const { heard } = post(64 * MEGABYTE, 'in chunks');
    await expect.poll(heard).toContain('503');
    const before = read();
    await pause(300);
    expect(read() - before).toBeLessThan(10 * MEGABYTE);
    expect(read()).toBeGreaterThan(before);
  });

  it('is forgotten with a client that has gone', async () => {
    const looks: (() => number)[] = [];
    await serve((request, response) => {
      const read = vi.spyOn(request, 'read');
      looks.push(() => read.mock.calls.length);
      dropBody(request);
      response.end();
    });
    const { socket } = post(2 * MEGABYTE);
    await expect.poll(() => looks[0]?.() ?? 0).toBeGreaterThan(1);
    socket.resetAndDestroy();
    await expect.poll(() => [...received].every(({ destroyed }) => destroyed)).toBe(true);
    await pause(50);
    const before = looks[0]?.();
    await pause(100);
    expect(looks[0]?.()).toBe(before);
  });
});
