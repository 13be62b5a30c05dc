import 'server-only';
import { log } from '@/lib/log';
import { pool } from './client';

/** What an error says about the database, and a log that tells of an outage as such, instead of by each request that it meets. */

const PROBE_MS = 1_000;
const REMIND_MS = 60_000;
const MAX_REASON = 300;

/** Prisma: turned away (1000, 1010), not reached, too slow, closed, no connection free. */
const AWAY_CODES = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1010', 'P1017', 'P2024']);

// PostgreSQL: connection trouble (08), our own role turned away (28), resources and a full disk (53), shutdown and crash (57P).
const AWAY =
  /\b(08\w{3}|28(?:000|P01)|53\w{3}|57P\d\d)\b|ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Can't reach database|not accept(ing)? (commands|connections)|the database system is/i;

// PostgreSQL: deadlock and lost race (40), cancelled by timeout (57014), lock timeout (55P03).
const BUSY = /\b(40(?:001|P01)|57014|55P03)\b/;

const MAX_CAUSES = 4;

/** `away`: nobody can be served; `busy`: this one was unlucky; null: it is not about the database's state. */
export function databaseTrouble(error: unknown): 'away' | 'busy' | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < MAX_CAUSES; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    const said = `${code} ${cause.message}`;
    if (BUSY.test(said)) return 'busy';
    if (AWAY_CODES.has(code) || AWAY.test(said)) return 'away';
  }
  return null;
}

interface Outage {
  since: number;
  /** Errors that it has made so far. */
  met: number;
  metAt: number;
  saidAt: number;
}

declare global {
  // The proxy and the route handlers load modules separately: there is one database for both.
  var __coldpassOutage: Outage | undefined;
}

/** True when the error says that the database is away: it is counted then, and in the log already. */
export function noteOutage(error: unknown): boolean {
  if (databaseTrouble(error) !== 'away') return false;
  const now = Date.now();
  const outage = globalThis.__coldpassOutage;
  if (outage) {
    outage.met += 1;
    outage.metAt = now;
    return true;
  }
  globalThis.__coldpassOutage = { since: now, met: 1, metAt: now, saidAt: now };
  log.error('database away', { error: reasonOf(error) });
  probeSoon();
  return true;
}

function probeSoon(): void {
  setTimeout(() => void probe(), PROBE_MS).unref();
}

/** Over when it answers and nobody has met it any more: a full disk refuses some and serves others. */
async function probe(): Promise<void> {
  const outage = globalThis.__coldpassOutage;
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
    globalThis.__coldpassOutage = undefined;
    log.warn('database back', { seconds, errors: outage.met });
    return;
  }
  if (now - outage.saidAt >= REMIND_MS) {
    outage.saidAt = now;
    log.error('database still away', { seconds, errors: outage.met });
  }
  probeSoon();
}

/** Prisma's messages end with the reason, after the place in our code. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim().split('\n').at(-1) ?? '').slice(0, MAX_REASON);
}
