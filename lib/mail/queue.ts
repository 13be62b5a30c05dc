import 'server-only';
import { randomUUID } from 'node:crypto';
import { noteOutage } from '@/lib/db/outage';
import { env } from '@/lib/env';
import { countLetter, mailOfThisHour } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { noteLetter } from './before-answer';
import { isFinal, LEASE_MS, nextTry, TRY_MS } from './rules';
import { seal, unseal } from './seal';
import {
  countLetters,
  createLetter,
  type DueLetter,
  deleteFailedLetters,
  deleteLetter,
  giveUpLetter,
  holdLetter,
  postponeLetter,
  takeLetter,
  waitingLetters,
} from './store';
import { deliver, type Message } from './transport';

/** Letters at once on one instance: as many as the mailer has connections. */
const POSTMEN = 3;
const WRITE_AGAIN_MS = [500, 1_500, 5_000, 20_000, 60_000];

interface Queue {
  writings: Set<Promise<void>>;
  rounds: Set<Promise<void>>;
  isClosed: boolean;
}

declare global {
  // The proxy and the route handlers load modules separately: the one queue hangs here.
  var __coldpassMailQueue: Queue | undefined;
}

function queue(): Queue {
  globalThis.__coldpassMailQueue ??= { writings: new Set(), rounds: new Set(), isClosed: false };
  return globalThis.__coldpassMailQueue;
}

interface Ordered {
  template: string;
  lifetimeMs: number;
  message: () => Promise<Message>;
}

/**
 * Keeps a letter until a mail server has taken it. Returns at once and never throws; the answer to the request that orders it
 * waits until it is stored, or until the first try to store it has failed.
 */
export function enqueue(ordered: Ordered): void {
  const { writings } = queue();
  let endFirstTry = () => {};
  noteLetter(
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

/** What asked for the letter is done already, so a database that is away for a moment must not cost it. */
async function write({ template, lifetimeMs, message }: Ordered, endTry: () => void): Promise<void> {
  const letter = { id: randomUUID(), template, sealed: seal(await message()) };
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await persist(() => createLetter({ ...letter, expiresAt }).finally(endTry));
  deliverDue();
}

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

/** Starts a round over what is due, unless enough are under way. Never throws. */
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

/** Takes no more letters, and waits for those under way. What does not end in time is tried again when its lease is over. */
export async function endMail(): Promise<void> {
  const open = queue();
  open.isClosed = true;
  await Promise.allSettled([...open.writings, ...open.rounds]);
}

async function deliverAll(): Promise<void> {
  while (!queue().isClosed) {
    const letter = await takeLetter(LEASE_MS);
    if (!letter) return;
    // Only its first try counts: a mail server that is down must not use the hour up.
    const waitMs = letter.tries === 1 ? await countLetter() : 0;
    if (waitMs > 0) await hold(letter, waitMs);
    else await deliverOne(letter);
  }
}

/** Somebody makes this installation write to the world, or it has grown: the operator has to look. */
async function hold(letter: DueLetter, waitMs: number): Promise<void> {
  const dueAt = new Date(Date.now() + waitMs);
  const { id, template } = letter;
  log.error('hourly ceiling of mail reached', { letterId: id, template, perHour: env().MAIL_PER_HOUR, dueAt });
  if (dueAt < letter.expiresAt) return holdLetter(id, dueAt);
  await abandon(letter, 'The hourly ceiling of mail was reached, and it would have come too late');
}

async function deliverOne(letter: DueLetter): Promise<void> {
  const { id, template, tries, expiresAt } = letter;
  // It can have waited longer than planned: nobody was there to send it.
  if (expiresAt <= new Date()) return abandon(letter, 'It would have come too late');
  try {
    const message = unseal(letter.sealed);
    if (!message) return await abandon(letter, 'It was sealed with a secret that is not known any more');
    await inTime(deliver(message, `<${id}@${new URL(env().PUBLIC_URL).hostname}>`));
  } catch (error) {
    const dueAt = isFinal(error) ? null : nextTry({ tries, expiresAt, now: new Date() });
    log.warn('mail not sent', { letterId: id, template, tries, willRetry: dueAt !== null, error: textOf(error) });
    if (dueAt === null) return abandon(letter, textOf(error));
    return postponeLetter(id, { dueAt, error: textOf(error) });
  }
  // The mail server has it: a database that is away now must not make it go out again.
  await persist(() => deleteLetter(id));
}

async function abandon({ id, template }: DueLetter, error: string): Promise<void> {
  log.error('mail given up', { letterId: id, template, error });
  await giveUpLetter(id, { at: new Date(), error });
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
export async function withdrawLetters(address: string): Promise<void> {
  for await (const { id, sealed } of waitingLetters()) {
    if (unseal(sealed)?.to === address) await deleteLetter(id);
  }
}

/** How many letters wait or failed, and how many of the hour's have gone. */
export async function mailState() {
  const [letters, hour] = await Promise.all([countLetters(), mailOfThisHour()]);
  return { ...letters, ...hour };
}

const FAILED_DAYS = 30;

export const forgetFailedLetters = (now: Date): Promise<number> =>
  deleteFailedLetters(new Date(now.getTime() - FAILED_DAYS * 24 * 60 * 60_000));

const MAX_ERROR = 300;
// A mail server may repeat the recipient in its refusal, and the table and the log hold no address in clear.
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[^\s<>]+@[^\s<>]+/g, '[address]')
    .slice(0, MAX_ERROR);
