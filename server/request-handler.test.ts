import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Admission, ALLOWANCES } from './admission';
import { identifyClient } from './client';
import { createEndpoints } from './endpoints';
import { NO_FAST_LANE } from './fast-lane';
import { RequestHandler } from './request-handler';

vi.mock('./client', () => ({
  recallClient: () => undefined,
  identifyClient: vi.fn(async () => ({ kind: 'account', name: 'somebody' })),
}));

/** The way of a request with everything around it replaced: who has to pay for what. */

type Parts = ConstructorParameters<typeof RequestHandler>[0];

const served = vi.fn(() => true);
let handler: RequestHandler;

beforeEach(() => {
  vi.clearAllMocks();
  const fakes = {
    cache: { isLasting: (path: string) => path === '/file', answer: served },
    shedding: { admit: () => null },
    backend: { handle: async () => undefined },
  };
  handler = new RequestHandler({
    ...(fakes as unknown as Pick<Parts, keyof typeof fakes>),
    fastLane: NO_FAST_LANE,
    // No time passes, so nothing is added to what a connection has saved up.
    ...{ hops: 0, common: [], admission: new Admission(1, () => 0) },
    endpoints: createEndpoints({ endpoints: [], live: '/live' }),
    policies: { ofPrerendered: () => "default-src 'none'", withNonce: () => "default-src 'none'" },
    metrics: null,
  });
});

/** So many requests of one connection, each over before the next one comes. */
async function flood(count: number, method: string, path: string): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const request = Object.assign(new IncomingMessage(new Socket()), { method, url: path, complete: true });
    const response = new ServerResponse(request);
    handler.handle(request, response);
    await Promise.resolve();
    response.emit('close');
  }
}

describe('a connection', () => {
  it('pays for each credential that has to be checked, and no more of them are checked than it has paid for', async () => {
    await flood(2_000, 'GET', '/page');
    const checked = vi.mocked(identifyClient).mock.calls.length;
    expect(checked).toBeGreaterThan(500);
    // Half a millisecond each.
    expect(checked).toBeLessThanOrEqual(ALLOWANCES.credentials.burst * 2);
  });

  it('that is turned away again and again is still sent its files at once', async () => {
    await flood(3_000, 'POST', '/file');
    expect(served).not.toHaveBeenCalled();
    await flood(1, 'GET', '/file');
    expect(served).toHaveBeenCalledTimes(1);
  });
});
