import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { newToken } from '@/lib/kernel/token';
import { keyFor, previousKeyFor } from './keys';

/**
 * Creates and checks refresh tokens, which have the form `family.secret.seal`. The family identifies the sign-in. The
 * seal proves, without the database, that this installation issued the token. The token is valid only if the database
 * contains the secret's hash and the session has not ended.
 */

const FAMILY_BYTES = 9;
const SEAL_CHARACTERS = 22;

const sealOf = (key: Uint8Array, stem: string): string =>
  createHmac('sha256', key).update(stem).digest('base64url').slice(0, SEAL_CHARACTERS);

function sealed(key: Uint8Array, family: string, secret: string): string {
  const stem = `${family}.${secret}`;
  return `${stem}.${sealOf(key, stem)}`;
}

export const newRefreshToken = (): string =>
  sealed(keyFor('refresh-seal'), randomBytes(FAMILY_BYTES).toString('base64url'), newToken());

/** Returns the family of a token that this installation issued; null for any other text. */
export function refreshFamily(token: string): string | null {
  const [family = '', secret = '', seal = '', ...rest] = token.split('.');
  if (rest.length > 0 || seal.length !== SEAL_CHARACTERS) return null;
  const keys = [keyFor('refresh-seal'), previousKeyFor('refresh-seal')].filter((key) => key !== null);
  const given = Buffer.from(seal);
  const isOurs = keys.some((key) => {
    const wanted = Buffer.from(sealOf(key, `${family}.${secret}`));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  return isOurs ? family : null;
}

/**
 * Returns the tokens that a token can be exchanged for. Each is derived from the token, so a repeated exchange returns
 * the same token, although only hashes are stored. The second token is derived with the previous key, for an exchange
 * that happened before the key was changed.
 */
export function childrenOf(token: string): string[] {
  // A token without a family was issued by an old release. Its family is derived from the token itself.
  const family = refreshFamily(token) ?? createHash('sha256').update(token).digest('base64url').slice(0, 12);
  const derive = (key: Uint8Array | null, seal: Uint8Array | null) =>
    key && seal ? [sealed(seal, family, createHmac('sha256', key).update(token).digest('base64url'))] : [];
  return [
    ...derive(keyFor('refresh-child'), keyFor('refresh-seal')),
    ...derive(previousKeyFor('refresh-child'), previousKeyFor('refresh-seal')),
  ];
}
