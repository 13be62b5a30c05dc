/**
 * Creates a setting that is stored on this device and is on by default. `stored`: key of the setting in local storage.
 */
export const deviceSwitch = (stored: string) => ({
  isOn: (): boolean => {
    try {
      return localStorage.getItem(stored) !== 'off';
    } catch {
      return true;
    }
  },
  set: (isOn: boolean): void => {
    try {
      if (isOn) localStorage.removeItem(stored);
      else localStorage.setItem(stored, 'off');
    } catch {
      // Storage is blocked, so the choice cannot be saved.
    }
  },
});
