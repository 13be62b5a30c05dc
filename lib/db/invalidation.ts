import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';
import type { Prisma, PrismaClient } from './generated/client';

/**
 * What a process keeps of the database in its memory, each with the state it is in. A reader notes the state before it reads, and
 * what it has kept counts until the state is another one. So a write makes stale what was read before it, even what arrives after.
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

/** `sessions`: who is signed in, in which roles. `bank`: sections, and the questions of the mock test. `corrections`: the ledger. `marks`: how responses count. `outcomes`: what learners have said of their exams. `praise`: what of it may be shown. `rounds`: which question a class is asked in its room. */
export type Kept = keyof ReturnType<typeof states>;

export const stateOf = (kept: Kept): number => states()[kept];

interface Entry<T> {
  at: number;
  /** Of what it was read from, before it was read. */
  state: string;
  value: Promise<T>;
}

/**
 * What is the same for everybody is read once and then answered from this process's memory, until something in `of` was made stale
 * here, or for `forMs` milliseconds: so long may a write of another process go unnoticed. A read that fails is not kept.
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
 * Says that a statement on `client` has made `kept` stale: from now on this process reads it again, or from the end of the
 * transaction on. Other processes notice when their own entry is too old.
 */
export function invalidate(client: Client, kept: Kept): void {
  const writes = inTransactions().get(client);
  if (writes) writes.add(kept);
  else states()[kept] += 1;
}

type Transact = PrismaClient['$transaction'];

/** Prisma's own, except that what its statements have made stale is read again once it ends: the connection may break at the commit. */
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
