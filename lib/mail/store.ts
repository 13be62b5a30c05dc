import 'server-only';
import { db } from '@/lib/db/client';

interface NewLetter {
  id: string;
  template: string;
  sealed: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

/** May be repeated: a connection can break after the letter has been stored. */
export async function createLetter(letter: NewLetter): Promise<void> {
  await db.letter.createMany({ data: [letter], skipDuplicates: true });
}

export interface DueLetter {
  id: string;
  template: string;
  sealed: Uint8Array;
  tries: number;
  expiresAt: Date;
}

/**
 * Takes the letter that has been due the longest, for `leaseMs`. `SKIP LOCKED` gives two instances that ask at once two
 * different letters. Times are the database's, so that instances need not agree on the clock.
 */
export async function takeLetter(leaseMs: number): Promise<DueLetter | null> {
  const [letter] = await db.$queryRaw<DueLetter[]>`
    UPDATE letters SET tries = tries + 1, due_at = now() + ${leaseMs} * interval '1 millisecond'
    WHERE id = (SELECT id FROM letters WHERE failed_at IS NULL AND due_at <= now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id::text, template, sealed, tries, expires_at AS "expiresAt"`;
  return letter ?? null;
}

/** Gives a letter back untried. */
export async function holdLetter(id: string, dueAt: Date): Promise<void> {
  await db.letter.updateMany({ where: { id }, data: { dueAt, tries: { decrement: 1 } } });
}

const LETTERS_AT_ONCE = 200;

/** Every letter that waits, a part at a time. */
export async function* waitingLetters(): AsyncGenerator<{ id: string; sealed: Uint8Array }> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const letters = await db.letter.findMany({
      where: { failedAt: null, id: { gt: last } },
      select: { id: true, sealed: true },
      orderBy: { id: 'asc' },
      take: LETTERS_AT_ONCE,
    });
    yield* letters;
    const end = letters.at(-1);
    if (!end || letters.length < LETTERS_AT_ONCE) return;
    last = end.id;
  }
}

export async function deleteLetter(id: string): Promise<void> {
  await db.letter.deleteMany({ where: { id } });
}

export async function postponeLetter(id: string, { dueAt, error }: { dueAt: Date; error: string }): Promise<void> {
  await db.letter.updateMany({ where: { id }, data: { dueAt, lastError: error } });
}

/** Stays for the operator to see, without what it said. */
export async function giveUpLetter(id: string, { at, error }: { at: Date; error: string }): Promise<void> {
  await db.letter.updateMany({ where: { id }, data: { failedAt: at, lastError: error, sealed: new Uint8Array() } });
}

export async function deleteFailedLetters(before: Date): Promise<number> {
  const { count } = await db.letter.deleteMany({ where: { failedAt: { lt: before } } });
  return count;
}

export async function countLetters(): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const [row] = await db.$queryRaw<{ waiting: number; failed: number; oldestSeconds: number }[]>`
    SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting,
      count(failed_at)::int AS failed,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float AS "oldestSeconds"
    FROM letters`;
  return row ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}
