import 'server-only';
import type { Taught } from '@/lib/classes/rules';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import * as store from './store';

const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** An instructor and one of the classes that they teach. */
export interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
}

/** The class with its owner, for the owner and the owner's colleagues; null for everybody else. Who looks at a class keeps it. */
export async function findTaught({ viewer, id }: Asking): Promise<Taught | null> {
  const found = await store.findTaught(id, viewer.userId);
  if (!found) return null;
  await noteUse(found, new Date());
  return { id: found.id, ownerId: found.ownerId };
}

/** An instructor teaches or a student studies in a class of which `usedAt` is known. A statement a day. */
export async function noteUse({ id, usedAt }: { id: ClassId; usedAt: Date }, now: Date): Promise<void> {
  if (usedAt < aDayBefore(now)) await store.noteUse(id, now, aDayBefore(now));
}

export const noClass = () => new Problem('NOT_FOUND', 'There is no such class. Open your classes again.');

/** The same; throws `NOT_FOUND` in place of null. */
export async function getTaught(asking: Asking): Promise<Taught> {
  const taught = await findTaught(asking);
  if (!taught) throw noClass();
  return taught;
}

export const findNewestTaughtId = (userId: UserId): Promise<ClassId | null> => store.findNewestTaughtId(userId);

/** A student has begun a test of the class. */
export async function noteUseOfTest(id: AssignmentId, now: Date): Promise<void> {
  await store.noteUseOfTest(id, now, aDayBefore(now));
}
