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
  /** Threads of their own that send. Not together with `nextBody`. */
  workers?: number;
  /** Requests a second, for latencies below saturation; as fast as it goes without. */
  rate?: number;
}

export interface LoadResult {
  /** Responses of any kind, and those of 2xx. */
  perSecond: number;
  goodPerSecond: number;
  /** Orderly 503, and whatever is neither that nor 2xx. */
  refused: number;
  unexpected: number;
}

/** Sends as fast as it goes, or at the rate, and counts failed responses too. */
export async function underLoad(load: Load): Promise<LoadResult> {
  const { url, method = 'GET', headers = {}, body, nextBody, rate, workers, seconds = SECONDS } = load;
  const result = await autocannon({
    ...{ url, connections: load.connections ?? CONNECTIONS, duration: seconds },
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
    ...{ perSecond: result.requests.average, goodPerSecond: result['2xx'] / result.duration },
    ...{ refused, unexpected: result.non2xx - refused + result.errors },
  };
}

const warm = new Set<string>();

/** Requests a second, the first time after a warm-up. Throws when something else than 2xx came back. */
export async function throughput(load: Load): Promise<number> {
  const target = `${load.method ?? 'GET'} ${load.url}`;
  if (!warm.has(target)) await underLoad({ ...load, seconds: WARM_UP_SECONDS });
  warm.add(target);
  const { perSecond, refused, unexpected } = await underLoad(load);
  if (refused + unexpected > 0) throw new Error(`${target} failed under load ${refused + unexpected} times`);
  return perSecond;
}
