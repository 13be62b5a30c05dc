/** The bearer pair in local storage, under the names that the specification gives (§3). */

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Cleared with the tokens (specification §3). */
const EXAM_KEYS = ['examStartTime', 'examDuration', 'examTimeLeft'];

export interface StoredUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  roles: string[];
  emailVerified: boolean;
  createdAt: string;
}

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

export function saveTokens(pair: { accessToken: string; refreshToken: string }): void {
  localStorage.setItem(ACCESS, pair.accessToken);
  localStorage.setItem(REFRESH, pair.refreshToken);
  announce();
}

export function clearTokens(): void {
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

interface Claims extends Omit<StoredUser, 'id'> {
  userId: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The token's payload, unverified: for showing only; the server decides. */
function claimsOf(token: string | null): Claims | null {
  try {
    const payload = (token ?? '').split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/');
    if (!payload) return null;
    const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
}

export function userOf(token: string | null): StoredUser | null {
  const claims = claimsOf(token);
  if (!claims?.userId) return null;
  const { userId, email, firstName, lastName, fullName, emailVerified } = claims;
  const createdAt = claims.createdAt ?? new Date().toISOString();
  return { id: userId, email, firstName, lastName, fullName, roles: claims.roles ?? [], emailVerified, createdAt };
}

export const isExpired = (token: string | null, nowMs: number): boolean => (claimsOf(token)?.exp ?? 0) * 1000 <= nowMs;
