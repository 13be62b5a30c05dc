import 'server-only';
import { classId } from '@/lib/kernel/id-schema';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { pageTimeZone } from '@/lib/session/page-zone';
import type { AssignedView, AssignmentView } from './assignments/contract';
import { listAssigned, listAssignments } from './assignments/service';
import type { ClassLists, ClassView } from './contract';
import { CLASS_PAGE } from './rules';
import { findClass, listClasses } from './service';

interface LoadedClasses {
  lists: ClassLists;
  /** Tests that instructors assigned to the viewer. */
  assigned: AssignedView[];
  timeZone: string;
}

export async function loadClasses(): Promise<LoadedClasses> {
  const { userId } = await requirePageViewer('/classes');
  const [lists, assigned, timeZone] = await Promise.all([
    listClasses(userId),
    listAssigned(userId, new Date()),
    pageTimeZone(),
  ]);
  return { lists, assigned, timeZone };
}

interface LoadedClass {
  shown: ClassView;
  assignments: AssignmentView[];
}

/**
 * Loads the class named in the URL, or the newest class if the URL names none. Returns null when the viewer does not
 * teach the class.
 */
export async function loadClass(asked: string | null): Promise<LoadedClass | null> {
  const viewer = await requirePageViewer(asked === null ? CLASS_PAGE : `${CLASS_PAGE}?id=${encodeURIComponent(asked)}`);
  const id = asked === null ? null : (classId.safeParse(asked).data ?? undefined);
  const shown = id === undefined ? null : await findClass(viewer, id);
  return shown && { shown, assignments: await listAssignments({ viewer, id: shown.id }) };
}
