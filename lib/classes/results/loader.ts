import 'server-only';
import { RESULTS_PAGE } from '@/lib/classes/rules';
import { findNewestClassId } from '@/lib/classes/service';
import { assignmentId, classId } from '@/lib/kernel/id-schema';
import type { ClassId } from '@/lib/kernel/ids';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ClassResults } from './contract';
import { findClassResults } from './service';

interface LoadedResults {
  classId: ClassId;
  results: ClassResults;
}

/** Of the class and the test that the address names, without a name the newest; null where the viewer teaches none such. */
export async function loadResults(asked: string | null, test: string | null): Promise<LoadedResults | null> {
  const search = new URLSearchParams({ ...(asked ? { id: asked } : {}), ...(test ? { test } : {}) }).toString();
  const viewer = await requirePageViewer(search ? `${RESULTS_PAGE}?${search}` : RESULTS_PAGE);
  const id = asked === null ? await findNewestClassId(viewer.userId) : (classId.safeParse(asked).data ?? null);
  const named = test === null ? undefined : assignmentId.safeParse(test).data;
  if (id === null || (test !== null && named === undefined)) return null;
  const results = await findClassResults({ viewer, id, assignmentId: named });
  return results && { classId: id, results };
}
