import 'server-only';
import { hash } from 'node:crypto';
import { perProcess } from '@/lib/kernel/per-process';

/**
 * Credentials whose session was found to have ended: refresh tokens, access tokens, page cookies. Their signatures go on naming the
 * account, so somebody who was put out of it could use up what its owner may ask for. From the second request on they count for the
 * connection that sends them.
 */
const ended = perProcess('ended credentials', () => new Set<string>());
/** The oldest make room: each of them then costs its account one more request. */
const MAX_NOTED = 50_000;

const digestOf = (credential: string): string => hash('sha256', credential, 'base64');

export function noteEnded(credential: string): void {
  const noted = ended();
  const [oldest] = noted;
  if (noted.size >= MAX_NOTED && oldest !== undefined) noted.delete(oldest);
  noted.add(digestOf(credential));
}

export const hasEnded = (credential: string): boolean => ended().size > 0 && ended().has(digestOf(credential));
