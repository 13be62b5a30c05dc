import 'server-only';
import { createHash, hash } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { sessionId, userId } from '@/lib/kernel/id-schema';
import { ACCESS_TOKEN_SECONDS } from '@/lib/kernel/lifetimes';
import { keyFor, previousKeyFor } from './keys';

const ISSUER = 'coldpass';
const AUDIENCE = 'coldpass-api';
const TYPE = 'at+jwt';

const claims = z.object({
  sub: userId,
  sid: sessionId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  roles: z.array(z.string()),
  emailVerified: z.boolean(),
  createdAt: z.string(),
});
export type AccessClaims = z.infer<typeof claims>;

const keyId = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 8);

/** Signs an access token and returns it as a JWT (HS256). `sid`: the session id. */
export async function signAccessToken(user: z.output<typeof claims>, now: Date): Promise<string> {
  const key = keyFor('access-token');
  const issued = Math.floor(now.getTime() / 1000);
  const { sub, ...payload } = user;
  return new SignJWT({ ...payload, userId: sub })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: keyId(key) })
    .setSubject(sub)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(key);
}

interface Verified {
  claims: AccessClaims;
  key: Uint8Array;
  expiresAtMs: number;
}

const MAX_CACHED = 20_000;
/**
 * Cache of verified tokens by hash. Clients send the same token many times, and each verification needs two round trips
 * to a thread pool.
 */
const verified = new Map<string, Verified>();

/**
 * Returns the claims of a valid token. Returns null if the token is forged, expired, malformed or of another kind.
 * Verifies the signature only once per token. The caller must check each time that the session has not ended.
 */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  const key = keyFor('access-token');
  const digest = hash('sha256', token, 'base64');
  const known = verified.get(digest);
  if (known && known.key === key && Date.now() < known.expiresAtMs) return known.claims;
  verified.delete(digest);
  const payload = await verify(token, key);
  if (!payload) return toClaims(await verify(token, previousKeyFor('access-token')));
  const read = toClaims(payload);
  if (read && payload.exp !== undefined) {
    if (verified.size >= MAX_CACHED) verified.clear();
    verified.set(digest, { claims: read, key, expiresAtMs: payload.exp * 1000 });
  }
  return read;
}

const toClaims = (payload: JWTPayload | null): AccessClaims | null => claims.safeParse(payload).data ?? null;

async function verify(token: string, key: Uint8Array | null): Promise<JWTPayload | null> {
  if (key === null) return null;
  try {
    const verified = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: 5,
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
    });
    return verified.payload;
  } catch {
    // An invalid token has the same result as no token; the reason is not revealed.
    return null;
  }
}
