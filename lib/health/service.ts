import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { jobStates } from '@/lib/jobs/service';
import { mailState } from '@/lib/mail/queue/service';
import { poolState } from './store';

const loopDelay = perProcess('event loop delay', (): IntervalHistogram => {
  const measured = monitorEventLoopDelay();
  measured.enable();
  return measured;
});

function loopDelayMs(): number {
  const worst = loopDelay().percentile(99) / 1e6;
  loopDelay().reset();
  return worst;
}

/** For operators: this instance, and what all instances share. */
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
