import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';

interface FailedRequest {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
}

/**
 * Name of the response header that reports the failure to the front server. The front server removes this header from
 * incoming requests.
 */
const FAILURE = 'x-coldpass-failure';

/**
 * Logs a page that could not be rendered. During a database outage, only sets a header for the front server, which then
 * changes the status 500 of Next.js to 503.
 */
export function notePageError(error: unknown, { path, headers }: FailedRequest): void {
  if (noteOutage(error)) {
    headers[FAILURE] = 'database';
    return;
  }
  headers[FAILURE] = 'error';
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  // The log leaves out the query, because links in emails have a token in it.
  log.error('page failed', { requestId: headers['x-request-id'], path: path.split('?', 1)[0], error: message, stack });
}
