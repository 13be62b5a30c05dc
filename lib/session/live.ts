import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { findLiveSession, type LiveSession } from './store';

/** How long an ended session may still be taken for live on another instance; here it ends at once. */
const TRUST_MS = 5_000;
const MAX_REMEMBERED = 50_000;

interface Remembered {
  session: LiveSession | null;
  checkedAt: number;
}

const remembered = perProcess('live sessions', () => new Map<string, Remembered>());

/** Whether the session still stands, asked of the database at most every five seconds (security, requirement 14). */
export async function liveSession(sid: string, options: { fresh?: boolean } = {}): Promise<LiveSession | null> {
  const now = Date.now();
  const known = remembered().get(sid);
  if (known && !options.fresh && now - known.checkedAt < TRUST_MS) return known.session;
  const session = await findLiveSession(sid, new Date(now));
  if (remembered().size >= MAX_REMEMBERED) remembered().clear();
  remembered().set(sid, { session, checkedAt: now });
  return session;
}

/** To be called whenever sessions end or roles change, so that this instance notices at once. */
export function invalidateSessions(): void {
  remembered().clear();
}
