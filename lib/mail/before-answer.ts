import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  // Route handlers may load modules separately: the one record hangs here.
  var __coldpassLettersOfRequest: AsyncLocalStorage<Promise<void>[]> | undefined;
}

function lettersOfRequest(): AsyncLocalStorage<Promise<void>[]> {
  globalThis.__coldpassLettersOfRequest ??= new AsyncLocalStorage();
  return globalThis.__coldpassLettersOfRequest;
}

/**
 * Runs a use case, and ends when the letters that it ordered lie in the database, so that who has an answer also gets the
 * letter. What a use case leaves running when it returns is not waited for: an answer that is the same for every address would
 * show by its time which accounts exist.
 */
export function withLettersStored<T>(work: () => Promise<T>): Promise<T> {
  const letters: Promise<void>[] = [];
  return lettersOfRequest().run(letters, async () => {
    try {
      return await work();
    } finally {
      await Promise.all(letters);
    }
  });
}

/** `stored` must not reject. */
export function noteLetter(stored: Promise<void>): void {
  lettersOfRequest().getStore()?.push(stored);
}
