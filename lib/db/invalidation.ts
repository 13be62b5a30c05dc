import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';
import type { Prisma, PrismaClient } from './generated/client';

/**
 * State of each kind of cached value. A reader notes the state before it reads, and its cached value is valid until the
 * state changes. A write therefore invalidates everything read before it, even what arrives after it.
 */
const states = perProcess('states of what is kept', () => ({
  sessions: 0,
  bank: 0,
  corrections: 0,
  marks: 0,
  outcomes: 0,
  praise: 0,
  rounds: 0,
}));

/**
 * Kinds of cached values. `sessions`: signed-in users and their roles. `bank`: sections, and the mock test's questions.
 * `corrections`: the ledger. `marks`: how responses count. `outcomes`: learners' exam outcomes. `praise`: praise that
 * may be shown. `rounds`: the current question of a classroom round.
 */
export type Kept = keyof ReturnType<typeof states>;

export const stateOf = (kept: Kept): number => states()[kept];

interface Entry<T> {
  at: number;
  /** State of the source before the read. */
  state: string;
  value: Promise<T>;
}

/**
 * Caches a value that is the same for everybody in this process's memory, until something in `of` is invalidated here,
 * or for `forMs` milliseconds: the longest time for which a write of another process may go unnoticed. A failed read is
 * not cached.
 */
export function cacheUntilInvalidated<T>(
  name: string,
  { of, forMs }: { of: readonly Kept[]; forMs: number },
  read: () => Promise<T>,
): () => Promise<T> {
  const holder = perProcess(name, (): { entry?: Entry<T> } => ({}));
  return () => {
    const kept = holder();
    const state = of.map(stateOf).join();
    if (kept.entry?.state === state && Date.now() - kept.entry.at < forMs) return kept.entry.value;
    const entry = { at: Date.now(), state, value: read() };
    kept.entry = entry;
    entry.value.catch(() => {
      if (kept.entry === entry) delete kept.entry;
    });
    return entry.value;
  };
}

type Client = Pick<Prisma.TransactionClient, '$executeRaw'>;

const inTransactions = perProcess('writes of transactions', () => new WeakMap<object, Set<Kept>>());

/**
 * Invalidates `kept` after a statement on `client`: at once, or at the end of the transaction. Other processes notice
 * when their own entry expires.
 */
export function invalidate(client: Client, kept: Kept): void {
  const writes = inTransactions().get(client);
  if (writes) writes.add(kept);
  else states()[kept] += 1;
}

type Transact = PrismaClient['$transaction'];

/**
 * Runs Prisma's own `$transaction`, and invalidates its cached values even if it fails: the connection may break at the
 * commit.
 */
export const transactOf = (prisma: PrismaClient): Transact =>
  (async (work: unknown, options: never) => {
    if (typeof work !== 'function') return prisma.$transaction(work as never, options);
    const writes = new Set<Kept>();
    try {
      return await prisma.$transaction((tx) => {
        inTransactions().set(tx, writes);
        return work(tx);
      }, options);
    } finally {
      for (const kept of writes) states()[kept] += 1;
    }
  }) as Transact;
