import 'server-only';
import { audited } from '@/lib/audit/service';
import { log } from '@/lib/log';
import { removeSessions, shortenAddresses } from './retention-store';
import { addressCutoff, daysBefore, sessionCutoff } from './rules';

/**
 * Applies the retention periods of the privacy policy. Returns the time up to which all addresses are now shortened.
 * `shortenedUntil`: the time that the last call returned; earlier sessions are skipped. Several instances may run this
 * function at the same time.
 */
export async function keepRetentionPromises(now: Date, shortenedUntil: Date | null): Promise<Date> {
  const removed = await removeSessions(sessionCutoff(now));
  const until = addressCutoff(now);
  const shortened = await shortenAddresses({ from: shortenedUntil, until });
  if (removed + shortened > 0) log.info('analytics past their time', { removed, shortened });
  return until;
}

/** Deletes sessions without a visit for `daysOld` days. */
export async function cleanUp(asked: { daysOld: number; now: Date; actorId: string }) {
  const before = daysBefore(asked.now, asked.daysOld);
  const { actorId, daysOld } = asked;
  // Writes the audit entry first and separately, because one transaction over so many rows would block the counting of
  // visits.
  await audited((_tx, record) =>
    record({ actorId, action: 'analytics.cleanup', subject: 'analytics', after: { daysOld, before } }),
  );
  const removed = await removeSessions(before);
  log.info('analytics cleaned up', { actorId, daysOld, removed });
  return { removed, daysOld, before: before.toISOString() };
}
