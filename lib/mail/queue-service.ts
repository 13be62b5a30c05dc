import 'server-only';
import { randomUUID } from 'node:crypto';
import { messagesWaitedFor } from '@/lib/before-answer';
import { noteOutage } from '@/lib/db/outage';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import { DAY_MS } from '@/lib/kernel/time';
import { countMessage, mailOfThisHour, mayMailAgain } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { deliver, type Message } from './adapter';
import {
  countMessages,
  createMessage,
  createMessages,
  type DueMessage,
  deleteFailedBefore,
  deleteMessage,
  giveUpMessage,
  holdMessage,
  type NewMessage,
  postponeMessage,
  takeMessage,
  waitingMessages,
} from './queue-store';
import { causeOf, isFinal, LEASE_MS, NOBODY_TEMPLATE, nextTry, TRY_MS } from './rules';
import { seal, unseal } from './seal-codec';

/**
 * Number of messages that one instance sends at the same time. It equals the number of connections to the mail server.
 */
const POSTMEN = 3;
const WRITE_AGAIN_MS = [500, 1_500, 5_000, 20_000, 60_000];

interface Queue {
  writings: Set<Promise<void>>;
  rounds: Set<Promise<void>>;
  isClosed: boolean;
  /** Time until which the alarm about the hourly limit is not logged again; milliseconds since 1970. */
  alarmedUntilMs?: number;
}

export const queue = perProcess(
  'mail queue',
  (): Queue => ({ writings: new Set(), rounds: new Set(), isClosed: false }),
);

export interface Ordered {
  template: string;
  lifetimeMs: number;
  message: () => Promise<Message>;
}

/**
 * Queues a message. It stays stored until a mail server accepts it. Returns immediately; the response to the current
 * request waits until the message is stored or the first try to store it has failed. Throws only if the endpoint does
 * not declare that it sends email.
 */
export function enqueue(ordered: Ordered): void {
  const { writings } = queue();
  let endFirstTry = () => {};
  messagesWaitedFor().push(
    new Promise((resolve) => {
      endFirstTry = resolve;
    }),
  );
  const writing = write(ordered, endFirstTry)
    .catch((error: unknown) => log.error('mail not queued', { template: ordered.template, error: textOf(error) }))
    .finally(() => {
      endFirstTry();
      writings.delete(writing);
    });
  writings.add(writing);
}

export type WrittenMessage = NewMessage;

/**
 * Stores a message. Retries if this fails, because the work that caused the message is already done, and a short
 * database outage must not lose the message.
 */
async function write(ordered: Ordered, endTry: () => void): Promise<void> {
  const written = await writeMessage(ordered);
  if (!written) return;
  await persist(() => createMessage(written).finally(endTry));
  deliverDue();
}

/** Prepares a message for storage. Returns null if the recipient has received too many messages of this kind. */
export async function writeMessage({ template, lifetimeMs, message }: Ordered): Promise<WrittenMessage | null> {
  const written = await message();
  if (template !== NOBODY_TEMPLATE && !(await mayMailAgain(template, written.to))) {
    log.warn('mail dropped, the recipient reached the limit for such mail', { template });
    return null;
  }
  const expiresAt = new Date(Date.now() + lifetimeMs);
  return { id: randomUUID(), template, sealed: seal(written), expiresAt };
}

/**
 * Stores messages in the caller's transaction, together with the rows that record them. The messages are delivered only
 * if the transaction commits.
 */
export const storeMessages = createMessages;

