import { deviceSwitch } from './device-switch';

export const vibration = deviceSwitch('coldpass.vibration');

/** False on devices without a vibration motor, and in browsers that do not let pages use it (all on iOS). */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

/** Vibration patterns: durations in milliseconds, alternating between on and off. */
const RIGHT = [30];
const WRONG = [40, 60, 40];

/** Vibrates once for a right answer and twice for a wrong one. */
export function vibrateFor(isCorrect: boolean): void {
  if (canVibrate() && vibration.isOn()) navigator.vibrate(isCorrect ? RIGHT : WRONG);
}
