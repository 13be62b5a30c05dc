import 'server-only';
import { askedTest } from '@/lib/classes/results/loader';
import { GRADEBOOK_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import type { Gradebook } from './contract';
import { findGradebook } from './service';

interface LoadedGradebook {
  classId: ClassId;
  gradebook: Gradebook;
  /** When the results were read, as an ISO time. */
  at: string;
}

/** Loads the gradebook of the class named in the URL; null when the viewer does not teach the class. */
export async function loadGradebook(asked: string | null): Promise<LoadedGradebook | null> {
  const found = await askedTest(GRADEBOOK_PAGE, asked, null);
  const gradebook = found && (await findGradebook(found));
  return gradebook && { classId: found.id, gradebook, at: new Date().toISOString() };
}
