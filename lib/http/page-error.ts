import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';

interface FailedRequest {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Read by the server in front, which takes it off whatever comes from outside. */
const FAILURE = 'x-coldpass-failure';

/**
 * One line for a page that could not be rendered. Where it could not be rendered now, the server in front is told so: Next answers
 * 500 to both.
 */
export function notePageError(error: unknown, { path, headers }: FailedRequest): void {
  if (noteOutage(error)) {
    headers[FAILURE] = 'database';
    return;
  }
  headers[FAILURE] = 'error';
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  // Without what follows the path: links from mails carry their token there.
  log.error('page failed', { requestId: headers['x-request-id'], path: path.split('?', 1)[0], error: message, stack });
}
