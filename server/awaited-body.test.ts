import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Admission, ALLOWANCES } from './admission';
import { createEndpoints } from './endpoints';
import { NO_FAST_LANE } from './fast-lane';
import { RequestHandler } from './request-handler';

vi.mock('./client', () => ({ clientOf: () => ({ kind: 'account', name: 'somebody' }) }));

/** Bodies over real connections, in front of an endpoint whose work begins with the end of the body and is ended by hand. */

type Parts = ConstructorParameters<typeof RequestHandler>[0];

const BODY = '{"a":1}';
const HEAD = `POST /api/anything HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const DECLARED = { method: 'POST', path: '/api/anything', bodyLimit: 1_000, cost: 5, isHeavy: false };
const AT_ONCE = Math.floor(ALLOWANCES.account.atOnce / DECLARED.cost);

const sockets: Socket[] = [];
let close: () => void = () => undefined;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  close();
});

async function open() {
  const working: (() => void)[] = [];
  const bodies: string[] = [];
  const count = { brokenOff: 0 };
  const fakes = {
    cache: { isLasting: () => false },
    shedding: { admit: () => null },
    backend: {
      handle: (request: NodeJS.ReadableStream, response: { end: () => void }) =>
        new Promise<void>((resolve) => {
          let body = '';
          request.on('data', (chunk: Buffer) => {
            body += chunk;
          });
          let isWhole = false;
          // As endpoints do: a body that breaks off is no work.
          request.once('close', () => {
            if (isWhole) return;
            count.brokenOff += 1;
            resolve();
          });
          request.on('end', () => {
            isWhole = true;
            bodies.push(body);
            working.push(() => {
              response.end();
              resolve();
            });
          });
        }),
    },
  };
  const handler = new RequestHandler({
    ...(fakes as unknown as Pick<Parts, keyof typeof fakes>),
    fastLane: NO_FAST_LANE,
    ...{ hops: 0, common: [], admission: new Admission(1) },
    endpoints: createEndpoints({ endpoints: [{ ...DECLARED, priority: 'ordinary' }], live: '/live' }),
    policies: { ofPrerendered: () => "default-src 'none'", withNonce: () => "default-src 'none'" },
    metrics: null,
  });
  const server = createServer((request, response) => handler.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const dial = () => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true).resume();
    sockets.push(socket);
    return socket;
  };
  return { working, bodies, count, dial };
}

/** Until what was sent has arrived and been handled. After a stall, timers run before sockets are read, so a pause alone is not enough. */
async function settle(): Promise<void> {
  await sleep(60);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
}

/** Each sends the first part, and then each the next one. */
async function sendInParts(senders: readonly Socket[], parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    for (const sender of senders) sender.write(part);
    await settle();
  }
}

const HELD_BACK = [HEAD + BODY.slice(0, 3), BODY.slice(3)];

/** Ends what works, one after the other, until so many bodies have been read; returns how many worked together at most. */
async function workOff(working: (() => void)[], bodies: string[], count: number): Promise<number> {
  let most = 0;
  for (let ended = 0; ended < count; ended += 1) {
    const expected = Math.min(AT_ONCE, count - ended);
    await expect.poll(() => working.length).toBeGreaterThanOrEqual(expected);
    await settle();
    most = Math.max(most, working.length);
    working.shift()?.();
  }
  expect(bodies).toEqual(Array.from({ length: count }, () => BODY));
  return most;
}

describe('as many requests with a body run at once as its client may have', () => {
  it('when the body comes with the head', async () => {
    const { working, bodies, dial } = await open();
    for (let sent = 0; sent < 6; sent += 1) dial().write(HEAD + BODY);
    expect(await workOff(working, bodies, 6)).toBe(AT_ONCE);
  });

  it('when the body is held back and then sent by all together', async () => {
    const { working, bodies, dial } = await open();
    await sendInParts(Array.from({ length: 6 }, dial), HELD_BACK);
    expect(await workOff(working, bodies, 6)).toBe(AT_ONCE);
  });

  it('and those whose body never arrives keep no place', async () => {
    const { working, bodies, dial } = await open();
    for (let sent = 0; sent < 6; sent += 1) dial().write(HEAD);
    await settle();
    dial().write(HEAD + BODY);
    expect(await workOff(working, bodies, 1)).toBe(1);
  });

  it('and who goes away while waiting for its place leaves it to the next', async () => {
    const { working, bodies, dial } = await open();
    const senders = Array.from({ length: 5 }, dial);
    await sendInParts(senders, HELD_BACK);
    for (const sender of senders.slice(AT_ONCE, -1)) sender.destroy();
    await settle();
    expect(await workOff(working, bodies, AT_ONCE + 1)).toBe(AT_ONCE);
  });
});

describe('a body that becomes longer than it may', () => {
  const CHUNKED = HEAD.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked');
  const part = 'x'.repeat(DECLARED.bodyLimit);
  const TOO_LONG = `${part.length.toString(16)}\r\n${part}\r\n`.repeat(2).concat('0\r\n\r\n');

  it.each([
    ['comes with its head', [CHUNKED + TOO_LONG]],
    ['is held back', [CHUNKED, TOO_LONG]],
    ['is held back in the middle', [CHUNKED + TOO_LONG.slice(0, 100), TOO_LONG.slice(100)]],
  ])('keeps no place when it %s, and what reads it hears that it ends', async (_how, parts) => {
    const { working, bodies, count, dial } = await open();
    const senders = Array.from({ length: 6 }, dial);
    const answers = senders.map((sender) => {
      const seen = { text: '' };
      sender.on('data', (chunk) => {
        seen.text += chunk;
      });
      return seen;
    });
    await sendInParts(senders, parts);
    for (const answer of answers) await expect.poll(() => answer.text).toMatch(/^HTTP\/1\.1 413 /);
    for (let sent = 0; sent < AT_ONCE; sent += 1) dial().write(HEAD + BODY);
    expect(await workOff(working, bodies, AT_ONCE)).toBe(AT_ONCE);
    const begun = parts.length === 1 ? 0 : AT_ONCE;
    await expect.poll(() => count.brokenOff).toBeGreaterThanOrEqual(begun);
  });
});
