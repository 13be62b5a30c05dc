import 'server-only';
import { DAY_MS } from '@/lib/kernel/time';
import { log } from '@/lib/log';
import { DEVICE_IDLE_DAYS } from './rules';
import {
  deleteAbandonedUsers,
  deleteCarryCodes,
  deleteMailTokens,
  deleteRefreshTokens,
  deleteSessions,
  deleteUnusedDevices,
} from './store';

/** Days after the end for which a link or a session is stored, to explain why it does not work. */
const KEPT_DAYS = 1;
const REVOKED_SESSIONS_DAYS = 30;
const ABANDONED_DAYS = 7;
/**
 * Days without use after which a device account without answers is deleted. Device accounts with answers are deleted
 * after `DEVICE_IDLE_DAYS`.
 */
const EMPTY_DEVICE_DAYS = 2;

/**
 * Removes rows that can never be used again, so that tables stay as large as their living part. Returns the number of
 * each.
 */
export async function removeExpiredIdentity(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed = {
    sessions: await deleteSessions({
      endedBefore: daysAgo(KEPT_DAYS),
      revokedBefore: daysAgo(REVOKED_SESSIONS_DAYS),
    }),
    refreshTokens: await deleteRefreshTokens(daysAgo(KEPT_DAYS)),
    carryCodes: await deleteCarryCodes(now),
    mailTokens: await deleteMailTokens(daysAgo(KEPT_DAYS)),
    users: await deleteAbandonedUsers(daysAgo(ABANDONED_DAYS)),
    devices: await deleteUnusedDevices({
      emptySince: daysAgo(EMPTY_DEVICE_DAYS),
      unusedSince: daysAgo(DEVICE_IDLE_DAYS),
    }),
  };
  if (Object.values(removed).some((count) => count > 0)) log.info('expired identity removed', removed);
  return removed;
}
