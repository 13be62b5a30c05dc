import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import * as store from './store';

const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** An instructor, and the class that the request is about. */
export interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
}

/**
 * Finds a class and its owner. Returns null unless the viewer is the owner or a colleague. Each call records that the
 * class is in use.
 */
export async function findClassAccess({ viewer, id }: Asking): Promise<ClassAccess | null> {
  const found = await store.findClassAccess(id, viewer.userId);
  if (!found) return null;
  await noteUse(found, new Date());
  return { id: found.id, ownerId: found.ownerId };
}

/**
 * Records that a class is in use. `usedAt` is the stored time of the last use; writes only if it is more than a day
 * old.
 */
export async function noteUse({ id, usedAt }: { id: ClassId; usedAt: Date }, now: Date): Promise<void> {
  if (usedAt < aDayBefore(now)) await store.noteUse(id, now, aDayBefore(now));
}

export const noClass = () => new Problem('NOT_FOUND', 'There is no such class. Open your classes again.');

/** Returns the same as `findClassAccess`, but throws `NOT_FOUND` instead of returning null. */
export async function requireClassAccess(asking: Asking): Promise<ClassAccess> {
  const access = await findClassAccess(asking);
  if (!access) throw noClass();
  return access;
}

export const findNewestClassId = (userId: UserId): Promise<ClassId | null> => store.findNewestClassId(userId);

/** Records the use of a class when a student starts one of its tests. */
export async function noteUseOfTest(id: AssignmentId, now: Date): Promise<void> {
  await store.noteUseOfTest(id, now, aDayBefore(now));
}
