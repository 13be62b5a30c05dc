import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { SIGN_UP_TEMPLATES } from './rules';

export interface NewMessage {
  id: string;
  template: string;
  sealed: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

/**
 * Inserts a message; inserting it again has no effect. Callers repeat the call on an error, because the connection can
 * break after the insertion.
 */
export async function createMessage(message: NewMessage): Promise<void> {
  await db.queuedMessage.createMany({ data: [message], skipDuplicates: true });
}

export async function createMessages(tx: Prisma.TransactionClient, messages: NewMessage[]): Promise<void> {
  await tx.queuedMessage.createMany({ data: messages });
}

export interface DueMessage {
  id: string;
  template: string;
  sealed: Uint8Array;
  tries: number;
  expiresAt: Date;
}

/**
 * Reserves for `leaseMs` milliseconds the message that has been due the longest, and returns it. Messages about
 * sign-ups come last, so that a flood of them does not delay others. `SKIP LOCKED` gives concurrent instances different
 * messages. Uses the database's time, because the instances' clocks may differ.
 */
export async function takeMessage(leaseMs: number): Promise<DueMessage | null> {
  const [message] = await db.$queryRaw<DueMessage[]>`
    UPDATE letters SET tries = tries + 1, due_at = now() + ${leaseMs} * interval '1 millisecond'
    WHERE id = (SELECT id FROM letters WHERE failed_at IS NULL AND due_at <= now()
      ORDER BY template = ANY(${SIGN_UP_TEMPLATES}), due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id::text, template, sealed, tries, expires_at AS "expiresAt"`;
  return message ?? null;
}

/** Returns a message to the queue without counting the try. */
export async function holdMessage(id: string, dueAt: Date): Promise<void> {
  await db.queuedMessage.updateMany({ where: { id }, data: { dueAt, tries: { decrement: 1 } } });
}

const MESSAGES_AT_ONCE = 200;

/** Yields every waiting message, read in batches. */
export async function* waitingMessages(): AsyncGenerator<{ id: string; sealed: Uint8Array }> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const messages = await db.queuedMessage.findMany({
      where: { failedAt: null, id: { gt: last } },
      select: { id: true, sealed: true },
      orderBy: { id: 'asc' },
      take: MESSAGES_AT_ONCE,
    });
    yield* messages;
    const end = messages.at(-1);
    if (!end || messages.length < MESSAGES_AT_ONCE) return;
    last = end.id;
  }
}

export async function deleteMessage(id: string): Promise<void> {
  await db.queuedMessage.deleteMany({ where: { id } });
}

export async function postponeMessage(id: string, { dueAt, error }: { dueAt: Date; error: string }): Promise<void> {
  await db.queuedMessage.updateMany({ where: { id }, data: { dueAt, lastError: error } });
}

/** Marks a message as failed. The row stays for the operator, but its content is deleted. */
export async function giveUpMessage(id: string, { at, error }: { at: Date; error: string }): Promise<void> {
  await db.queuedMessage.updateMany({
    where: { id },
    data: { failedAt: at, lastError: error, sealed: new Uint8Array() },
  });
}

export async function deleteFailedBefore(before: Date): Promise<number> {
  const { count } = await db.queuedMessage.deleteMany({ where: { failedAt: { lt: before } } });
  return count;
}

export async function countMessages(): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const [row] = await db.$queryRaw<{ waiting: number; failed: number; oldestSeconds: number }[]>`
    SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting,
      count(failed_at)::int AS failed,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float AS "oldestSeconds"
    FROM letters`;
  return row ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}
