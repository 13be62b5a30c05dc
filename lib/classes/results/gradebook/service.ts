import 'server-only';
import { GRADEBOOK, resultsFileName } from '@/lib/classes/results/rules';
import { type Asking, findClassAccess, noClass } from '@/lib/classes/teaching-access/service';
import type { Gradebook } from './contract';
import { writeGradebook } from './csv-codec';
import * as store from './store';
import { viewGradebook } from './view';

/** Finds the best results of a class in all of its tests; null unless the viewer teaches the class. */
export async function findGradebook(asking: Asking): Promise<Gradebook | null> {
  const access = await findClassAccess(asking);
  const row = access && (await store.findGradebook(access));
  return row && viewGradebook(row);
}

/** Returns the gradebook as a CSV file, with the file's name. Throws `NOT_FOUND` unless the viewer teaches the class. */
export async function getGradebookFile(asking: Asking, now: Date): Promise<{ name: `${string}.csv`; text: string }> {
  const gradebook = await findGradebook(asking);
  if (!gradebook) throw noClass();
  const name = resultsFileName(gradebook.className, GRADEBOOK, now.toISOString().slice(0, 10));
  return { name, text: writeGradebook(gradebook) };
}
