import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/kernel/per-process';

const messagesOfRequest = perProcess('messages of a request', () => new AsyncLocalStorage<Promise<void>[]>());

/**
 * Runs the function that handles a request, and waits until the messages that it has queued are stored in the database.
 * A response then promises only email that will be sent. Does not wait for work that is still running when the function
 * returns, because the time of that work could reveal which accounts exist.
 */
export function withMailStored<T>(work: () => Promise<T>): Promise<T> {
  const messages: Promise<void>[] = [];
  return messagesOfRequest().run(messages, async () => {
    try {
      return await work();
    } finally {
      await Promise.all(messages);
    }
  });
}

/**
 * Returns the messages that must be stored before the response is sent. Throws if the endpoint does not declare
 * `sendsMail`.
 */
export function messagesWaitedFor(): Promise<void>[] {
  const messages = messagesOfRequest().getStore();
  if (!messages) throw new Error('This sends mail, so its endpoint must declare `sendsMail`.');
  return messages;
}
