import 'server-only';
import { counterOf } from '@/lib/db/invalidation';
import type { SessionId } from '@/lib/kernel/ids';
import { perProcess } from '@/lib/kernel/per-process';
import { findLiveSession, type LiveSession } from './store';

/**
 * Milliseconds for which other instances may still accept a session after its end. The instance that ended the session
 * rejects it at once.
 */
const TRUST_MS = 5_000;
const MAX_CACHED = 50_000;

interface Cached {
  session: LiveSession | null;
  checkedAt: number;
  /**
   * Value of `counterOf('sessions')` before the session was read. The cached entry is invalid once the counter changes.
   */
  state: number;
}

const cached = perProcess('live sessions', () => new Map<string, Cached>());

/**
 * Returns the session if it has not ended, otherwise null. Reads the database at most every five seconds (security
 * requirement 14).
 */
export async function liveSession(sid: SessionId, options: { fresh?: boolean } = {}): Promise<LiveSession | null> {
  const now = Date.now();
  const known = cached().get(sid);
  const state = counterOf('sessions');
  if (known && !options.fresh && known.state === state && now - known.checkedAt < TRUST_MS) return known.session;
  const session = await findLiveSession(sid, new Date(now));
  if (cached().size >= MAX_CACHED) cached().clear();
  cached().set(sid, { session, checkedAt: now, state });
  return session;
}
