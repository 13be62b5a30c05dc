import 'server-only';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';
import { noteOutage } from '@/lib/db/outage';
import type { UserId } from '@/lib/kernel/ids';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { AssignedView } from './contract';
import { listAssigned } from './service';

/** Lists tests that can be started now. Returns none when they cannot be read: the page has more to show. */
export async function loadOpenAssignments(path: string): Promise<AssignedView[]> {
  const { userId } = await requirePageViewer(path);
  try {
    return await listOpen(userId);
  } catch (error) {
    if (!noteOutage(error)) log.error('tests of classes could not be read', { error });
    return [];
  }
}

const listOpen = async (userId: UserId): Promise<AssignedView[]> =>
  (await listAssigned(userId, new Date())).filter(({ state }) => state === 'open');

/** Loads the named test, without a name the one that closes first; null when the viewer was assigned none. */
export async function loadAssignment(asked: string | null): Promise<AssignedView | null> {
  const path = asked === null ? ASSIGNMENT_PAGE : `${ASSIGNMENT_PAGE}?id=${encodeURIComponent(asked)}`;
  const { userId } = await requirePageViewer(path);
  const given = asked === null ? await listOpen(userId) : await listAssigned(userId, new Date());
  return given.find(({ id }) => asked === null || id === asked) ?? null;
}
