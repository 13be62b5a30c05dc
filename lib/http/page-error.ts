import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';

interface FailedRequest {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Header for the server in front, which removes it from incoming requests. */
const FAILURE = 'x-coldpass-failure';

/**
 * Logs one line for a page that could not be rendered. If the cause is temporary, it notifies the server in front,
 * because Next answers 500 to both.
 */
export function notePageError(error: unknown, { path, headers }: FailedRequest): void {
  if (noteOutage(error)) {
    headers[FAILURE] = 'database';
    return;
  }
  headers[FAILURE] = 'error';
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  // The query is omitted, because links from mails carry their token there.
  log.error('page failed', { requestId: headers['x-request-id'], path: path.split('?', 1)[0], error: message, stack });
}
