import { DAY_MS } from '@/lib/kernel/time';

/** Days without use after which a device account is deleted and its sessions end. */
export const DEVICE_IDLE_DAYS = 60;
/** Days before the deletion from which the device shows a warning. */
const SAID_BEFORE_DAYS = 10;

interface Removal {
  /** Milliseconds since 1970. */
  at: number;
  /** Whole days until then; 0 or less when it has passed. */
  daysLeft: number;
  isNear: boolean;
}

/**
 * Returns when a device account will be deleted, given its last use and the current time, both in milliseconds since
 * 1970. Each renewal of the tokens counts as use; an open page with a network connection does that by itself.
 */
export function removalOf(usedAt: number, now: number): Removal {
  const at = usedAt + DEVICE_IDLE_DAYS * DAY_MS;
  return { at, daysLeft: Math.floor((at - now) / DAY_MS), isNear: now > at - SAID_BEFORE_DAYS * DAY_MS };
}
