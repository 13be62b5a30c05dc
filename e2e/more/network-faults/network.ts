import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';
import type { Random } from '@/lib/kernel/random';
import { inTime } from './patience';

/** Unreliable network: requests are delayed, repeated or cut off. The client retries until it gets a response. */

const RETRY_MS = [50, 100, 200, 400, 800, 1_600];
const GIVE_UP_MS = 120_000;
const SLOWEST_MS = 600;
const CUT_WITHIN_MS = 40;

export interface Sent {
  method: string;
  path: string;
  body?: unknown;
  token?: string;
}

export interface Answered {
  status: number;
  data: Record<string, unknown>;
  /** Message with which the server refused the request. */
  message: string | undefined;
}

export type FaultName =
  | 'delayed'
  | 'repeated'
  | 'answer cut off'
  | 'request cut off'
  | 'server killed'
  | 'database killed';

/** Injects faults at a given rate and records them with the responses. */
export class Weather {
  readonly injected = new Map<FaultName, number>();
  readonly statuses = new Map<number, number>();
  /** Unexpected 5xx responses. A 503 with a time to retry is expected. */
  readonly broken: string[] = [];
  requests = 0;

  constructor(
    readonly url: string,
    /** Probability of a fault for each request. */
    readonly roughness: number,
    /** Headers sent with every request. */
    readonly headers: Record<string, string> = {},
  ) {}

  get total(): number {
    return [...this.injected.values()].reduce((sum, count) => sum + count, 0);
  }

  get kills(): number {
    return (this.injected.get('server killed') ?? 0) + (this.injected.get('database killed') ?? 0);
  }

  note(fault: FaultName): void {
    this.injected.set(fault, (this.injected.get(fault) ?? 0) + 1);
  }

  hear({ method, path }: Sent, { status, headers }: Response): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const isRefusal = status === 503 && headers.has('retry-after');
    if (status >= 500 && !isRefusal) this.broken.push(`${status} ${method} ${path} ${headers.get('x-request-id')}`);
  }
}

/** Milliseconds after which a request is sent again, as in the page. */
const PATIENCE_MS = 60_000;

/** Sends a request and reads the whole response. Throws if it takes longer than `patienceMs`. */
const exchange = (weather: Weather, sent: Sent, patienceMs = PATIENCE_MS): Promise<Response> =>
  inTime(patienceMs, async (signal) => {
    const response = await fetch(`${weather.url}${sent.path}`, {
      method: sent.method,
      headers: {
        'content-type': 'application/json',
        'x-client-session-id': randomUUID(),
        ...weather.headers,
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      signal,
    });
    weather.hear(sent, response);
    const { status, headers } = response;
    return new Response(status === 204 ? null : await response.text(), { status, headers });
  });

async function ask(weather: Weather, sent: Sent, patienceMs = PATIENCE_MS): Promise<Answered> {
  const response = await exchange(weather, sent, patienceMs);
  const { data = {}, message } = (await response.json()) as { data?: Record<string, unknown>; message?: string };
  return { status: response.status, data, message };
}

/** Cuts the connection during the response. The server may have done all the work. */
async function cutAnswer(weather: Weather, sent: Sent, random: Random): Promise<void> {
  await exchange(weather, sent, random() * CUT_WITHIN_MS).catch(() => undefined);
}

/** Sends a part of the body, then closes the connection. */
function cutRequest(weather: Weather, { method, path, body, token }: Sent, random: Random): Promise<void> {
  const { hostname, port, protocol } = new URL(weather.url);
  const text = JSON.stringify(body ?? {});
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\nauthorization: Bearer ${token ?? ''}\r\ncontent-length: ${text.length}\r\n\r\n`;
  return new Promise((resolve) => {
    const cut = () => {
      socket.write(`${head}${text.slice(0, Math.floor(random() * text.length))}`, () => socket.destroy());
    };
    const socket =
      protocol === 'https:'
        ? connectSecurely({ host: hostname, port: Number(port) || 443 }, cut)
        : connect(Number(port), hostname, cut);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

/** Injects a fault into a request, or none. Returns true if the request will get no response. */
async function suffer(weather: Weather, sent: Sent, random: Random): Promise<boolean> {
  if (random() >= weather.roughness) return false;
  switch (Math.floor(random() * 4)) {
    case 0:
      weather.note('delayed');
      await sleep(random() * SLOWEST_MS);
      return false;
    case 1:
      weather.note('repeated');
      // Sends the copy at the same time as the request whose response is read, so that either may arrive first.
      void exchange(weather, sent).catch(() => undefined);
      return false;
    case 2:
      weather.note('answer cut off');
      await cutAnswer(weather, sent, random);
      return true;
    default:
      weather.note('request cut off');
      await cutRequest(weather, sent, random);
      return true;
  }
}

/** Retries until the server gives a final response: any status except 429 and 5xx. Throws after two minutes. */
export async function askUntilAnswered(weather: Weather, sent: Sent, random: Random): Promise<Answered> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    await suffer(weather, sent, random);
    const answered = await ask(weather, sent).catch(() => null);
    if (answered && answered.status < 500 && answered.status !== 429) return answered;
    await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
  }
  throw new Error(`${sent.method} ${sent.path} was never answered`);
}

/** Retries until the server gives a final response, and returns its data. Throws the message of a refusal. */
export async function askUntilDone<T>(weather: Weather, sent: Sent, random: Random): Promise<T> {
  const { status, data, message } = await askUntilAnswered(weather, sent, random);
  if (status >= 300) throw new Error(`${sent.method} ${sent.path}: ${status} ${message}`);
  return data as T;
}

/** Sends a request once, because the page retries by itself. Throws if the network or the server drops it. */
export async function tryOnce(weather: Weather, sent: Sent, random: Random): Promise<Response> {
  if (await suffer(weather, sent, random)) throw new TypeError('Failed to fetch');
  return exchange(weather, sent);
}

/** Sends an outdated request again, like a network that delivers a delayed copy. */
export async function sendStale(weather: Weather, sent: Sent): Promise<void> {
  weather.note('repeated');
  await ask(weather, sent).catch(() => undefined);
}
