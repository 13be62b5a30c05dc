import autocannon from 'autocannon';

/**
 * Seconds of load before measuring. V8 needs this long to compile a page of Next; with less, the side that is measured
 * first would seem slow.
 */
const WARM_UP_SECONDS = 8;
const SECONDS = 2;
const CONNECTIONS = 16;

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Builds a new body for each request. */
  nextBody?: () => string;
  connections?: number;
  seconds?: number;
  /** Number of worker threads that send requests. Cannot be combined with `nextBody`. */
  workers?: number;
  /** Requests per second, to measure latencies below saturation. Unlimited by default. */
  rate?: number;
}

export interface LoadResult {
  /** Responses per second: all, and those with 2xx. */
  perSecond: number;
  goodPerSecond: number;
  /** Number of 503 responses with `Retry-After`, and number of all other failed responses. */
  refused: number;
  unexpected: number;
}

/** Sends requests at full speed or at the given rate. Counts failed responses instead of throwing. */
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

/** Measures requests per second, after a warm-up on first use of a target. Throws if a response is not 2xx. */
export async function throughput(load: Load): Promise<number> {
  const target = `${load.method ?? 'GET'} ${load.url}`;
  if (!warm.has(target)) await underLoad({ ...load, seconds: WARM_UP_SECONDS });
  warm.add(target);
  const { perSecond, refused, unexpected } = await underLoad(load);
  if (refused + unexpected > 0) throw new Error(`${target} failed under load ${refused + unexpected} times`);
  return perSecond;
}
