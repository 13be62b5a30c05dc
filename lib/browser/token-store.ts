/** The bearer pair in local storage, under the names that the specification gives (§3). */

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Cleared with the tokens (specification §3). */
const EXAM_KEYS = ['examStartTime', 'examDuration', 'examTimeLeft'];

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const accessToken = (): string | null => read(ACCESS);
export const refreshToken = (): string | null => read(REFRESH);

let isLeftOnPurpose = false;
/** Whether this tab's person has signed out or deleted the account, and is on the way from the page that did it. */
export const wasLeftOnPurpose = (): boolean => isLeftOnPurpose;

export function saveTokens(pair: { accessToken: string; refreshToken: string }): void {
  localStorage.setItem(ACCESS, pair.accessToken);
  localStorage.setItem(REFRESH, pair.refreshToken);
  isLeftOnPurpose = false;
  announce();
}

export function clearTokens({ onPurpose = false } = {}): void {
  isLeftOnPurpose = onPurpose;
  try {
    for (const key of [ACCESS, REFRESH, ...EXAM_KEYS]) localStorage.removeItem(key);
  } catch {
    // Nothing was stored where storage is blocked.
  }
  announce();
}

/** Calls back when the tokens change in this tab or in another one; answers how to stop. */
export function onTokensChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === ACCESS || event.key === REFRESH) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
