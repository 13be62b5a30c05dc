import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission } from './admission';
import { createEndpoints } from './endpoints';
import { NO_FAST_LANE } from './fast-lane';
import { RequestHandler } from './request-handler';

vi.mock('./client', () => ({ clientOf: () => ({ kind: 'account', name: 'somebody' }) }));

/** The way of a request with everything around it replaced: who has to pay for what. */

type Parts = ConstructorParameters<typeof RequestHandler>[0];

const served = vi.fn(() => true);
let handler: RequestHandler;

function makeHandler(admission: Pick<Admission, 'ask'>): RequestHandler {
  const fakes = {
    cache: { isLasting: (path: string) => path === '/file', answer: served },
    shedding: { admit: () => null },
    backend: { handle: async () => undefined },
  };
  return new RequestHandler({
    ...(fakes as unknown as Pick<Parts, keyof typeof fakes>),
    fastLane: NO_FAST_LANE,
    ...{ hops: 0, common: [], admission: admission as Admission },
    endpoints: createEndpoints({ endpoints: [], live: '/live' }),
    policies: { ofPrerendered: () => "default-src 'none'", withNonce: () => "default-src 'none'" },
    metrics: null,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  // No time passes, so nothing is added to what a connection has saved up.
  handler = makeHandler(new Admission(1, () => 0));
});

function send(method: string, url: string): ServerResponse {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, complete: true });
  const response = new ServerResponse(request);
  handler.handle(request, response);
  return response;
}

/** So many requests of one connection, each over before the next one comes. */
async function flood(count: number, method: string, path: string): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const response = send(method, path);
    await Promise.resolve();
    response.emit('close');
  }
}

describe('a connection', () => {
  it('that is turned away again and again is still sent its files at once', async () => {
    await flood(3_000, 'POST', '/file');
    expect(served).not.toHaveBeenCalled();
    await flood(1, 'GET', '/file');
    expect(served).toHaveBeenCalledTimes(1);
  });
});

describe('those that come together', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** How many are answered in each hundredth of a second, until all are. */
  function listAnswered(responses: ServerResponse[]): number[] {
    const answered: number[] = [];
    const count = () => responses.filter(({ headersSent }) => headersSent).length;
    for (let before = count(), at = 0; before < responses.length && at < 3_000; at += 10) {
      vi.advanceTimersByTime(10);
      answered.push(count() - before);
      before = count();
    }
    return answered;
  }

  it('and are refused hear of it apart, a second or two later', () => {
    handler = makeHandler({
      ask: ({ refuse }) => {
        refuse(1_000);
        return () => undefined;
      },
    });
    const answered = listAnswered(Array.from({ length: 50 }, () => send('GET', '/page')));
    expect(answered.slice(0, 99).every((count) => count === 0)).toBe(true);
    expect(Math.max(...answered)).toBeLessThanOrEqual(4);
    expect(answered.length).toBeLessThanOrEqual(201);
    expect(answered.reduce((sum, count) => sum + count)).toBe(50);
  });

  it('to ask for a sign of life too often in a second are answered apart, within a tenth of a second', () => {
    const responses = Array.from({ length: 120 }, () => send('GET', '/live'));
    expect(responses.filter(({ headersSent }) => headersSent).length).toBe(20);
    const answered = listAnswered(responses);
    expect(answered.length).toBeLessThanOrEqual(9);
    expect(Math.max(...answered)).toBeLessThanOrEqual(30);
  });
});
