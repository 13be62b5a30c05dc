import { inPageLanguage } from '@/lib/browser/page/in-page-language';
import { CallError, NETWORK_ERROR } from './call-error';

/** Error whose message is written for the user. */
export class UserFacingError extends Error {}

/**
 * Returns the text to show for a failed call: the server's message if it sent one, otherwise `fallback`. Without a
 * network, the advice in `fallback` is replaced by the message of the network error. Technical messages, such as "HTTP
 * 502", are only for the log.
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof UserFacingError) return error.message;
  if (!(error instanceof CallError)) return fallback;
  if (error.isServersOwn) return error.message;
  if (error.status !== 0) return fallback;
  const [whatFailed = fallback] = fallback.split('. ');
  return `${whatFailed.replace(/\.$/, '')}. ${networkErrorText()}`;
}

/** Returns the text to show when no response arrived. */
export const networkErrorText = (): string =>
  inPageLanguage({ en: NETWORK_ERROR, es: 'Error de red. Revise su conexión a internet.' });

/** Returns the text to show for the error of a query or a mutation. Returns null if there is no error. */
export const findErrorText = (error: unknown, fallback: string): string | null =>
  error === null ? null : errorText(error, fallback);
