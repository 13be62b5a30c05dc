import 'server-only';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';
import { readOr } from '@/lib/db/outage';
import { toAttemptId, type UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { AssignedView } from './contract';
import { findAssignedOf, listAssigned } from './service';

/** Milliseconds for which the Today page shows a test after the student has finished it. */
const DONE_SHOWN_MS = 7 * DAY_MS;

/** Filters for tests that can be started now and tests finished in the last 7 days, unfinished tests first. */
function forToday(assigned: readonly AssignedView[], now: Date): AssignedView[] {
  const isFresh = ({ best }: AssignedView) =>
    best !== null && now.getTime() - new Date(best.completedAt).getTime() < DONE_SHOWN_MS;
  const toDo = assigned.filter(({ state, best }) => state === 'open' && best === null);
  return [...toDo, ...assigned.filter(isFresh)];
}

/** Lists tests for the Today page. Returns none when the query fails, so that the rest of the page still renders. */
export async function loadTodaysAssignments(path: string): Promise<AssignedView[]> {
  const { userId } = await requirePageViewer(path);
  const now = new Date();
  return readOr([], 'tests of classes could not be read', async () => forToday(await listAssigned(userId, now), now));
}

const listOpen = async (userId: UserId): Promise<AssignedView[]> =>
  (await listAssigned(userId, new Date())).filter(({ state }) => state === 'open');

/**
 * Loads the test named in the URL, or the first open test if the URL names none. Returns null if the viewer was
 * assigned no such test.
 */
export async function loadAssignment(asked: string | null): Promise<AssignedView | null> {
  const path = asked === null ? ASSIGNMENT_PAGE : `${ASSIGNMENT_PAGE}?id=${encodeURIComponent(asked)}`;
  const { userId } = await requirePageViewer(path);
  const given = asked === null ? await listOpen(userId) : await listAssigned(userId, new Date());
  return given.find(({ id }) => asked === null || id === asked) ?? null;
}

/**
 * Loads the class test that an attempt of the user belongs to; null if it belongs to no class test. Also null when the
 * query fails, so that the result still renders.
 */
export async function loadClassTestOf(userId: UserId, attempt: string): Promise<AssignedView | null> {
  return readOr(null, 'the class test of a result could not be read', () =>
    findAssignedOf(userId, toAttemptId(attempt), new Date()),
  );
}