/** Runs database work. If it fails, as in a database outage, retries for a minute and a half, and then throws. */
async function persist(work: () => Promise<void>): Promise<void> {
  for (const waitMs of [...WRITE_AGAIN_MS, null]) {
    try {
      return await work();
    } catch (error) {
      if (waitMs === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    }
  }
}

/** Starts a delivery loop, unless enough are running. Never throws. */
export function deliverDue(): void {
  const { rounds, isClosed } = queue();
  if (isClosed || rounds.size >= POSTMEN) return;
  const round = deliverAll()
    .catch((error: unknown) => {
      if (!noteOutage(error)) log.warn('mail waits for the database', { error: textOf(error) });
    })
    .finally(() => rounds.delete(round));
  rounds.add(round);
}

/**
 * Stops delivery, and waits for the messages that are being sent. A message that is not sent in time is sent again
 * after its lease has expired, by another instance or after a restart.
 */
export async function endMail(): Promise<void> {
  const open = queue();
  open.isClosed = true;
  await Promise.allSettled([...open.writings, ...open.rounds]);
}

async function deliverAll(): Promise<void> {
  while (!queue().isClosed) {
    const due = await takeMessage(LEASE_MS);
    if (!due) return;
    if (due.template === NOBODY_TEMPLATE) {
      unseal(due.sealed);
      await deleteMessage(due.id);
      continue;
    }
    // Only the first try to send a message counts, so that an unavailable mail server does not use up the hourly limit.
    const waitMs = due.tries === 1 ? await countMessage(causeOf(due.template)) : 0;
    if (waitMs > 0) await hold(due, waitMs);
    else await deliverOne(due);
  }
}

/**
 * Returns a message to the queue until the next hour, and alerts the operator: either somebody uses this installation
 * to send email to strangers, or the limit is too low.
 */
async function hold(due: DueMessage, waitMs: number): Promise<void> {
  const dueAt = new Date(Date.now() + waitMs);
  const { id, template } = due;
  const open = queue();
  // The alarm is logged once an hour, so that a flood of messages does not fill the log.
  if (Date.now() >= (open.alarmedUntilMs ?? 0)) {
    open.alarmedUntilMs = dueAt.getTime();
    log.error('hourly ceiling of mail reached', { template, perHour: env().MAIL_PER_HOUR, dueAt });
  }
  if (dueAt < due.expiresAt) return holdMessage(id, dueAt);
  await abandon(due, 'The hourly mail limit was reached, so the message would have arrived too late');
}

async function deliverOne(due: DueMessage): Promise<void> {
  const { id, template, tries, expiresAt } = due;
  // The message may have expired while no instance was running.
  if (expiresAt <= new Date()) return abandon(due, 'The message would have arrived too late');
  try {
    const message = unseal(due.sealed);
    if (!message) return await abandon(due, 'The message was encrypted with a secret that is no longer set');
    await inTime(deliver(message, `<${id}@${new URL(env().PUBLIC_URL).hostname}>`));
  } catch (error) {
    const dueAt = isFinal(error) ? null : nextTry({ tries, expiresAt, now: new Date() });
    log.warn('mail not sent', { messageId: id, template, tries, willRetry: dueAt !== null, error: textOf(error) });
    if (dueAt === null) return abandon(due, textOf(error));
    return postponeMessage(id, { dueAt, error: textOf(error) });
  }
  // The mail server has already accepted the message, so the stored message must be deleted, or it would be sent again.
  // The deletion is retried during a database outage.
  await persist(() => deleteMessage(id));
}

async function abandon({ id, template }: DueMessage, error: string): Promise<void> {
  log.error('mail given up', { messageId: id, template, error });
  await giveUpMessage(id, { at: new Date(), error });
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), TRY_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Deletes waiting messages to the address of a deleted account. Decrypts every message, because the recipient is also
 * encrypted.
 */
export async function withdrawMessages(address: string): Promise<void> {
  for await (const { id, sealed } of waitingMessages()) {
    if (unseal(sealed)?.to === address) await deleteMessage(id);
  }
}

/** Returns the numbers of waiting and failed messages, and of messages sent in this hour. */
export async function mailState() {
  const [messages, hour] = await Promise.all([countMessages(), mailOfThisHour()]);
  return { ...messages, ...hour };
}

const FAILED_DAYS = 30;

export const deleteFailedMessages = (now: Date): Promise<number> =>
  deleteFailedBefore(new Date(now.getTime() - FAILED_DAYS * DAY_MS));

const MAX_ERROR = 300;
// Removes addresses from an error text. Mail servers may repeat the recipient, and neither the table nor the log may
// contain readable addresses.
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[^\s<>]+@[^\s<>]+/g, '[address]')
    .slice(0, MAX_ERROR);
