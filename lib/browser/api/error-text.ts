import { CallError, NETWORK_ERROR } from './call-error';

/**
 * What a person reads when a call has failed: the server's message where it sent one, else the page's own words. The wordings
 * of the transport, such as "HTTP 502", are for the log. Without network the page says so, in place of its own advice.
 */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.isServersOwn) return error.message;
  if (error.status !== 0) return fallback;
  const [whatFailed = fallback] = fallback.split('. ');
  return `${whatFailed.replace(/\.$/, '')}. ${NETWORK_ERROR}`;
}

/** In the dialogs that sign in or up, which say a lost network alone. */
export const dialogErrorText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.status === 0 ? NETWORK_ERROR : errorText(error, fallback);

/** The page's own words first, then the server's reason where it gave one, or the network's. */
export const errorWithReason = (error: unknown, whatFailed: string): string =>
  error instanceof CallError && error.isServersOwn ? `${whatFailed}. ${error.message}` : errorText(error, whatFailed);
