import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const server = createServer();
afterEach(() => void server.removeAllListeners('request').close());

async function open(handle: RequestListener) {
  server.on('request', oneAtATime(handle));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

it('oneAtATime closes a connection that does not wait for responses, and leaves no request open', async () => {
  let running = 0;
  const socket = await open((_request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
    });
  });
  socket.write(REQUEST.repeat(50));
  await once(socket.resume(), 'close');
  expect(running).toBe(0);
});

it('oneAtATime answers one request after the other on the same connection', async () => {
  const socket = await open((_request, response) => response.end('answer'));
  for (let time = 0; time < 3; time += 1) {
    socket.write(REQUEST);
    expect(String((await once(socket, 'data'))[0])).toContain('answer');
  }
  socket.destroy();
});

it('oneAtATime delays a request that arrives between the last byte of a response and its end', async () => {
  const socket = await open(async (_request, response) => {
    response.setHeader('content-length', 6).write('answer');
    await sleep(20);
    response.end();
  });
  for (let time = 0; time < 3; time += 1) {
    socket.write(REQUEST);
    expect(String((await once(socket, 'data'))[0])).toContain('answer');
  }
  socket.destroy();
});
