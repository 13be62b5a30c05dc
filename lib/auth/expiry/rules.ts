import { DAY_MS } from '@/lib/kernel/time';

/** Number of days without use after which a device account is deleted and its sessions end. */
export const DEVICE_IDLE_DAYS = 60;
/** Number of days before the deletion from which the device shows a warning. */
const SAID_BEFORE_DAYS = 10;

interface Removal {
  /** Time of the deletion, in milliseconds since 1970. */
  at: number;
  /** Whole days until the deletion; 0 or less if the account is already to be deleted. */
  daysLeft: number;
  isNear: boolean;
}

/**
 * Returns when a device account will be deleted. `usedAt`: its last use. `now`: the current time. Both are in
 * milliseconds since 1970. Each renewal of the tokens counts as a use. An open page renews them automatically while it
 * has a network.
 */
export function removalOf(usedAt: number, now: number): Removal {
  const at = usedAt + DEVICE_IDLE_DAYS * DAY_MS;
  return { at, daysLeft: Math.floor((at - now) / DAY_MS), isNear: now > at - SAID_BEFORE_DAYS * DAY_MS };
}
