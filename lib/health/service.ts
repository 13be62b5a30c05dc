import 'server-only';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { jobStates } from '@/lib/jobs/service';
import { Problem } from '@/lib/kernel/problem';
import { mailState } from '@/lib/mail/queue';
import { askDatabase, poolState } from './store';

const PATIENCE_MS = 1000;

declare global {
  /** Set by the server in front once it has been told to stop. */
  var __coldpassDraining: boolean | undefined;
  var __coldpassLoopDelay: IntervalHistogram | undefined;
}

/** Throws `UNAVAILABLE` while shutting down, or when the database has not answered within a second. */
export async function requireReady(): Promise<void> {
  const notReady = (cause?: unknown) => new Problem('UNAVAILABLE', 'Not ready', { retryAfterSeconds: 2, cause });
  if (globalThis.__coldpassDraining) throw notReady();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(notReady()), PATIENCE_MS);
  });
  try {
    await Promise.race([askDatabase(), tooSlow]);
  } catch (error) {
    throw error instanceof Problem ? error : notReady(error);
  } finally {
    clearTimeout(timer);
  }
}

function loopDelayMs(): number {
  if (!globalThis.__coldpassLoopDelay) {
    globalThis.__coldpassLoopDelay = monitorEventLoopDelay();
    globalThis.__coldpassLoopDelay.enable();
  }
  const worst = globalThis.__coldpassLoopDelay.percentile(99) / 1e6;
  globalThis.__coldpassLoopDelay.reset();
  return worst;
}

/** For whoever runs the product: this instance, and what all instances share. */
export async function describeHealth() {
  const [mail, jobs] = await Promise.all([mailState(), jobStates()]);
  const instance = {
    uptimeSeconds: process.uptime(),
    memoryBytes: process.memoryUsage.rss(),
    eventLoopDelayMs: loopDelayMs(),
    pool: poolState(),
  };
  return { instance, mail, jobs };
}
