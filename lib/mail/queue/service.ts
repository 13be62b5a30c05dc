import { perProcess } from '@/lib/kernel/per-process';
import { DAY_MS } from '@/lib/kernel/time';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { noteOutage } from '@/lib/db/outage';
import { env } from '@/lib/env';
import { countMessage, mailOfThisHour, mayMailAgain } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { deliver, type Message } from '@/lib/mail/adapter';
import { messagesWaitedFor } from '@/lib/mail/before-answer/adapter';
import { causeOf, isFinal, LEASE_MS, NOBODY_TEMPLATE, nextTry, TRY_MS } from '@/lib/mail/rules';
import { seal, unseal } from '@/lib/mail/seal/codec';
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
} from './store';

/** Messages at once on one instance: as many as the mailer has connections. */
const POSTMEN = 3;
const WRITE_AGAIN_MS = [500, 1_500, 5_000, 20_000, 60_000];

interface Queue {
  writings: Set<Promise<void>>;
  rounds: Set<Promise<void>>;
  isClosed: boolean;
  /** Until then the operator has been told that the hour's mail is used up. */
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
 * Keeps a message until a mail server has taken it. Returns at once; the answer to the request that orders it waits until it is
 * stored, or until the first try to store it has failed. Throws only where the endpoint does not declare that it sends mail.
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

/** What asked for the message is done already, so a database that is away for a moment must not cost it. */
async function write(ordered: Ordered, endTry: () => void): Promise<void> {
  const written = await writeMessage(ordered);
  if (!written) return;
  await persist(() => createMessage(written).finally(endTry));
  deliverDue();
}

/** A message to be stored. Whatever asks for it, and however often, nobody's mailbox is filled: null where its recipient has had enough like it. */
export async function writeMessage({ template, lifetimeMs, message }: Ordered): Promise<WrittenMessage | null> {
  const written = await message();
  if (template !== NOBODY_TEMPLATE && !(await mayMailAgain(template, written.to))) {
    log.warn('mail left out, its recipient has had enough like it', { template });
    return null;
  }
  const expiresAt = new Date(Date.now() + lifetimeMs);
  return { id: randomUUID(), template, sealed: seal(written), expiresAt };
}

/** With what the caller notes of them: they are delivered once its transaction has ended, and only then. */
export const storeMessages = createMessages;

/** Tries until the database has taken it. Throws when it is away for longer than a restart takes. */
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

/** Starts a round over what is due, unless enough are running. Never throws. */
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

/** Takes no more messages, and waits for those being sent. What does not end in time is tried again when its lease is over. */
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
    // Only its first try counts: a mail server that is down must not use the hour up.
    const waitMs = due.tries === 1 ? await countMessage(causeOf(due.template)) : 0;
    if (waitMs > 0) await hold(due, waitMs);
    else await deliverOne(due);
  }
}

/** An abuser makes this installation send mail to strangers, or it has grown: the operator has to look. */
async function hold(due: DueMessage, waitMs: number): Promise<void> {
  const dueAt = new Date(Date.now() + waitMs);
  const { id, template } = due;
  const open = queue();
  // Once an hour: a flood must not fill the log as well.
  if (Date.now() >= (open.alarmedUntilMs ?? 0)) {
    open.alarmedUntilMs = dueAt.getTime();
    log.error('hourly ceiling of mail reached', { template, perHour: env().MAIL_PER_HOUR, dueAt });
  }
  if (dueAt < due.expiresAt) return holdMessage(id, dueAt);
  await abandon(due, 'The hourly ceiling of mail was reached, and it would have come too late');
}

async function deliverOne(due: DueMessage): Promise<void> {
  const { id, template, tries, expiresAt } = due;
  // It can have waited longer than planned: nobody was there to send it.
  if (expiresAt <= new Date()) return abandon(due, 'It would have come too late');
  try {
    const message = unseal(due.sealed);
    if (!message) return await abandon(due, 'It was sealed with a secret that is not known any more');
    await inTime(deliver(message, `<${id}@${new URL(env().PUBLIC_URL).hostname}>`));
  } catch (error) {
    const dueAt = isFinal(error) ? null : nextTry({ tries, expiresAt, now: new Date() });
    log.warn('mail not sent', { messageId: id, template, tries, willRetry: dueAt !== null, error: textOf(error) });
    if (dueAt === null) return abandon(due, textOf(error));
    return postponeMessage(id, { dueAt, error: textOf(error) });
  }
  // The mail server has it: a database that is away now must not make it go out again.
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

/** What waits for an address whose account is gone must not go out any more. The table names no recipients, so each is opened. */
export async function withdrawMessages(address: string): Promise<void> {
  for await (const { id, sealed } of waitingMessages()) {
    if (unseal(sealed)?.to === address) await deleteMessage(id);
  }
}

/** How many messages wait or failed, and how many of the hour's have gone. */
export async function mailState() {
  const [messages, hour] = await Promise.all([countMessages(), mailOfThisHour()]);
  return { ...messages, ...hour };
}

const FAILED_DAYS = 30;

export const deleteFailedMessages = (now: Date): Promise<number> =>
  deleteFailedBefore(new Date(now.getTime() - FAILED_DAYS * DAY_MS));

const MAX_ERROR = 300;
// A mail server may repeat the recipient in its refusal, and the table and the log hold no address in clear.
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[^\s<>]+@[^\s<>]+/g, '[address]')
    .slice(0, MAX_ERROR);
