import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { env } from '@/lib/env';
import { canonicalAddress, connectionOf } from '@/lib/kernel/address';
import { perProcess } from '@/lib/kernel/per-process';
import type { HeaderReader } from '@/lib/kernel/route';
import { log } from '@/lib/log';
import { findCountries } from './countries-service';
import { merge, type PendingSession, readVisit, toPending } from './rules';
import { addSessions } from './store';

/** Milliseconds for which visits wait, so that many are written together. `kill -9` loses the visits of this time. */
const FLUSH_MS = 2_000;
/** Maximum number of sessions in one write. When so many are waiting, they are written at once. */
const BATCH = 500;
/**
 * Maximum number of waiting sessions, reached only if the database is down. Further sessions are dropped and counted.
 */
const MAX_WAITING = 20_000;
const MAX_KNOWN = 50_000;
/** Limit of new session ids per connection. It is enough for a classroom, but a script cannot fill the table. */
const NEWCOMERS = { points: 120, windowMs: 10 * 60_000 };

interface Capture {
  waiting: Map<string, PendingSession>;
  /** Session ids seen recently. Ids that are not in this set count as new. */
  known: Set<string>;
  newcomers: Map<string, { count: number; since: number }>;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void> | undefined;
  dropped: number;
}

const capture = perProcess(
  'capture',
  (): Capture => ({
    waiting: new Map(),
    known: new Set(),
    newcomers: new Map(),
    timer: undefined,
    writing: undefined,
    dropped: 0,
  }),
);

interface Seen {
  headers: HeaderReader;
  sessionId: string | null | undefined;
  userId: string | null;
  at: Date;
}

/** Records a request in memory and returns at once. Never throws, because counting must not make a request fail. */
export function recordVisit(seen: Seen): void {
  try {
    const visit = readVisit({ countryHeader: env().TRUSTED_COUNTRY_HEADER, ...seen });
    if (visit) add(capture(), toPending(visit));
  } catch (error) {
    log.warn('visit not counted', { error });
  }
}

function add(state: Capture, session: PendingSession): void {
  const { sessionId } = session;
  const before = state.waiting.get(sessionId);
  if (!before && !admit(state, session)) {
    state.dropped += 1;
    return;
  }
  state.waiting.set(sessionId, before ? merge(before, session) : session);
  if (state.waiting.size >= BATCH) return void flushVisits();
  state.timer ??= setTimeout(flushVisits, FLUSH_MS).unref();
}

function admit(state: Capture, { sessionId, address, lastSeenAt }: PendingSession): boolean {
  if (state.waiting.size >= MAX_WAITING) return false;
  if (state.known.has(sessionId)) return true;
  const connection = connectionOf(address);
  const now = lastSeenAt.getTime();
  const window = state.newcomers.get(connection);
  const isOpen = window !== undefined && now - window.since < NEWCOMERS.windowMs;
  const count = isOpen ? window.count + 1 : 1;
  if (count > NEWCOMERS.points * env().RATE_LIMIT_FACTOR) return false;
  if (state.newcomers.size >= MAX_KNOWN) state.newcomers.clear();
  state.newcomers.set(connection, { count, since: isOpen ? window.since : now });
  if (state.known.size >= MAX_KNOWN) state.known.clear();
  state.known.add(sessionId);
  return true;
}

/**
 * Writes the waiting sessions. Only one write runs at a time. Never throws: sessions that cannot be written wait for
 * the next call.
 */
export function flushVisits(): Promise<void> {
  const state = capture();
  clearTimeout(state.timer);
  state.timer = undefined;
  state.writing ??= write(state).finally(() => {
    state.writing = undefined;
    if (state.waiting.size > 0) state.timer ??= setTimeout(flushVisits, FLUSH_MS).unref();
  });
  return state.writing;
}

async function write(state: Capture): Promise<void> {
  if (state.dropped > 0) log.warn('visits not counted', { dropped: state.dropped });
  state.dropped = 0;
  while (state.waiting.size > 0) {
    const batch = [...state.waiting.values()].slice(0, BATCH);
    for (const { sessionId } of batch) state.waiting.delete(sessionId);
    try {
      await addSessions(await locate(batch));
    } catch (error) {
      putBack(state, batch);
      if (noteOutage(error)) return;
      log.warn('visits wait for the database', { waiting: state.waiting.size, error });
      return;
    }
  }
}

/**
 * Normalizes the addresses of a batch of sessions. Also looks up the country of each session for which no trusted
 * header contained one.
 */
async function locate(batch: readonly PendingSession[]): Promise<PendingSession[]> {
  // Looks each address up once, because a whole class may share it.
  const forms = new Map([...new Set(batch.map(({ address }) => address))].map((one) => [one, canonicalAddress(one)]));
  const formOf = ({ address }: PendingSession): string => forms.get(address) ?? '';
  const unplaced = batch.filter(({ country }) => country === null).map(formOf);
  const countries = await findCountries([...new Set(unplaced)]);
  return batch.map((session) => {
    const address = formOf(session);
    return { ...session, address, country: session.country ?? countries.get(address) ?? null };
  });
}

function putBack(state: Capture, batch: readonly PendingSession[]): void {
  for (const session of batch) {
    const since = state.waiting.get(session.sessionId);
    state.waiting.set(session.sessionId, since ? merge(session, since) : session);
  }
}

/** Writes the remaining sessions before the process ends, including those that arrived during another write. */
export async function endCapture(): Promise<void> {
  await flushVisits();
  if (capture().waiting.size > 0) await flushVisits();
}
