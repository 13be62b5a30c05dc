import { setTimeout as sleep } from 'node:timers/promises';
import type { Gauge, Registry } from 'prom-client';
import { instruments, type SharedState } from '@/lib/kernel/instruments';

/** Milliseconds for which figures from the database are cached. */
const KEEP_MS = 5_000;
/** Maximum wait for figures from the database in milliseconds. After that, the metrics are returned without them. */
const PATIENCE_MS = 1_000;

type Library = typeof import('prom-client');

/** Creates the gauges of the product's state. Returns the function that updates them, which never throws. */
export function createStateGauges(library: Library, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new library.Gauge({ name: `coldpass_${name}`, help, labelNames, registers: [registry] });
  const pool = gauge('pool_connections', 'Connections of this instance to the database', ['state']);
  const waiting = gauge('pool_waiting', 'Requests that wait for a connection');
  const isUp = gauge('database_up', '1 if the database answered within a second, else 0');
  const shared = sharedGauges(gauge);
  const ask = createMemory();
  return async () => {
    const { read } = instruments();
    if (!read) return;
    const { connections, idle, waiting: queued } = await read.pool();
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'busy' }, connections - idle);
    waiting.set(queued);
    const state = await ask(read.shared);
    isUp.set(state ? 1 : 0);
    shared(state);
  };
}

/**
 * Returns a function that reads the shared state and caches it. The function resolves to null if the state does not
 * arrive in time.
 */
function createMemory(): (read: () => Promise<SharedState>) => Promise<SharedState | null> {
  let asked: { atMs: number; state: Promise<SharedState | null> } | null = null;
  return (read) => {
    if (!asked || performance.now() - asked.atMs > KEEP_MS) {
      // Ignores the error, because `read` has already logged it.
      const state = read().catch(() => null);
      asked = { atMs: performance.now(), state };
    }
    return Promise.race([asked.state, sleep(PATIENCE_MS, null, { ref: false })]);
  };
}

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

/** Leaves out unknown figures, because an old value would look current. */
function sharedGauges(gauge: MakeGauge): (state: SharedState | null) => void {
  const mailWaiting = gauge('mail_waiting', 'Messages that wait for the mail server');
  const mailFailed = gauge('mail_failed', 'Messages given up in the last 30 days');
  const mailOldest = gauge('mail_oldest_seconds', 'Waiting time of the oldest message');
  const mailHour = gauge('mail_this_hour', 'Messages sent in the current hour');
  const mailLimit = gauge('mail_per_hour', 'Limit on messages an hour (MAIL_PER_HOUR)');
  const jobAge = gauge('job_age_seconds', 'Time since each job last succeeded', ['job']);
  const jobEvery = gauge('job_interval_seconds', 'Interval of each job', ['job']);
  const backup = gauge('backup_age_seconds', 'Time since the last good backup; missing before the first backup');
  const archived = gauge('log_archive_age_seconds', 'Time since PostgreSQL last archived a WAL segment');
  const archiveFailures = gauge('log_archive_failures', 'Failed WAL archivings since the statistics were reset');
  const single = [mailWaiting, mailFailed, mailOldest, mailHour, mailLimit, backup, archived, archiveFailures];
  const setKnown = (one: Gauge, value: number | null) => {
    if (value !== null) one.set(value);
  };
  return (state) => {
    // Uses `remove`, because `reset` would leave the value 0 in a gauge without labels.
    for (const one of single) one.remove();
    for (const one of [jobAge, jobEvery]) one.reset();
    if (!state) return;
    const { mail, jobs, archive } = state;
    mailWaiting.set(mail.waiting);
    mailFailed.set(mail.failed);
    mailOldest.set(mail.oldestSeconds);
    mailHour.set(mail.thisHour);
    mailLimit.set(mail.perHour);
    for (const { name: job, secondsAgo, everySeconds } of jobs) {
      if (secondsAgo !== null) jobAge.set({ job }, secondsAgo);
      jobEvery.set({ job }, everySeconds);
    }
    setKnown(backup, state.backupSecondsAgo);
    setKnown(archived, archive.secondsAgo);
    archiveFailures.set(archive.failures);
  };
}
