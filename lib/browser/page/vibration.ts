const STORED = 'coldpass.vibration';

/** Returns false on devices without a motor, and in browsers that do not let pages use it (all on iOS). */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

export function isVibrationOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

export function setVibration(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Storage is blocked, so vibration stays on.
  }
}

/** Milliseconds on, off, on. */
const RIGHT = [30];
const WRONG = [40, 60, 40];

/** Vibrates once for a right answer and twice for a wrong one. */
export function vibrateFor(isCorrect: boolean): void {
  if (canVibrate() && isVibrationOn()) navigator.vibrate(isCorrect ? RIGHT : WRONG);
}
