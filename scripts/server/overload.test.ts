import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createValve } from './overload.mjs';

let time = 0;
let valve: ReturnType<typeof createValve>;

beforeEach(() => {
  time = 0;
  valve = createValve(() => time);
});

class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;

  constructor(method: string, headers: Record<string, string>) {
    this.request = Object.assign(new EventEmitter(), { method, headers }) as unknown as IncomingMessage;
    this.response = Object.assign(new EventEmitter(), { headersSent: false }) as unknown as ServerResponse;
  }
}

/** One request; whether it was let in. */
function send(path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) {
  const exchange = new Exchange(method, headers);
  return { ...exchange, isIn: valve.admit(exchange.request, exchange.response, path) === null };
}

const crowd = (count: number, path = '/api/sections') => Array.from({ length: count }, () => send(path));
const answer = { method: 'POST', headers: { 'content-length': '200' } };

describe('a request is let in', () => {
  it('however many wait, as long as they get finished', () => {
    crowd(500);
    time = 900;
    expect(send('/api/sections').isIn).toBe(true);
  });

  it('when few wait for long, as those do that are slow by nature', () => {
    crowd(15);
    time = 20_000;
    expect(send('/api/sections').isIn).toBe(true);
  });

  it('when those that waited are being answered or are gone', () => {
    const [first, ...rest] = crowd(16);
    for (const { response } of rest) Object.assign(response, { headersSent: true });
    first?.response.emit('close');
    time = 5_000;
    expect(send('/api/sections').isIn).toBe(true);
  });

  it('while others take long to send their bodies', () => {
    for (let number = 0; number < 2_000; number += 1) send('/api/test/answer', answer);
    time = 20_000;
    expect(send('/api/sections').isIn).toBe(true);
  });

  it('while hundreds wait for their passwords', () => {
    for (let number = 0; number < 400; number += 1) send('/auth/login', { method: 'POST' });
    time = 20_000;
    expect(send('/api/sections').isIn).toBe(true);
  });
});

describe('a request is turned away', () => {
  it.each([
    ['/analytics/dashboard', 500],
    ['/tests', 1_000],
    ['/api/sections', 1_000],
    ['/api/test/start', 1_000],
    ['/api/test/answer', 1_500],
    ['/api/test/0b7e/finish', 1_500],
    ['/auth/refresh', 1_500],
  ])('%s when many have waited for more than %s ms', (path, patience) => {
    crowd(16);
    time = patience;
    expect(send(path).isIn).toBe(true);
    time = patience + 1;
    expect(send(path).isIn).toBe(false);
  });

  it('when bodies have arrived and wait', () => {
    const sent = Array.from({ length: 16 }, () => send('/api/test/answer', answer));
    for (const { request } of sent) request.emit('end');
    time = 1_501;
    expect(send('/api/test/answer', answer).isIn).toBe(false);
  });

  it('when a thousand wait, however short a time', () => {
    crowd(1_000);
    expect(send('/api/sections').isIn).toBe(false);
  });

  it('but health and sign-in never', () => {
    crowd(1_000);
    time = 60_000;
    expect(send('/api/health/ready').isIn).toBe(true);
    expect(send('/auth/login', { method: 'POST' }).isIn).toBe(true);
  });
});
