import { ServerResponse } from 'node:http';

/** Responds 503 instead of Next's 500 if the database was unavailable (`lib/http/page-error.ts` sets the header). */
export class PageResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    const isAway = status === 500 && this.req.headers['x-coldpass-failure'] === 'database';
    if (isAway) this.setHeader('retry-after', '3').setHeader('cache-control', 'no-store');
    return Reflect.apply(super.writeHead, this, [isAway ? 503 : status, ...rest]);
  }
}
