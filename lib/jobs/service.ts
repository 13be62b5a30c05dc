import 'server-only';
import { keepRetentionPromises } from '@/lib/analytics/retention-service';
import { settleCorrections } from '@/lib/attempts/corrected-scores/service';
import { mailCorrections } from '@/lib/attempts/notice-mails-service';
import { closeOverdueExams, removeAbandonedAttempts } from '@/lib/attempts/service';
import { removeExpiredIdentity } from '@/lib/auth/expiry/service';
import { endClassesAtRest } from '@/lib/classes/ending/service';
import { removeOldRounds } from '@/lib/classes/live-room/service';
import { noteOutage } from '@/lib/db/outage';
import { countFirstAnswers } from '@/lib/item-analysis/service';
import { deleteEndedWindows } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { deleteFailedMessages, deliverDue, endMail } from '@/lib/mail/queue-service';
import { askForOutcomes } from '@/lib/outcomes/asking-service';
import { updateDifficulties } from '@/lib/plan/difficulty/service';
import { mailReminders } from '@/lib/plan/reminders/service';
import { mailReportSummaries } from '@/lib/reports/summary/service';
import { endCapture } from '@/lib/visits/service';
import { JOB_INTERVALS_MS, type JobName } from './rules';
import { claimJob, closeConnections, listJobs, noteFinished, openConnections } from './store';

/** Milliseconds between two checks for due jobs. */
const LOOK_EVERY_MS = 15_000;
/**
 * Milliseconds between two checks for messages that wait for a retry or were left by a killed instance. New messages
 * are sent immediately.
 */
const MAIL_EVERY_MS = 5_000;

/** Time before which this process has shortened the addresses of all sessions. The next run skips older sessions. */
let shortenedUntil: Date | null = null;

/** Runs all parts, even after one has failed. Then throws the first error. */
async function doEach(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * The work of each job. Every job must allow two runs at the same time, because another instance can claim it once the
 * interval has passed.
 */
const JOBS: Record<JobName, (now: Date) => Promise<unknown>> = {
  'close overdue exams': async () => {
    const closed = await closeOverdueExams(null);
    if (closed > 0) log.info('exams closed at their deadline', { closed });
  },
  'settle corrections': settleCorrections,
  'remove what has expired': (now) =>
    doEach([
      () => removeExpiredIdentity(now),
      () => deleteEndedWindows(now),
      () => deleteFailedMessages(now),
      () => removeOldRounds(now),
      async () => {
        const abandoned = await removeAbandonedAttempts(now);
        if (abandoned > 0) log.info('unfinished tests removed', { abandoned });
      },
    ]),
  'count first answers': countFirstAnswers,
  'fit difficulties': updateDifficulties,
  'mail reminders': mailReminders,
  'ask how exams went': askForOutcomes,
  'mail corrections': mailCorrections,
  'mail report summaries': mailReportSummaries,
  'end classes at rest': endClassesAtRest,
  'keep retention promises': async (now) => {
    shortenedUntil = await keepRetentionPromises(now, shortenedUntil);
  },
};

/**
 * Runs the jobs that are due and that no other instance has claimed. Never throws; a failed job does not stop the
 * others.
 */
export async function runDueJobs(now: Date): Promise<void> {
  for (const [name, work] of Object.entries(JOBS)) {
    try {
      if (!(await claimJob(name, JOB_INTERVALS_MS[name as JobName]))) continue;
      await work(now);
      await noteFinished(name);
    } catch (error) {
      if (noteOutage(error)) return;
      log.error('job failed', { job: name, error });
    }
  }
}

export const jobStates = listJobs;

/** Starts the timers. Returns a function with the work to do before the process ends. */
export function startJobs(): () => Promise<void> {
  const rounds = new Set<Promise<void>>();
  const look = () => {
    openConnections();
    if (rounds.size > 0) return;
    const round = runDueJobs(new Date()).finally(() => rounds.delete(round));
    rounds.add(round);
  };
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(deliverDue, MAIL_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.allSettled([endCapture(), endMail(), ...rounds]);
    await closeConnections();
  };
}
