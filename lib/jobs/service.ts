import 'server-only';
import { endCapture } from '@/lib/analytics/capture/service';
import { keepRetentionPromises } from '@/lib/analytics/retention/service';
import { settleCorrections } from '@/lib/attempts/fair/service';
import { closeOverdueExams, removeAbandonedAttempts } from '@/lib/attempts/service';
import { removeExpiredIdentity } from '@/lib/auth/expiry/service';
import { endClassesAtRest } from '@/lib/classes/ending/service';
import { removeOldRounds } from '@/lib/classes/room/service';
import { mailCorrections } from '@/lib/corrections/mailing/service';
import { noteOutage } from '@/lib/db/outage';
import { countFirstAnswers } from '@/lib/item-analysis/service';
import { deleteEndedWindows } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { deleteFailedMessages, deliverDue, endMail } from '@/lib/mail/queue/service';
import { askForOutcomes } from '@/lib/outcomes/asking/service';
import { fitAllDifficulties } from '@/lib/plan/difficulty/service';
import { mailReminders } from '@/lib/plan/reminders/service';
import { mailReportSummaries } from '@/lib/reports/summary/service';
import { JOB_INTERVALS_MS, type JobName } from './rules';
import { claimJob, closeConnections, listJobs, noteFinished, openConnections } from './store';

/** How often an instance looks whether something is due. */
const LOOK_EVERY_MS = 15_000;
/** Messages that wait for another try, or that a killed instance left. New ones are sent at once. */
const MAIL_EVERY_MS = 5_000;

/** Up to when this process knows addresses to be shortened, so that it need not look at them again. */
let shortenedUntil: Date | null = null;

/** Does every part, also after one that failed. Throws the first error. */
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

/** Each is safe to run twice at once: a claim whose work takes longer than its interval keeps nobody out. */
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
  'fit difficulties': fitAllDifficulties,
  'mail reminders': mailReminders,
  'ask how exams went': askForOutcomes,
  'mail corrections': mailCorrections,
  'mail report summaries': mailReportSummaries,
  'end classes at rest': endClassesAtRest,
  'keep retention promises': async (now) => {
    shortenedUntil = await keepRetentionPromises(now, shortenedUntil);
  },
};

/** Does what is due and no other instance has claimed. Never throws: one job that fails keeps no other from running. */
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

/** Starts the clocks. Returns what has to be done before the process ends. */
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
