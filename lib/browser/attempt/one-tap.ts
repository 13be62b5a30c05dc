import { drop, keep, recall } from './device-memory';

/** The person's setting "choosing submits", stored here for places without a network. */
const KEY = 'one-tap';
/** The key of earlier releases, which turned the setting on by themselves. */
const RETIRED_KEY = 'oneTap';

/** Returns null when this device does not know yet. */
export function knownOneTap(userId: string): boolean | null {
  const [known, value] = (recall(KEY) ?? '').split(' ');
  return known === userId ? value === 'on' : null;
}

export const keepOneTap = (userId: string, isOn: boolean): void => void keep(KEY, `${userId} ${isOn ? 'on' : 'off'}`);

export function forgetOneTap(): void {
  drop(KEY);
  drop(RETIRED_KEY);
}
