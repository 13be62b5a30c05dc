import 'server-only';
import { ROLES } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { HeaderReader } from '@/lib/kernel/route';
import { type AccessClaims, readAccessToken } from './access-token';
import { bearerToken } from './bearer';
import { liveSession } from './live';

/** The caller of an endpoint. */
export interface Viewer {
  userId: UserId;
  sid: SessionId;
  email: string;
  roles: string[];
}

/**
 * Returns the caller to whom the bearer token belongs; null for a visitor. Roles come from the database, never from the
 * token.
 */
async function findViewer(headers: HeaderReader, options: { fresh?: boolean } = {}): Promise<Viewer | null> {
  const token = bearerToken(headers.get('authorization'));
  const claims = token === null ? null : await readAccessToken(token);
  if (!claims) return null;
  const session = await liveSession(claims.sid, options);
  if (!session || session.userId !== claims.sub) return null;
  return toViewer(claims, session.roles);
}

const toViewer = (claims: AccessClaims, roles: string[]): Viewer => ({
  userId: claims.sub,
  sid: claims.sid,
  email: claims.email,
  roles,
});

export async function requireViewer(headers: HeaderReader, options: { fresh?: boolean } = {}): Promise<Viewer> {
  const viewer = await findViewer(headers, options);
  if (!viewer) throw new Problem('UNAUTHENTICATED', 'Unauthorized');
  return viewer;
}

/**
 * Returns the caller if the caller is an admin. Reads the roles from the database each time, so that a revoked role has
 * no effect any more.
 */
export async function requireAdmin(headers: HeaderReader): Promise<Viewer> {
  const viewer = await requireViewer(headers, { fresh: true });
  if (!viewer.roles.includes(ROLES.admin))
    throw new Problem('FORBIDDEN', 'Admins only. Ask an admin to give you access.');
  return viewer;
}
