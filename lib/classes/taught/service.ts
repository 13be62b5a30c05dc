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

/**
 * Finds the class with its owner, for the owner and the owner's colleagues; null for everybody else. Viewing a class
 * counts as use.
 */
export async function findTaught({ viewer, id }: Asking): Promise<Taught | null> {
  const found = await store.findTaught(id, viewer.userId);
  if (!found) return null;
  await noteUse(found, new Date());
  return { id: found.id, ownerId: found.ownerId };
}

/** Notes that an instructor teaches or a student studies in a class with a known `usedAt`. Writes once a day. */
export async function noteUse({ id, usedAt }: { id: ClassId; usedAt: Date }, now: Date): Promise<void> {
  if (usedAt < aDayBefore(now)) await store.noteUse(id, now, aDayBefore(now));
}

export const noClass = () => new Problem('NOT_FOUND', 'There is no such class. Open your classes again.');

/** Returns the same; throws `NOT_FOUND` instead of null. */
export async function getTaught(asking: Asking): Promise<Taught> {
  const taught = await findTaught(asking);
  if (!taught) throw noClass();
  return taught;
}

export const findNewestTaughtId = (userId: UserId): Promise<ClassId | null> => store.findNewestTaughtId(userId);

/** Notes that a student has started a test of the class. */
export async function noteUseOfTest(id: AssignmentId, now: Date): Promise<void> {
  await store.noteUseOfTest(id, now, aDayBefore(now));
}
