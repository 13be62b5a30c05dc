import 'server-only';
import { type PrintedPlace, placesOf } from '@/lib/classes/paper/rules';
import { findPrint } from '@/lib/classes/paper/service';
import { RESULTS_PAGE } from '@/lib/classes/rules';
import { findNewestClassId } from '@/lib/classes/teaching-access/service';
import { assignmentId, classId } from '@/lib/kernel/id-schema';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { CompactResults } from './contract';
import { findClassResults } from './service';

interface AskedTest {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId: AssignmentId | undefined;
}

/**
 * Parses the class and test ids from a page's URL. An omitted id means the newest class or test. Returns null for
 * invalid ids.
 */
export async function askedTest(page: string, asked: string | null, test: string | null): Promise<AskedTest | null> {
  const search = new URLSearchParams({ ...(asked ? { id: asked } : {}), ...(test ? { test } : {}) }).toString();
  const viewer = await requirePageViewer(search ? `${page}?${search}` : page);
  const id = asked === null ? await findNewestClassId(viewer.userId) : (classId.safeParse(asked).data ?? null);
  const named = test === null ? undefined : assignmentId.safeParse(test).data;
  return id === null || (test !== null && named === undefined) ? null : { viewer, id, assignmentId: named };
}

interface LoadedResults {
  classId: ClassId;
  results: CompactResults;
  /** Numbers of the questions in the printed versions; null without results on paper. */
  places: PrintedPlace[] | null;
  /** When the results were read, as an ISO time. */
  at: string;
}

/** Loads the results of the test named in the URL; null when the viewer does not teach the class. */
export async function loadResults(asked: string | null, test: string | null): Promise<LoadedResults | null> {
  const found = await askedTest(RESULTS_PAGE, asked, test);
  const now = new Date();
  const results = found && (await findClassResults(found, now));
  return results && { classId: found.id, results, places: await findPlaces(found, results), at: now.toISOString() };
}

async function findPlaces(asked: AskedTest, { assignment, students }: CompactResults): Promise<PrintedPlace[] | null> {
  if (!students.some(({ best }) => best?.onPaper)) return null;
  const printed = await findPrint({ ...asked, assignmentId: assignment.id });
  return printed && placesOf(assignment.id, printed.questions);
}
