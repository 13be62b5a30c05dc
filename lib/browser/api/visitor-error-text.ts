import { CallError, NETWORK_ERROR } from './call-error';
import { errorText } from './error-text';

/**
 * Returns the text for the sign-in and sign-up dialogs: like `errorText`, but only the network error if the network is
 * lost.
 */
export const dialogErrorText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.status === 0 ? NETWORK_ERROR : errorText(error, fallback);

/** Returns what failed, followed by the server's message or the network error, if there is one. */
export const errorWithReason = (error: unknown, whatFailed: string): string =>
  error instanceof CallError && error.isServersOwn ? `${whatFailed}. ${error.message}` : errorText(error, whatFailed);
