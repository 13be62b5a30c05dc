import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/lib/kernel/per-process';

const messagesOfRequest = perProcess('messages of a request', () => new AsyncLocalStorage<Promise<void>[]>());

/**
 * Runs a use case, and resolves when the messages that it ordered are in the database, so that everybody who gets a
 * response also gets the message. It does not wait for work that a use case leaves running when it returns: a response
 * that is the same for every address would reveal by its timing which accounts exist.
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
 * Returns the list of messages to wait for. Throws if there is none: the endpoint does not declare that it sends mail.
 */
export function messagesWaitedFor(): Promise<void>[] {
  const messages = messagesOfRequest().getStore();
  if (!messages) throw new Error('This sends mail, so its endpoint must declare `sendsMail`.');
  return messages;
}
