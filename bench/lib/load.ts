import autocannon from 'autocannon';

/** V8 takes this long to compile a page of Next. With less, the side that is measured first looks slow. */
const WARM_UP_SECONDS = 8;
const SECONDS = 2;
const CONNECTIONS = 16;

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** A fresh body for each request. */
  nextBody?: () => string;
  connections?: number;
  seconds?: number;
  /** Requests a second, for latencies below saturation; as fast as it goes without. */
  rate?: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 2xx, by kind. */
  failed: { non2xx: number; errors: number; status5xx: number };
  /** Answers of 2xx a second, orderly 503, and answers that are neither. */
  goodPerSecond: number;
  refused: number;
  unexpected: number;
}

async function fire(load: Load, seconds: number): Promise<LoadResult> {
  const { url, method = 'GET', headers = {}, body, nextBody, connections = CONNECTIONS, rate } = load;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    requests: [
      {
        method,
        headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body === undefined ? {} : { body }),
        ...(nextBody ? { setupRequest: (request: object) => ({ ...request, body: nextBody() }) } : {}),
      },
    ],
  });
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: { non2xx: result.non2xx, errors: result.errors, status5xx: result['5xx'] },
    goodPerSecond: result['2xx'] / result.duration,
    refused,
    unexpected: result.non2xx - refused + result.errors,
  };
}

const warm = new Set<string>();

/** Requests a second, the first time after a warm-up; throws when something else than 2xx came back. */
export async function throughput(load: Load): Promise<number> {
  const target = `${load.method} ${load.url}`;
  if (!warm.has(target)) await fire(load, WARM_UP_SECONDS);
  warm.add(target);
  const result = await fire(load, load.seconds ?? SECONDS);
  if (result.failed.non2xx + result.failed.errors > 0) {
    throw new Error(`${load.method ?? 'GET'} ${load.url} failed under load: ${JSON.stringify(result.failed)}`);
  }
  return result.perSecond;
}

/** Counts failed answers too, instead of throwing. */
export const underLoad = (load: Load): Promise<LoadResult> => fire(load, load.seconds ?? SECONDS);
