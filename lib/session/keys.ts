import 'server-only';
import { hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * Purposes of the keys that are derived from `AUTH_SECRET`. Each purpose has its own key, so that a token of one kind
 * is never valid as another.
 */
export type KeyPurpose =
  | 'access-token'
  | 'page-cookie'
  | 'page-key'
  | 'refresh-child'
  | 'refresh-seal'
  | 'password-prehash'
  | 'letter'
  | 'log'
  | 'known-device'
  | 'carry-code';

const derived = new Map<string, Uint8Array>();

function derive(secret: string, purpose: KeyPurpose): Uint8Array {
  const cacheKey = `${purpose}:${secret}`;
  const known = derived.get(cacheKey);
  if (known) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, 'coldpass', purpose, 32));
  derived.set(cacheKey, key);
  return key;
}

export const keyFor = (purpose: KeyPurpose): Uint8Array => derive(env().AUTH_SECRET, purpose);

/**
 * Returns the key derived from the previous secret, so that tokens signed before a rotation stay valid until they
 * expire; null without a previous secret.
 */
export function previousKeyFor(purpose: KeyPurpose): Uint8Array | null {
  const secret = env().AUTH_SECRET_PREVIOUS;
  return secret ? derive(secret, purpose) : null;
}
