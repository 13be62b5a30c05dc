import 'server-only';
import { DAY_MS } from '@/lib/kernel/time';
import { log } from '@/lib/log';
import { DEVICE_IDLE_DAYS } from './rules';
import {
  deleteAbandonedUsers,
  deleteMailTokens,
  deleteRefreshTokens,
  deleteSessions,
  deleteTransferCodes,
  deleteUnusedDevices,
} from './store';

/** Days for which expired links and sessions stay stored, so that the product can explain why they no longer work. */
const RETENTION_DAYS = 1;
const REVOKED_SESSIONS_DAYS = 30;
const ABANDONED_DAYS = 7;
/**
 * Number of days without use after which a device account without answers is deleted. An account with answers is
 * deleted after `DEVICE_IDLE_DAYS`.
 */
const EMPTY_DEVICE_DAYS = 2;

/**
 * Deletes rows that can never be used again, so that the tables do not grow without limit. Returns the number of
 * deleted rows of each kind.
 */
export async function removeExpiredIdentity(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed = {
    sessions: await deleteSessions({
      endedBefore: daysAgo(RETENTION_DAYS),
      revokedBefore: daysAgo(REVOKED_SESSIONS_DAYS),
    }),
    refreshTokens: await deleteRefreshTokens(daysAgo(RETENTION_DAYS)),
    transferCodes: await deleteTransferCodes(now),
    mailTokens: await deleteMailTokens(daysAgo(RETENTION_DAYS)),
    users: await deleteAbandonedUsers(daysAgo(ABANDONED_DAYS)),
    devices: await deleteUnusedDevices({
      emptySince: daysAgo(EMPTY_DEVICE_DAYS),
      unusedSince: daysAgo(DEVICE_IDLE_DAYS),
    }),
  };
  if (Object.values(removed).some((count) => count > 0)) log.info('expired identity removed', removed);
  return removed;
}
