import 'server-only';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { jobStates } from '@/lib/jobs/service';
import { mailState } from '@/lib/mail/queue';
import { poolState } from './store';

declare global {
  var __coldpassLoopDelay: IntervalHistogram | undefined;
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
