import 'server-only';
import { classId } from '@/lib/kernel/id-schema';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { AssignmentView } from './assignments/contract';
import { listAssignments } from './assignments/service';
import type { ClassLists, ClassView } from './contract';
import { CLASS_PAGE } from './rules';
import { findClass, listClasses } from './service';

export async function loadClasses(): Promise<ClassLists> {
  const viewer = await requirePageViewer('/classes');
  return listClasses(viewer.userId);
}

interface LoadedClass {
  shown: ClassView;
  assignments: AssignmentView[];
}

/** Loads the class named in the URL, without a name the newest; null when the viewer does not teach it. */
export async function loadClass(asked: string | null): Promise<LoadedClass | null> {
  const viewer = await requirePageViewer(asked === null ? CLASS_PAGE : `${CLASS_PAGE}?id=${encodeURIComponent(asked)}`);
  const id = asked === null ? null : (classId.safeParse(asked).data ?? undefined);
  const shown = id === undefined ? null : await findClass(viewer, id);
  return shown && { shown, assignments: await listAssignments({ viewer, id: shown.id }) };
}
