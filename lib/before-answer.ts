import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/kernel/per-process';

const messagesOfRequest = perProcess('messages of a request', () => new AsyncLocalStorage<Promise<void>[]>());

/**
 * Runs a use case, and waits until the messages that it has queued are stored in the database, so that a response
 * promises only mail that will be sent. Does not wait for work that is still running when the use case returns, because
 * its time could reveal which accounts exist.
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
 * Returns the list of messages that the response waits for. Throws if there is none, because the endpoint does not
 * declare `sendsMail`.
 */
export function messagesWaitedFor(): Promise<void>[] {
  const messages = messagesOfRequest().getStore();
  if (!messages) throw new Error('This sends mail, so its endpoint must declare `sendsMail`.');
  return messages;
}
