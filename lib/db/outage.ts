import 'server-only';
import { log } from '@/lib/log';
import { canConnect, pool } from './client';
import { currentOutage, currentRush } from './outage-state';

/** Classifies database errors, and logs an outage as one event instead of once per failed request. */

const PROBE_MS = 1_000;
const REMIND_MS = 60_000;
const MAX_REASON = 300;

/** Prisma: refused (1000, 1010), unreachable, timed out, closed. */
const AWAY_CODES = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1010', 'P1017']);

// PostgreSQL: connection exceptions (08), a read-only server (25006), our own role refused (28), resources and a full
// disk (53), shutdown and crash (57P). The last alternative is the adapter's whole message when a connection breaks in
// the middle of a transaction.
const AWAY =
  /\b(08\w{3}|25006|28(?:000|P01)|53\w{3}|57P\d\d)\b|ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|connection error and is not queryable|Can't reach database|Server has closed the connection|not accept(ing)? (commands|connections)|the database system is|^\s*(ConnectionClosed|DatabaseNotReachable|SocketTimeout|TooManyConnections)$/i;

// No connection became free in time (by Prisma's limit P2024, or by the pool's) or none could be opened: all are in
// use, this machine is overloaded, or the database does not answer.
const WAITED = /\bP2024\b|timeout exceeded when trying to connect|terminated due to connection timeout/;

// PostgreSQL: deadlock and lost race (40), cancelled by timeout (57014), lock timeout (55P03).
const BUSY = /\b(40(?:001|P01)|57014|55P03)\b/;

const MAX_CAUSES = 4;

interface Telling {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * Returns true for an error, or for what the adapter passes as its cause: PostgreSQL's message in an object that is not
 * an error.
 */
const isTelling = (cause: unknown): cause is Telling => typeof cause === 'object' && cause !== null;

/**
 * Classifies an error. `away`: no request can be served; `busy`: only this one failed; `waited`: one of the two; null:
 * not about the database's state.
 */
export function databaseTrouble(error: unknown): 'away' | 'busy' | 'waited' | null {
  for (let cause = error, depth = 0; isTelling(cause) && depth < MAX_CAUSES; cause = cause.cause, depth += 1) {
    const code = String(cause.code ?? '');
    const said = `${code} ${cause.message ?? ''}`;
    if (BUSY.test(said)) return 'busy';
    if (WAITED.test(said)) return 'waited';
    if (AWAY_CODES.has(code) || AWAY.test(said)) return 'away';
  }
  return null;
}

/**
 * Returns true when the error says that the database is unavailable or overloaded. Counts it, and the log reports all
 * such errors at once.
 */
export function noteOutage(error: unknown): boolean {
  const trouble = databaseTrouble(error);
  if (trouble === 'away') return meetOutage(error);
  return trouble === 'waited' ? meetRush(error) : false;
}

/**
 * Counts a request without a connection. A database that still accepts a connection is available: our own are all in
 * use.
 */
function meetRush(error: unknown): true {
  if (currentOutage()) return meetOutage(error);
  const known = currentRush();
  if (known) {
    known.met += 1;
    known.metAt = Date.now();
    return true;
  }
  const rush = { met: 1, metAt: Date.now() };
  currentRush.set(rush);
  void canConnect().then((isThere) => {
    if (!isThere) {
      currentRush.clear();
      return meetOutage(error);
    }
    log.warn('database busy', { error: reasonOf(error) });
    setTimeout(() => {
      currentRush.clear();
      if (rush.met > 1) log.warn('database was busy', { errors: rush.met });
    }, REMIND_MS).unref();
  });
  return true;
}

function meetOutage(error: unknown): true {
  const now = Date.now();
  const outage = currentOutage();
  if (outage) {
    outage.met += 1;
    outage.metAt = now;
    return true;
  }
  currentOutage.set({ since: now, met: 1, metAt: now, saidAt: now });
  log.error('database away', { error: reasonOf(error) });
  probeSoon();
  return true;
}

function probeSoon(): void {
  setTimeout(() => void probe(), PROBE_MS).unref();
}

/** Ends the outage when the database answers and no query fails any more: a full disk fails some and serves others. */
async function probe(): Promise<void> {
  const outage = currentOutage();
  if (!outage) return;
  const answers = await pool()
    .query('SELECT 1')
    .then(
      () => true,
      () => false,
    );
  const now = Date.now();
  const seconds = Math.round((now - outage.since) / 1000);
  if (answers && now - outage.metAt >= PROBE_MS) {
    currentOutage.clear();
    log.warn('database back', { seconds, errors: outage.met });
    return;
  }
  if (now - outage.saidAt >= REMIND_MS) {
    outage.saidAt = now;
    log.error('database still away', { seconds, errors: outage.met });
  }
  probeSoon();
}

/** Returns the reason, which is at the end of Prisma's messages, after the place in our code. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim().split('\n').at(-1) ?? '').slice(0, MAX_REASON);
}
