import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  type Asking,
  findClassAccess,
  findNewestClassId,
  noClass,
  requireClassAccess,
} from '@/lib/classes/teaching-access/service';
import { env } from '@/lib/env';
import type { ClassId, PlaceId, UserId } from '@/lib/kernel/ids';
import { makeLetterCode } from '@/lib/kernel/letter-code';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import { log } from '@/lib/log';
import type { ClassLists, ClassView } from './contract';
import { readRoster } from './roster-codec';
import { missingNames } from './roster-rules';
import { type ClassAccess, MOST_CLASSES, MOST_PLACES } from './rules';
import * as store from './store';
import { viewAttended, viewClass, viewTaught } from './view';

const noPlace = () => new Problem('NOT_FOUND', 'This student is no longer in the class. Reload the page.');

/** Calls `save` with random codes until one is unused. There are 3.6 × 10¹² codes, so a second try is very rare. */
export async function withNewCode<T>(save: (code: string) => Promise<T | 'code-taken'>): Promise<T> {
  for (let tries = 0; tries < 5; tries += 1) {
    const saved = await save(makeLetterCode(randomBytes));
    if (saved !== 'code-taken') return saved as T;
  }
  throw new Error('Five codes in a row belong to other classes');
}

/** Throws `RATE_LIMITED`, and `CONFLICT` at the instructor's limit of classes. */
export async function createClass(viewer: { userId: UserId }, name: string): Promise<ClassView> {
  await countRow('classes', viewer.userId);
  const made = await withNewCode((code) => store.createClass({ ownerId: viewer.userId, name, code }));
  if (made === 'full') {
    throw new Problem(
      'CONFLICT',
      `You have ${MOST_CLASSES} classes. Delete one that has ended, then create the new one.`,
    );
  }
  log.info('class made', { classId: made });
  return getClass({ viewer, id: made });
}

export async function listClasses(userId: UserId): Promise<ClassLists> {
  const now = new Date();
  const [teaching, attending] = await Promise.all([store.listTaught(userId), store.listAttended(userId)]);
  return {
    teaching: teaching.map((row) => viewTaught(row, env().PUBLIC_URL, now)),
    attending: attending.map(viewAttended),
  };
}

async function readClass(viewerId: UserId, access: ClassAccess): Promise<ClassView | null> {
  const row = await store.findClass(access);
  if (!row) return null;
  const entered = new Map((await store.listFirstEntered(access)).map((one) => [one.placeId as string, one.enteredAt]));
  return viewClass(row, { origin: env().PUBLIC_URL, viewerId, entered, now: new Date() });
}

/** Throws `NOT_FOUND` for a class that the viewer does not teach. All functions below do the same. */
export async function getClass(asking: Asking): Promise<ClassView> {
  const shown = await readClass(asking.viewer.userId, await requireClassAccess(asking));
  if (!shown) throw noClass();
  return shown;
}

export async function updateClass(asking: Asking, change: store.ClassChange): Promise<ClassView> {
  if (!(await store.updateClass(await requireClassAccess(asking), change))) throw noClass();
  return getClass(asking);
}

/** Deletes the class. Throws `FORBIDDEN` for a colleague, who cannot delete the class. */
export async function deleteClass(asking: Asking): Promise<void> {
  const access = await requireClassAccess(asking);
  if (access.ownerId !== asking.viewer.userId) {
    throw new Problem('FORBIDDEN', 'Only the instructor who owns this class can delete it. You can leave it.');
  }
  if (!(await store.deleteClass(access))) throw noClass();
  log.info('class deleted', { classId: asking.id });
}

export async function renewCode(asking: Asking): Promise<ClassView> {
  const access = await requireClassAccess(asking);
  if (!(await withNewCode((code) => store.saveCode(access, code)))) throw noClass();
  return getClass(asking);
}

/**
 * Adds the names of a list to the roster. Throws `VALIDATION` for a list that cannot be parsed or that would exceed the
 * class's limit.
 */
export async function addPlaces(asking: Asking, list: string): Promise<ClassView> {
  const roster = readRoster(list);
  if (typeof roster === 'string') throw new Problem('VALIDATION', roster, { fields: { list: roster } });
  const added = await store.addPlaces(await requireClassAccess(asking), (present) => missingNames(roster, present));
  if (added === false) throw noClass();
  if (typeof added === 'number') {
    const tooMany = `With these names the class would have ${added} students, but ${MOST_PLACES} is the limit. Remove some, or create a second class.`;
    throw new Problem('VALIDATION', tooMany, { fields: { list: tooMany } });
  }
  return getClass(asking);
}

export async function changePlace(asking: Asking, placeId: PlaceId, change: store.PlaceChange): Promise<ClassView> {
  if (!(await store.changePlace(await requireClassAccess(asking), placeId, change))) throw noPlace();
  return getClass(asking);
}

export async function removePlace(asking: Asking, placeId: PlaceId): Promise<ClassView> {
  if (!(await store.removePlace(await requireClassAccess(asking), placeId))) throw noPlace();
  return getClass(asking);
}

/**
 * Removes the students who joined at `since` or later. Roster entries that the instructor added stay and become free.
 */
export async function removeJoined(asking: Asking, since: Date): Promise<ClassView> {
  if (!(await store.removeJoined(await requireClassAccess(asking), since))) throw noClass();
  return getClass(asking);
}

/** Merges a student's second roster entry into the first one. Throws `VALIDATION` when both ids are equal. */
export async function mergePlaces(asking: Asking, placeId: PlaceId, otherId: PlaceId): Promise<ClassView> {
  if (placeId === otherId) {
    const same = 'Choose another entry of the same student';
    throw new Problem('VALIDATION', same, { fields: { otherId: same } });
  }
  if (!(await store.mergePlaces(await requireClassAccess(asking), placeId, otherId))) throw noPlace();
  return getClass(asking);
}

/** Finds the class with this id, or the newest class for null; null when the viewer teaches no such class. */
export async function findClass(viewer: { userId: UserId }, id: ClassId | null): Promise<ClassView | null> {
  const asked = id ?? (await findNewestClassId(viewer.userId));
  const access = asked && (await findClassAccess({ viewer, id: asked }));
  return access && readClass(viewer.userId, access);
}
