import { CallError, NETWORK_ERROR } from './call-error';

/**
 * Returns the text for a failed call: the server's message if it sent one, else the page's own text. Texts of the
 * transport, such as "HTTP 502", are for the log. Without a network the page reports that instead of its own advice.
 */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.isServersOwn) return error.message;
  if (error.status !== 0) return fallback;
  const [whatFailed = fallback] = fallback.split('. ');
  return `${whatFailed.replace(/\.$/, '')}. ${NETWORK_ERROR}`;
}

/** Returns the text for the dialogs that sign in or up, which report only a lost network. */
export const dialogErrorText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.status === 0 ? NETWORK_ERROR : errorText(error, fallback);

/** Returns the page's own text first, then the server's reason if it gave one, or the network's. */
export const errorWithReason = (error: unknown, whatFailed: string): string =>
  error instanceof CallError && error.isServersOwn ? `${whatFailed}. ${error.message}` : errorText(error, whatFailed);
