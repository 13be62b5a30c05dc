import { DAY_MS } from '@/lib/kernel/time';

/** A device account is deleted, and its sessions end, after this many days without use. */
export const DEVICE_IDLE_DAYS = 60;
/** Days before the deletion from which the device shows a warning. */
const SAID_BEFORE_DAYS = 10;

interface Removal {
  /** Time of the deletion, in milliseconds since 1970. */
  at: number;
  /** Whole days until the deletion; 0 or less once it is due. */
  daysLeft: number;
  isNear: boolean;
}

/**
 * Returns when a device account will be deleted, given its last use and the current time in milliseconds since 1970.
 * Each renewal of the tokens counts as a use. An open page renews them automatically while it has a network.
 */
export function removalOf(usedAt: number, now: number): Removal {
  const at = usedAt + DEVICE_IDLE_DAYS * DAY_MS;
  return { at, daysLeft: Math.floor((at - now) / DAY_MS), isNear: now > at - SAID_BEFORE_DAYS * DAY_MS };
}
