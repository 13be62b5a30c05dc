import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { capBody } from './body-cap';

const LIMIT = 100;
let close: () => void = () => undefined;
afterEach(() => close());

/** What a capped request delivers when these chunks are sent, the last of them followed by the end of the body. */
async function send(...chunks: string[]): Promise<{ received: string; ended: boolean; exceeded: number }> {
  const seen = { received: '', ended: false, exceeded: 0 };
  const server = createServer((request: IncomingMessage, response) => {
    capBody(request, LIMIT, () => {
      seen.exceeded += 1;
    });
    request.on('data', (chunk: Buffer) => {
      seen.received += chunk;
    });
    request.on('end', () => {
      seen.ended = true;
    });
    setTimeout(() => response.end(), 100);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  for (const chunk of chunks) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  socket.write('0\r\n\r\n');
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  return seen;
}

describe('capBody', () => {
  it('delivers a body within the limit with its end', async () => {
    expect(await send('{"a":', '1}')).toEqual({ received: '{"a":1}', ended: true, exceeded: 0 });
  });

  it('survives the end of a body that was too long, tells it once, and never ends the stump', async () => {
    const body = await send('{"a":1}', 'x'.repeat(LIMIT), 'x'.repeat(LIMIT));
    expect(body).toEqual({ received: '{"a":1}', ended: false, exceeded: 1 });
  });
});
