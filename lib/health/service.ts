import 'server-only';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { noteOutage } from '@/lib/db/outage';
import { JOB_INTERVALS_MS } from '@/lib/jobs/rules';
import { jobStates } from '@/lib/jobs/service';
import { BACKUP_JOB } from '@/lib/kernel/backup';
import type { SharedState } from '@/lib/kernel/instruments';
import { perProcess } from '@/lib/kernel/per-process';
import { log } from '@/lib/log';
import { mailState } from '@/lib/mail/queue-service';
import { archiveState, poolState } from './store';

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

/** Describes for operators the state of this instance, and the state that all instances share. */
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

export const readPool = async () => poolState();

/**
 * Returns the state shared by all instances, for metrics. Leaves out jobs that this version does not have. On an error,
 * logs the reason and throws.
 */
export async function readShared(): Promise<SharedState> {
  try {
    return await askShared();
  } catch (error) {
    if (!noteOutage(error)) log.error('metrics without what instances share', { error });
    throw error;
  }
}

async function askShared(): Promise<SharedState> {
  const [mail, jobs, archive] = await Promise.all([mailState(), jobStates(), archiveState()]);
  const secondsAgo = new Map(jobs.map((job) => [job.name, job.secondsAgo]));
  return {
    mail,
    archive,
    jobs: Object.entries(JOB_INTERVALS_MS).map(([name, everyMs]) => ({
      name,
      everySeconds: everyMs / 1000,
      secondsAgo: secondsAgo.get(name) ?? null,
    })),
    backupSecondsAgo: secondsAgo.get(BACKUP_JOB) ?? null,
  };
}
