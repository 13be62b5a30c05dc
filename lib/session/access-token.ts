import 'server-only';
import { createHash } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { keyFor, previousKeyFor } from './keys';

const ISSUER = 'coldpass';
const AUDIENCE = 'coldpass-api';
const TYPE = 'at+jwt';
const ACCESS_TOKEN_SECONDS = 15 * 60;

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
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

/** JWT, HS256, 15 minutes, payload as specification §3 "User info" plus `sid`. */
export function signAccessToken(user: AccessClaims, now: Date): Promise<string> {
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

/** The claims of a valid token, null for anything else: forged, expired, of another kind, malformed. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  const payload =
    (await verify(token, keyFor('access-token'))) ?? (await verify(token, previousKeyFor('access-token')));
  const parsed = claims.safeParse(payload);
  return parsed.success ? parsed.data : null;
}

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
    // Which check failed is nobody's business; the caller only learns that there is no viewer.
    return null;
  }
}
