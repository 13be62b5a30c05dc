import { removalOf } from '@/lib/auth/expiry/rules';
import { endedSince } from './long-absence';

/** The end of the device account on this device. A device account has no email address. */
export interface EndedDevice {
  /** When the account was last used on this device, in milliseconds since 1970. */
  usedAt: number;
  /** True if the account was deleted because nobody used it. Otherwise it may still exist on another device. */
  isDeleted: boolean;
}

/** Returns how this device's account ended. Returns null if the device had no such account. */
export function findEndedDevice(now: number): EndedDevice | null {
  const usedAt = endedSince();
  return usedAt === null ? null : { usedAt, isDeleted: removalOf(usedAt, now).daysLeft <= 0 };
}
