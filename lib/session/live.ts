import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { stateOf } from '@/lib/db/outdate';
import type { SessionId } from '@/lib/kernel/ids';
import { findLiveSession, type LiveSession } from './store';

/** How long an ended session may still be taken for live on another instance; here it ends at once. */
const TRUST_MS = 5_000;
const MAX_REMEMBERED = 50_000;

interface Remembered {
  session: LiveSession | null;
  checkedAt: number;
  /** Of sessions, before it was read. */
  state: number;
}

const remembered = perProcess('live sessions', () => new Map<string, Remembered>());

/** Whether the session still stands, asked of the database at most every five seconds (security, requirement 14). */
export async function liveSession(sid: SessionId, options: { fresh?: boolean } = {}): Promise<LiveSession | null> {
  const now = Date.now();
  const known = remembered().get(sid);
  const state = stateOf('sessions');
  if (known && !options.fresh && known.state === state && now - known.checkedAt < TRUST_MS) return known.session;
  const session = await findLiveSession(sid, new Date(now));
  if (remembered().size >= MAX_REMEMBERED) remembered().clear();
  remembered().set(sid, { session, checkedAt: now, state });
  return session;
}
