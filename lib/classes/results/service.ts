import 'server-only';
import { type Asking as AskingOfClass, findClassAccess } from '@/lib/classes/teaching-access/service';
import type { AssignmentId, ClassId, PlaceId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { analyze } from './analysis/service';
import { spellGrid } from './analysis/view';
import type { ClassResults, CompactResults } from './contract';
import { writeResults } from './csv-codec';
import { resultsFileName } from './rules';
import * as store from './store';
import { type CompletedTest, viewCompleted, viewResults } from './view';

interface Asking extends AskingOfClass {
  assignmentId?: AssignmentId | undefined;
}

async function findTestResults({ assignmentId, ...asking }: Asking) {
  const access = await findClassAccess(asking);
  const head = access && (await store.findAssignment(access, assignmentId ?? null));
  return head && { access, paper: head.paper, ...viewResults(head, await store.listAttempts(access, head.id)) };
}

const noResults = () => new Problem('NOT_FOUND', 'There are no results here. Open the class and assign a test first.');

/**
 * Returns the results of a test. Throws `NOT_FOUND` when the viewer does not teach the class or the test is not in the
 * class.
 */
export async function getClassResults(asking: Asking, now: Date): Promise<ClassResults> {
  const found = await findClassResults(asking, now);
  if (!found) throw noResults();
  const { grid, ...analysis } = found.analysis;
  return { ...found, analysis: { ...analysis, grid: grid && spellGrid(grid) } };
}

/** Returns the results of a test in the web page's format. Returns null where `getClassResults` throws. */
export async function findClassResults(asking: Asking, now: Date): Promise<CompactResults | null> {
  const found = await findTestResults(asking);
  if (!found) return null;
  const { access, paper, results, best } = found;
  return {
    ...results,
    analysis: await analyze(asking.viewer.userId, {
      access,
      best,
      paper,
      now,
      order: results.students.map(({ placeId }) => placeId),
    }),
  };
}

/** Returns the results as a CSV file, with the file's name. Throws like `getClassResults`. */
export async function getClassResultsFile(asking: Asking, now: Date): Promise<{ name: `${string}.csv`; text: string }> {
  const found = await findTestResults(asking);
  if (!found) throw noResults();
  const { className, assignment } = found.results;
  const name = resultsFileName(className, assignment.title, now.toISOString().slice(0, 10));
  return { name, text: writeResults(found.results) };
}

/**
 * Lists the tests of a class that one student has finished at or above the certificate mark. The caller must have
 * checked access. `seesSince`: answers entered from paper before this time are left out.
 */
export const listCompletedTests = async (
  id: ClassId,
  placeId: PlaceId,
  seesSince: Date | null,
): Promise<CompletedTest[]> => viewCompleted(await store.listTestsOf(id, placeId, seesSince));
