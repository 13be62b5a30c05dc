/**
 * Reads the user and the expiry from an access token. Separate from `viewer.ts`, because some pages need these functions
 * without that file.
 */

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

interface Claims extends Omit<StoredUser, 'id'> {
  userId: string;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * Parses the payload of a token without verifying the token, because the server verifies it. Use the result only for
 * display.
 */
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

/** Milliseconds since 1970 at which the token expires; 0 for an invalid token. */
export const expiryOf = (token: string | null): number => (claimsOf(token)?.exp ?? 0) * 1000;

export const isExpired = (token: string | null, nowMs: number): boolean => expiryOf(token) <= nowMs;
