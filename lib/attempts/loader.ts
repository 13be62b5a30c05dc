import 'server-only';
import { z } from 'zod';
import { Problem } from '@/lib/kernel/problem';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { AttemptResult } from './contract';
import { getResult } from './service';

/** Who sits the test. Redirects a visitor. */
export async function loadSittingViewer(path: string): Promise<{ viewerId: string }> {
  return { viewerId: (await requirePageViewer(path)).userId };
}

/** A past attempt of the viewer by the id in the address; null when none is named or it is not theirs. */
export async function loadResult(attempt: unknown): Promise<{ viewerId: string; past: AttemptResult | null }> {
  const id = z.uuid().safeParse(attempt);
  const viewer = await requirePageViewer(id.success ? `/results?attempt=${id.data}` : '/results');
  if (!id.success) return { viewerId: viewer.userId, past: null };
  try {
    return { viewerId: viewer.userId, past: await getResult({ id: id.data, userId: viewer.userId }) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return { viewerId: viewer.userId, past: null };
    throw error;
  }
}
