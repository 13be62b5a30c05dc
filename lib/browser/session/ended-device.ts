import { DEVICE_IDLE_DAYS, removalOf } from '@/lib/auth/expiry/rules';
import { endedSince, localDay } from './long-absence';

/**
 * Returns a sentence that explains why this device's account (without an email address) no longer exists. Returns null
 * if the device had no such account.
 */
export function sayEnded(now: number): string | null {
  const usedAt = endedSince();
  if (usedAt === null) return null;
  if (removalOf(usedAt, now).daysLeft <= 0) {
    return `The account on this device is gone. It had no email, and nobody had opened it here since ${localDay(usedAt, 'en')}. We delete accounts without an email after ${DEVICE_IDLE_DAYS} days without use. If another phone still has the account, get a code there.`;
  }
  return 'The account without an email on this device is signed out. If you added an email to it on another device, sign in with that email. If you moved it into another account, sign in to that account. Otherwise it was deleted or signed out on another device, or deleted after 2 days without an answer.';
}
