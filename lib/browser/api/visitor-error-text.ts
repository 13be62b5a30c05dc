import { CallError } from './call-error';
import { errorText, networkErrorText } from './error-text';

/**
 * Returns the text for the sign-in and sign-up dialogs. Without a network, returns only the message of the network
 * error; otherwise the same text as `errorText`.
 */
export const dialogErrorText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.status === 0 ? networkErrorText() : errorText(error, fallback);

/**
 * Returns the description `whatFailed`, followed by the server's message or the message of the network error, if there
 * is one.
 */
export const errorWithReason = (error: unknown, whatFailed: string): string =>
  error instanceof CallError && error.isServersOwn ? `${whatFailed}. ${error.message}` : errorText(error, whatFailed);
