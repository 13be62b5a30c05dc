import { drop, keep, recall } from './device-memory';

/**
 * Storage key of the one-tap setting. With it, choosing an option also submits the option. The setting is stored on the
 * device so that it works offline.
 */
const KEY = 'one-tap';
/** Storage key of earlier releases, in which the setting was on by default. */
const RETIRED_KEY = 'oneTap';

/** Returns the setting, or null if this device does not know this user's setting. */
export function knownOneTap(userId: string): boolean | null {
  const [known, value] = (recall(KEY) ?? '').split(' ');
  return known === userId ? value === 'on' : null;
}

export const keepOneTap = (userId: string, isOn: boolean): void => void keep(KEY, `${userId} ${isOn ? 'on' : 'off'}`);

export function forgetOneTap(): void {
  drop(KEY);
  drop(RETIRED_KEY);
}
