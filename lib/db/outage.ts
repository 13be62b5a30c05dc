import 'server-only';
import { log } from '@/lib/log';
import { canConnect, pool } from './client';
import { currentOutage, currentRush } from './outage-state';

/** Classifies database errors. Logs an outage as one event instead of once per failed request. */

const PROBE_MS = 1_000;
const REMIND_MS = 60_000;
const MAX_REASON = 300;

/** Prisma's codes for a refused (1000, 1010), unreachable, timed out or closed connection. */
const AWAY_CODES = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1010', 'P1017']);

// PostgreSQL's codes for connection exceptions (08), a read-only server (25006), a refused role (28), missing resources
// or a full disk (53), shutdown and crash (57P). The last alternative is the adapter's whole message when a connection
// breaks in a transaction.
const AWAY =
  /\b(08\w{3}|25006|28(?:000|P01)|53\w{3}|57P\d\d)\b|ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|connection error and is not queryable|Can't reach database|Server has closed the connection|not accept(ing)? (commands|connections)|the database system is|^\s*(ConnectionClosed|DatabaseNotReachable|SocketTimeout|TooManyConnections)$/i;

// Errors for a request that got no connection in time (P2024 from Prisma, or the pool's timeout). The reason is that
// all connections are in use, this machine is overloaded, or the database does not answer.
const WAITED = /\bP2024\b|timeout exceeded when trying to connect|terminated due to connection timeout/;

// PostgreSQL's codes for deadlock and serialization failure (40), cancelled by timeout (57014) and lock timeout
// (55P03).
const BUSY = /\b(40(?:001|P01)|57014|55P03)\b/;

const MAX_CAUSES = 4;

interface Telling {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/**
 * True for an error, and for an object that contains PostgreSQL's message without being an `Error`. The adapter
 * attaches such objects to its errors as the cause.
 */
const isTelling = (cause: unknown): cause is Telling => typeof cause === 'object' && cause !== null;

/**
 * Classifies an error. `away`: the database is unavailable. `busy`: only this statement failed. `waited`: the request
 * got no connection in time, because the database is unavailable or all connections are in use. Null: the error has
 * nothing to do with the state of the database.
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
 * Returns true if the error means that the database is unavailable or overloaded. Also counts such errors, so that the
 * log reports them together.
 */
export function noteOutage(error: unknown): boolean {
  const trouble = databaseTrouble(error);
  if (trouble === 'away') return meetOutage(error);
  return trouble === 'waited' ? meetRush(error) : false;
}

/**
 * Runs a query for a page. If the query fails, logs `message` and returns `fallback`, so that the rest of the page
 * still renders. An outage is logged as one event instead.
 */
export async function readOr<T, F>(fallback: F, message: string, read: () => Promise<T>): Promise<T | F> {
  try {
    return await read();
  } catch (error) {
    if (!noteOutage(error)) log.error(message, { error });
    return fallback;
  }
}

/**
 * Counts a request that got no connection. If the database still accepts a new connection, it is not down; then all
 * connections of this instance are in use.
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

/**
 * Ends the outage once the database answers and no query has failed lately. One condition alone is not enough, because
 * with a full disk some queries fail while others succeed.
 */
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

/** Returns the reason of the error: the last line of Prisma's message. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim().split('\n').at(-1) ?? '').slice(0, MAX_REASON);
}
