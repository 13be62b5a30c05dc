import 'server-only';
import { addressCutoff, daysBefore, sessionCutoff } from '@/lib/analytics/rules';
import { audited } from '@/lib/audit/service';
import { log } from '@/lib/log';
import { removeSessions, shortenAddresses } from './store';

/**
 * Keeps what the privacy policy promises and returns up to when addresses are shortened. Given that of the time before, it need
 * not look at older sessions again. Several instances may run it at once.
 */
export async function keepRetentionPromises(now: Date, shortenedUntil: Date | null): Promise<Date> {
  const removed = await removeSessions(sessionCutoff(now));
  const until = addressCutoff(now);
  const shortened = await shortenAddresses({ from: shortenedUntil, until });
  if (removed + shortened > 0) log.info('analytics past their time', { removed, shortened });
  return until;
}

/** Removes sessions that nobody has used for that many days. */
export async function cleanUp(asked: { daysOld: number; now: Date; actorId: string }) {
  const before = daysBefore(asked.now, asked.daysOld);
  const { actorId, daysOld } = asked;
  // Written before, and not in one transaction with it: so many rows would hold up every visit that is to be counted.
  await audited((_tx, record) =>
    record({ actorId, action: 'analytics.cleanup', subject: 'analytics', after: { daysOld, before } }),
  );
  const removed = await removeSessions(before);
  log.info('analytics cleaned up', { actorId, daysOld, removed });
  return { removed, daysOld, before: before.toISOString() };
}
