import 'server-only';
import { perProcess } from '@/lib/kernel/per-process';
import type { Prisma, PrismaClient } from './generated/client';

/**
 * Counters, one for each kind of cached data. Code that fills a cache notes the counter before it reads the data; the
 * data is valid until the counter changes. So a write also invalidates data that was read before the write but arrives
 * after it.
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
 * Kinds of cached data. `sessions`: signed-in users and their roles. `bank`: sections, and the questions of mock tests.
 * `corrections`: the list of corrections. `marks`: how responses count. `outcomes`: exam outcomes of learners.
 * `praise`: testimonials that may be shown. `rounds`: the current question of a classroom round.
 */
export type Kept = keyof ReturnType<typeof states>;

export const counterOf = (kept: Kept): number => states()[kept];

interface Entry<T> {
  at: number;
  /** Values of the counters before the cached value was read. */
  state: string;
  value: Promise<T>;
}

/**
 * Caches in this process a value that is the same for all users. The cached value is valid until one of the kinds in
 * `of` is invalidated in this process. It is also valid for at most `forMs` milliseconds, because this process does not
 * notice writes of other processes. A failed read is not cached.
 */
export function cacheUntilInvalidated<T>(
  name: string,
  { of, forMs }: { of: readonly Kept[]; forMs: number },
  read: () => Promise<T>,
): () => Promise<T> {
  const holder = perProcess(name, (): { entry?: Entry<T> } => ({}));
  return () => {
    const kept = holder();
    const state = of.map(counterOf).join();
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
 * Invalidates cached data of this kind after a statement: immediately outside a transaction, otherwise when the
 * transaction ends. Other processes use their cached data until it expires.
 */
export function invalidate(client: Client, kept: Kept): void {
  const writes = inTransactions().get(client);
  if (writes) writes.add(kept);
  else states()[kept] += 1;
}

type Transact = PrismaClient['$transaction'];

/**
 * Runs Prisma's `$transaction`. Invalidates cached data even if it throws, because the commit may have succeeded before
 * the connection broke.
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
