import { drop, keep, recall } from './device-memory';

/** Whether choosing submits, as the person has set it; kept here for places without network. */
const KEY = 'one-tap';
/** Earlier releases turned the setting on by themselves, and kept it under this name. */
const RETIRED_KEY = 'oneTap';

/** Null where this device does not know yet. */
export function knownOneTap(userId: string): boolean | null {
  const [known, value] = (recall(KEY) ?? '').split(' ');
  return known === userId ? value === 'on' : null;
}

export const keepOneTap = (userId: string, isOn: boolean): void => void keep(KEY, `${userId} ${isOn ? 'on' : 'off'}`);

export function forgetOneTap(): void {
  drop(KEY);
  drop(RETIRED_KEY);
}
