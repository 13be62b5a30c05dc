import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Priority } from '@/lib/kernel/endpoint';
import { createLoadShedding } from './load-shedding';

const start = 3_600_000;
let time = start;
let shedding: ReturnType<typeof createLoadShedding>;

beforeEach(() => {
  // A server that has run for an hour.
  time = start;
  shedding = createLoadShedding(() => time);
});

class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;

  constructor(headers: Record<string, string>) {
    this.request = Object.assign(new EventEmitter(), { headers }) as unknown as IncomingMessage;
    this.response = Object.assign(new EventEmitter(), { headersSent: false }) as unknown as ServerResponse;
  }
}

/** One request; whether it was let in. */
function send(priority: Priority, headers: Record<string, string> = {}, client = String(Math.random())) {
  const exchange = new Exchange(headers);
  return { ...exchange, isIn: shedding.admit({ ...exchange, priority, client }) === null };
}

const crowd = (count: number) => Array.from({ length: count }, () => send('ordinary'));
const withBody = { 'content-length': '200' };

describe('a request is let in', () => {
  it('however many wait, as long as they get finished', () => {
    crowd(500);
    time += 900;
    expect(send('ordinary').isIn).toBe(true);
  });

  it('when a class of forty waits for long with what its phones send again, and so few as are slow by nature', () => {
    crowd(63);
    time += 20_000;
    expect(send('ordinary').isIn).toBe(true);
  });

  it('when those that waited are being answered or are gone', () => {
    for (const { response } of crowd(100)) Object.assign(response, { headersSent: true });
    for (const { response } of crowd(100)) response.emit('close');
    crowd(63);
    time += 5_000;
    expect(send('ordinary').isIn).toBe(true);
  });

  it('while others take long to send their bodies', () => {
    for (let number = 0; number < 2_000; number += 1) send('answer', withBody);
    time += 20_000;
    expect(send('ordinary').isIn).toBe(true);
  });

  it('while others send what has no length in pieces', () => {
    for (let number = 0; number < 70; number += 1) send('answer', { 'transfer-encoding': 'chunked' });
    time += 20_000;
    expect(send('ordinary').isIn).toBe(true);
  });

  it('however many were gone when the last of their body came', () => {
    for (let number = 0; number < 70; number += 1) {
      const { request, response } = send('answer', withBody);
      Object.assign(response, { destroyed: true });
      response.emit('close');
      request.emit('end');
    }
    time += 20_000;
    expect(send('ordinary').isIn).toBe(true);
  });

  it('while hundreds wait for their passwords', () => {
    for (let number = 0; number < 400; number += 1) send('always');
    time += 20_000;
    expect(send('ordinary').isIn).toBe(true);
  });
});

describe('where one client has caused the wait', () => {
  it('it is turned away, and the others for twice as long are not', () => {
    for (let count = 0; count < 64; count += 1) send('ordinary', {}, 'greedy');
    time += 1_001;
    expect(send('ordinary', {}, 'greedy').isIn).toBe(false);
    expect(send('ordinary', {}, 'modest').isIn).toBe(true);
    time = start + 2_000;
    expect(send('ordinary', {}, 'modest').isIn).toBe(true);
    time = start + 2_001;
    expect(send('ordinary', {}, 'modest').isIn).toBe(false);
  });

  it('so is each that has half as many waiting as it, and none that has fewer', () => {
    for (let count = 0; count < 64; count += 1) send('ordinary', {}, 'greedy');
    time += 1_001;
    const thirty = Array.from({ length: 31 }, () => send('ordinary', {}, 'second').isIn);
    expect(thirty).toEqual(Array(31).fill(true));
    expect(send('ordinary', {}, 'second').isIn).toBe(false);
  });
});

describe('a request is turned away', () => {
  it.each<[Priority, number]>([
    ['figures', 500],
    ['ordinary', 1_000],
    ['answer', 1_500],
  ])('that is %s when many have waited for more than %s ms', (priority, patience) => {
    crowd(64);
    time = start + patience;
    expect(send(priority).isIn).toBe(true);
    time = start + patience + 1;
    expect(send(priority).isIn).toBe(false);
  });

  it('when bodies have arrived and wait', () => {
    const sent = Array.from({ length: 64 }, () => send('answer', withBody));
    for (const { request } of sent) request.emit('end');
    time += 1_501;
    expect(send('answer', withBody).isIn).toBe(false);
  });

  it('when a thousand wait, however short a time', () => {
    crowd(1_000);
    expect(send('ordinary').isIn).toBe(false);
  });

  it('but health and sign-in never', () => {
    crowd(1_000);
    time += 60_000;
    expect(send('always').isIn).toBe(true);
  });
});
