import { randomBytes } from 'node:crypto';

/** Returns 256 random bits in base64url, for a link or a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');
