import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits in base64url, for a link or a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
