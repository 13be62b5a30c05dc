import 'server-only';
import { classId } from '@/lib/kernel/id-schema';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { ClassLists, ClassView } from './contract';
import { CLASS_PAGE } from './rules';
import { findClass, listClasses } from './service';

export async function loadClasses(): Promise<ClassLists> {
  const viewer = await requirePageViewer('/classes');
  return listClasses(viewer.userId);
}

/** The class that the address names, without a name the newest; null where the viewer teaches none such. */
export async function loadClass(asked: string | null): Promise<ClassView | null> {
  const viewer = await requirePageViewer(asked === null ? CLASS_PAGE : `${CLASS_PAGE}?id=${encodeURIComponent(asked)}`);
  if (asked === null) return findClass(viewer, null);
  const id = classId.safeParse(asked);
  return id.success ? findClass(viewer, id.data) : null;
}
