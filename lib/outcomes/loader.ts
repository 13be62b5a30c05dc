import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ExamOutcome } from './contract';
import { listFreshlyEntered } from './service';

/**
 * Loads the outcomes that instructors entered recently. Returns none if the query fails, so that the rest of the page
 * still renders.
 */
export async function loadFreshlyEntered(path: string): Promise<ExamOutcome[]> {
  const { userId } = await requirePageViewer(path);
  try {
    return await listFreshlyEntered(userId, new Date());
  } catch (error) {
    if (!noteOutage(error)) log.error('entered outcomes could not be read', { error });
    return [];
  }
}
