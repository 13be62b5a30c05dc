import autocannon from 'autocannon';

/** V8 needs this long to compile a page of Next. A shorter warm-up makes the side that is measured first look slow. */
const WARM_UP_SECONDS = 8;
const SECONDS = 2;
const CONNECTIONS = 16;

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Makes a new body for each request. */
  nextBody?: () => string;
  connections?: number;
  seconds?: number;
  /** Number of worker threads that send. Not compatible with `nextBody`. */
  workers?: number;
  /** Requests per second, for latencies below saturation; unlimited by default. */
  rate?: number;
}

export interface LoadResult {
  /** Responses per second of any kind, and those with 2xx. */
  perSecond: number;
  goodPerSecond: number;
  /** Number of orderly 503s, and of all other responses without 2xx. */
  refused: number;
  unexpected: number;
}

/** Sends at full speed, or at the given rate, and counts failed responses too. */
export async function underLoad(load: Load): Promise<LoadResult> {
  const { url, method = 'GET', headers = {}, body, nextBody, rate, workers, seconds = SECONDS } = load;
  const result = await autocannon({
    url,
    connections: load.connections ?? CONNECTIONS,
    duration: seconds,
    ...(workers ? { workers } : {}),
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
    goodPerSecond: result['2xx'] / result.duration,
    refused,
    unexpected: result.non2xx - refused + result.errors,
  };
}

const warm = new Set<string>();

/** Measures requests per second, after a warm-up on first use. Throws when a response is not 2xx. */
export async function throughput(load: Load): Promise<number> {
  const target = `${load.method ?? 'GET'} ${load.url}`;
  if (!warm.has(target)) await underLoad({ ...load, seconds: WARM_UP_SECONDS });
  warm.add(target);
  const { perSecond, refused, unexpected } = await underLoad(load);
  if (refused + unexpected > 0) throw new Error(`${target} failed under load ${refused + unexpected} times`);
  return perSecond;
}
