import 'server-only';
import { type Asking as AskingOfClass, findTaught } from '@/lib/classes/taught/service';
import type { AssignmentId, ClassId, PlaceId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { analyze } from './analysis/service';
import { spellGrid } from './analysis/view';
import type { ClassResults, CompactResults } from './contract';
import { writeResults } from './csv/codec';
import { resultsFileName } from './rules';
import * as store from './store';
import { type CompletedTest, viewCompleted, viewResults } from './view';

interface Asking extends AskingOfClass {
  assignmentId?: AssignmentId | undefined;
}

async function findTestResults({ assignmentId, ...asking }: Asking) {
  const taught = await findTaught(asking);
  const head = taught && (await store.findAssignment(taught, assignmentId ?? null));
  return head && { taught, paper: head.paper, ...viewResults(head, await store.listAttempts(taught, head.id)) };
}

const noResults = () => new Problem('NOT_FOUND', 'There are no results here. Open the class and assign a test first.');

/** Throws `NOT_FOUND` for a class that the viewer does not teach, and for a test that is not the class's. */
export async function getClassResults(asking: Asking, now: Date): Promise<ClassResults> {
  const found = await findClassResults(asking, now);
  if (!found) throw noResults();
  const { grid, ...analysis } = found.analysis;
  return { ...found, analysis: { ...analysis, grid: grid && spellGrid(grid) } };
}

/** Returns the same in the page's format, null instead of the refusal. */
export async function findClassResults(asking: Asking, now: Date): Promise<CompactResults | null> {
  const found = await findTestResults(asking);
  if (!found) return null;
  const { taught, paper, results, best } = found;
  return {
    ...results,
    analysis: await analyze(asking.viewer.userId, {
      taught,
      best,
      paper,
      now,
      order: results.students.map(({ placeId }) => placeId),
    }),
  };
}

/** Returns a file for spreadsheets with its name. Throws as `getClassResults` does. */
export async function getClassResultsFile(asking: Asking, now: Date): Promise<{ name: `${string}.csv`; text: string }> {
  const found = await findTestResults(asking);
  if (!found) throw noResults();
  const { className, assignment } = found.results;
  const name = resultsFileName(className, assignment.title, now.toISOString().slice(0, 10));
  return { name, text: writeResults(found.results) };
}

/**
 * Lists the tests of a class that one of its students has finished at or above their marks. The caller must have checked access. `seesSince`:
 * leaves out entries from paper before it.
 */
export const listCompletedTests = async (
  id: ClassId,
  placeId: PlaceId,
  seesSince: Date | null,
): Promise<CompletedTest[]> => viewCompleted(await store.listTestsOf(id, placeId, seesSince));
