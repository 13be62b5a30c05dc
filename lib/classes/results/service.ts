import 'server-only';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { ClassResults } from './contract';
import { writeResults } from './csv/codec';
import * as store from './store';
import { viewResults } from './view';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId?: AssignmentId | undefined;
}

/** Throws `NOT_FOUND` for a class that is not the viewer's, and for a test that is not the class's. */
export async function getClassResults({ viewer, id, assignmentId }: Asking): Promise<ClassResults> {
  const found = await findClassResults({ viewer, id, assignmentId });
  if (!found) throw new Problem('NOT_FOUND', 'There are no results here. Open the class and give it a test first.');
  return found;
}

/** The same, null in place of the refusal. */
export async function findClassResults({ viewer, id, assignmentId }: Asking): Promise<ClassResults | null> {
  const taught = { id, ownerId: viewer.userId };
  const head = await store.findAssignment(taught, assignmentId ?? null);
  return head && viewResults(head, await store.listAttempts(taught, head.id));
}

/** As a file for spreadsheets. Throws as `getClassResults` does. */
export const getClassResultsFile = async (asking: Asking): Promise<string> =>
  writeResults(await getClassResults(asking));
