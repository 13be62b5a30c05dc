import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ExamOutcome } from './contract';
import { listFreshlyEntered } from './service';

/** Loads fresh entries. Returns none if they cannot be read, because the page has more to show. */
export async function loadFreshlyEntered(path: string): Promise<ExamOutcome[]> {
  const { userId } = await requirePageViewer(path);
  try {
    return await listFreshlyEntered(userId, new Date());
  } catch (error) {
    if (!noteOutage(error)) log.error('entered outcomes could not be read', { error });
    return [];
  }
}
