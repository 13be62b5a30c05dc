import 'server-only';
import { readOr } from '@/lib/db/outage';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ExamOutcome } from './contract';
import { listFreshlyEntered } from './service';

/**
 * Loads the outcomes that instructors entered recently. Returns none if the query fails, so that the rest of the page
 * still renders.
 */
export async function loadFreshlyEntered(path: string): Promise<ExamOutcome[]> {
  const { userId } = await requirePageViewer(path);
  return readOr([], 'entered outcomes could not be read', () => listFreshlyEntered(userId, new Date()));
}
