import 'server-only';
import { attemptId } from '@/lib/kernel/id-schema';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { AttemptResult } from './contract';
import { getResult } from './service';

/** Returns the signed-in user. Redirects a visitor to sign in. */
export async function loadAttemptViewer(path: string): Promise<{ viewerId: UserId }> {
  return { viewerId: (await requirePageViewer(path)).userId };
}

interface LoadedResult {
  viewerId: UserId;
  /**
   * The result. Null if the URL names no attempt; `unknown` if the viewer has no such result; `withheld` while an open
   * exam of the viewer contains a question of the result.
   */
  past: AttemptResult | 'unknown' | 'withheld' | null;
}

/** Loads a past result of the viewer by the id in the URL. */
export async function loadResult(attempt: unknown): Promise<LoadedResult> {
  const id = attemptId.safeParse(attempt);
  const viewer = await requirePageViewer(id.success ? `/results?attempt=${id.data}` : '/results');
  if (!id.success) return { viewerId: viewer.userId, past: attempt === undefined ? null : 'unknown' };
  try {
    return { viewerId: viewer.userId, past: await getResult({ id: id.data, userId: viewer.userId }) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return { viewerId: viewer.userId, past: 'unknown' };
    if (error instanceof Problem && error.code === 'EXAM_OPEN') return { viewerId: viewer.userId, past: 'withheld' };
    throw error;
  }
}
