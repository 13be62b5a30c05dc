import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';

interface FailedRequest {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Read by the server in front, which takes it off whatever comes from outside. */
const UNAVAILABLE = 'x-coldpass-unavailable';

/**
 * One line for a page that could not be rendered, or the word to the server in front that it could not be rendered now: Next
 * answers 500 to both.
 */
export function notePageError(error: unknown, { path, headers }: FailedRequest): void {
  if (noteOutage(error)) {
    headers[UNAVAILABLE] = 'database';
    return;
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  // Without what follows the path: links from mails carry their token there.
  log.error('page failed', { requestId: headers['x-request-id'], path: path.split('?', 1)[0], error: message, stack });
}
