import { ServerResponse } from 'node:http';

/** Seconds after which a page is worth asking for again. */
const RETRY_AFTER = '3';

/**
 * Answers 503 where Next would answer 500 to a page that could not be rendered because the database is away: the page is worth asking for
 * again. `lib/http/page-error.ts` says so in the request's headers.
 */
export class PageResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    const isAway = status === 500 && this.req.headers['x-coldpass-failure'] === 'database';
    if (isAway) {
      this.setHeader('retry-after', RETRY_AFTER);
      this.setHeader('cache-control', 'no-store');
    }
    return Reflect.apply(super.writeHead, this, [isAway ? 503 : status, ...rest]);
  }
}
