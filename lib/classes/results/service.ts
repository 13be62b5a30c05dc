import 'server-only';
import type { Taught } from '@/lib/classes/rules';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { analyze } from './analysis/service';
import type { ClassResults } from './contract';
import { writeResults } from './csv/codec';
import * as store from './store';
import { viewResults } from './view';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId?: AssignmentId | undefined;
}

/** The named test of the class, without a name the newest; null where there is none such. */
export const findAssignment = (taught: Taught, id: AssignmentId | null): Promise<store.AssignmentHead | null> =>
  store.findAssignment(taught, id);

async function findTestResults({ viewer, id, assignmentId }: Asking) {
  const taught = { id, ownerId: viewer.userId };
  const head = await store.findAssignment(taught, assignmentId ?? null);
  return head && { taught, ...viewResults(head, await store.listAttempts(taught, head.id)) };
}

const noResults = () => new Problem('NOT_FOUND', 'There are no results here. Open the class and give it a test first.');

/** Throws `NOT_FOUND` for a class that is not the viewer's, and for a test that is not the class's. */
export async function getClassResults(asking: Asking, now: Date): Promise<ClassResults> {
  const found = await findClassResults(asking, now);
  if (!found) throw noResults();
  return found;
}

/** The same, null in place of the refusal. */
export async function findClassResults(asking: Asking, now: Date): Promise<ClassResults | null> {
  const found = await findTestResults(asking);
  if (!found) return null;
  const { taught, results, bestIds } = found;
  return { ...results, analysis: await analyze(taught, bestIds, now) };
}

/** As a file for spreadsheets. Throws as `getClassResults` does. */
export async function getClassResultsFile(asking: Asking): Promise<string> {
  const found = await findTestResults(asking);
  if (!found) throw noResults();
  return writeResults(found.results);
}
