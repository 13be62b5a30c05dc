import 'server-only';
import { createHash } from 'node:crypto';

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
