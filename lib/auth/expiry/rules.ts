import { DAY_MS } from '@/lib/kernel/time';

/** A device account that nobody uses is deleted after so many days, and its sessions last as long. */
export const DEVICE_IDLE_DAYS = 60;
/** So long before that, its device says so. */
const SAID_BEFORE_DAYS = 10;

interface Removal {
  /** Milliseconds since 1970. */
  at: number;
  /** Whole days until then; 0 and less where it has passed. */
  daysLeft: number;
  isNear: boolean;
}

/**
 * When a device account is deleted that was last used at an instant, as seen at another; both in milliseconds since 1970. It is used with
 * each renewal of the tokens, which an open page with network does by itself.
 */
export function removalOf(usedAt: number, now: number): Removal {
  const at = usedAt + DEVICE_IDLE_DAYS * DAY_MS;
  return { at, daysLeft: Math.floor((at - now) / DAY_MS), isNear: now > at - SAID_BEFORE_DAYS * DAY_MS };
}
