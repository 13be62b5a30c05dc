import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverPid } from '@/e2e/fixtures/processes';
import { BASE_URL, expect, test } from '@/e2e/fixtures/test';

/** F17 and F18: oversized and slow requests over raw sockets. */

const { hostname, port } = new URL(BASE_URL);
const SOCKETS = 2_000;

const open = (): Socket => {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
};

/**
 * Sends data and waits until the connection ends. Returns the status (0 if there is none) and the milliseconds taken.
 */
function speak(parts: Iterable<string | Buffer>, pauseMs = 0): Promise<{ status: number; ms: number }> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const socket = open();
    let heard = '';
    let isClosed = false;
    socket.on('data', (part) => {
      heard += part.toString('latin1');
    });
    socket.on('close', () => {
      isClosed = true;
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0), ms: Date.now() - startedAt });
    });
    void (async () => {
      for (const part of parts) {
        if (isClosed) return;
        if (!socket.write(part))
          await Promise.race([new Promise((drained) => socket.once('drain', drained)), sleep(1_000)]);
        if (pauseMs > 0) await sleep(pauseMs);
      }
    })();
  });
}

const head = (line: string, ...headers: string[]) => `${[line, 'host: localhost', ...headers].join('\r\n')}\r\n`;
const POST = ['content-type: application/json', 'connection: close'];
const memoryMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${serverPid()}/status`, 'utf8'))?.[1]) / 1024;

function* chunks(count: number): Iterable<string | Buffer> {
  yield `${head('POST /auth/login HTTP/1.1', ...POST, 'transfer-encoding: chunked')}\r\n`;
  const chunk = Buffer.from(`100000\r\n${' '.repeat(0x100000)}\r\n`);
  for (let sent = 0; sent < count; sent += 1) yield chunk;
  yield '0\r\n\r\n';
}

const body = (text: string) => [
  `${head('POST /auth/login HTTP/1.1', ...POST, `content-length: ${text.length}`)}\r\n${text}`,
];

test('F17: oversized requests of any kind are refused with 4xx and do not use up memory', async () => {
  const before = memoryMb();
  expect((await speak(chunks(300))).status).toBe(413);
  expect(memoryMb() - before).toBeLessThan(50);
  expect((await speak(body('['.repeat(60_000)))).status).toBe(400);
  expect((await speak(body('['.repeat(100_000)))).status).toBe(413);
  const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}: x`);
  expect((await speak([`${head('GET / HTTP/1.1', ...many('h', 10_000))}\r\n`])).status).toBe(431);
  const cookies = Array.from({ length: 5_000 }, (_, at) => `c${at}=x`).join('; ');
  expect((await speak([`${head('GET / HTTP/1.1', `cookie: ${cookies}`)}\r\n`])).status).toBe(431);
  expect((await speak([`${head(`GET /${'a'.repeat(64_000)} HTTP/1.1`)}\r\n`])).status).toBe(431);
});

function* drops(text: string): Iterable<string> {
  yield text;
  for (let count = 0; count < 60; count += 1) yield 'x';
}

test('F18: a request gets 408 if its headers take more than 15 seconds or its body more than 30', async () => {
  const [slowHead, slowBody] = await Promise.all([
    speak(drops(`${head('GET / HTTP/1.1')}x-slow: `), 1_000),
    speak(drops(`${head('POST /auth/login HTTP/1.1', ...POST, 'content-length: 1000')}\r\n`), 1_000),
  ]);
  expect(slowHead.status).toBe(408);
  expect(slowHead.ms).toBeLessThan(22_000);
  expect(slowBody.status).toBe(408);
  expect(slowBody.ms).toBeLessThan(40_000);
});

async function probe(times: number): Promise<number> {
  const taken: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${BASE_URL}/api/sections`, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    taken.push(performance.now() - startedAt);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times * 0.95)] ?? 0;
}

test(`F18: ${SOCKETS} sockets that never finish a request or never read a response delay no other client`, async () => {
  const usual = await probe(100);
  const sockets = Array.from({ length: SOCKETS }, open);
  for (const [at, socket] of sockets.entries()) {
    if (at % 4 === 0) {
      // This client requests pages but reads no response.
      socket.pause();
      socket.write(`${head('GET / HTTP/1.1')}\r\n`.repeat(20));
    } else socket.write(head('GET / HTTP/1.1'));
  }
  await sleep(3_000);
  const beside = await probe(100);
  for (const socket of sockets) socket.destroy();
  console.log(
    `F18: 95 of 100 within ${Math.round(usual)} ms alone, ${Math.round(beside)} ms beside ${SOCKETS} sockets`,
  );
  expect(beside).toBeLessThan(Math.max(2 * usual, 100));
});
