import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '@/lib/kernel/free-port';
import { holdPort } from './port';

const HOST = '127.0.0.1';
const ending: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function listen(port: number): Promise<void> {
  const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'));
  ending.push(() => server.close());
  await once(server.listen(port, HOST), 'listening');
}

it('holdPort keeps the port until released, and responds meanwhile that the product is starting', async () => {
  const port = await freePort();
  const letGo = await holdPort(HOST, port);
  await expect(listen(port)).rejects.toThrow('EADDRINUSE');
  expect((await fetch(`http://${HOST}:${port}/`)).status).toBe(503);
  await letGo();
  await expect(listen(port)).resolves.toBeUndefined();
});

it('holdPort refuses a port on which another process serves', async () => {
  const port = await freePort();
  await listen(port);
  await expect(holdPort(HOST, port)).rejects.toThrow(`Port ${port} is taken.`);
});

it('holdPort refuses a port where another product is starting', async () => {
  const port = await freePort();
  ending.push(await holdPort(HOST, port));
  await expect(holdPort(HOST, port)).rejects.toThrow(`Port ${port} is taken.`);
});

it('holdPort waits for a server that is shutting down and drops connections', async () => {
  const port = await freePort();
  const server = createServer((socket) => socket.destroy());
  await once(server.listen(port, HOST), 'listening');
  setTimeout(() => server.close(), 400);
  ending.push(await holdPort(HOST, port));
});

it('freePort finds a port outside the range that systems assign automatically', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
