import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';

interface FailedRequest {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
}

/**
 * Name of the header that tells the front server about the failure. The front server removes it from incoming requests.
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
  // The query is left out of the log, because links from mails contain a token in it.
  log.error('page failed', { requestId: headers['x-request-id'], path: path.split('?', 1)[0], error: message, stack });
}
