import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { type ClassId, type PlaceId, toClassId, type UserId } from '@/lib/kernel/ids';
import { MOST_CLASSES, MOST_PLACES, type Taught } from './rules';

type Transaction = Prisma.TransactionClient;

const shown = {
  id: true,
  name: true,
  code: true,
  createdAt: true,
  places: { select: { id: true, name: true, timeFactor: true, members: { select: { joinedAt: true } } } },
} as const;
export type ClassRow = Prisma.StudyClassGetPayload<{ select: typeof shown }>;
export type PlaceRow = ClassRow['places'][number];

interface NewClass {
  ownerId: UserId;
  name: string;
  code: string;
}

/** `full`: the instructor has as many classes as there may be. The owner is locked, so that two at once cannot pass the limit. */
export function createClass(made: NewClass): Promise<ClassId | 'full' | 'code-taken'> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${made.ownerId}::uuid FOR NO KEY UPDATE`;
    if ((await tx.studyClass.count({ where: { ownerId: made.ownerId } })) >= MOST_CLASSES) return 'full';
    if ((await tx.studyClass.count({ where: { code: made.code } })) > 0) return 'code-taken';
    return toClassId((await tx.studyClass.create({ data: made, select: { id: true } })).id);
  });
}

export const findClass = (taught: Taught): Promise<ClassRow | null> =>
  db.studyClass.findUnique({ where: taught, select: shown });

export const findNewestClassId = async (ownerId: UserId): Promise<ClassId | null> => {
  const newest = await db.studyClass.findFirst({ where: { ownerId }, orderBy: { id: 'desc' }, select: { id: true } });
  return newest && toClassId(newest.id);
};

export interface TaughtRow {
  id: ClassId;
  name: string;
  code: string;
  createdAt: Date;
  places: number;
  joined: number;
}

/** Newest first. */
export const listTaught = (ownerId: UserId) => db.$queryRaw<TaughtRow[]>`
  SELECT c.id, c.name, c.code, c.created_at AS "createdAt",
    (SELECT count(*)::int FROM class_places WHERE class_id = c.id) AS places,
    (SELECT count(DISTINCT place_id)::int FROM class_members WHERE class_id = c.id) AS joined
  FROM classes c WHERE c.owner_id = ${ownerId}::uuid ORDER BY c.id DESC`;

export interface AttendedRow {
  id: ClassId;
  name: string;
  myName: string;
  joinedAt: Date;
}

/** By when they were joined, the last one first. */
export const listAttended = (userId: UserId) => db.$queryRaw<AttendedRow[]>`
  SELECT c.id, c.name, p.name AS "myName", m.joined_at AS "joinedAt"
  FROM class_members m JOIN classes c ON c.id = m.class_id JOIN class_places p ON p.id = m.place_id
  WHERE m.user_id = ${userId}::uuid ORDER BY m.joined_at DESC, c.id`;

/** False where there is no such class, here and below. */
export const renameClass = async (taught: Taught, name: string): Promise<boolean> =>
  (await db.studyClass.updateMany({ where: taught, data: { name } })).count > 0;

/** Those who change the places of a class do so one after the other. */
const lockTaught = async (tx: Transaction, { id, ownerId }: Taught): Promise<boolean> =>
  (
    await tx.$queryRaw<object[]>`
    SELECT 1 FROM classes WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR UPDATE`
  ).length > 0;

/** Its members first, as `removePlace`. */
export function deleteClass(taught: Taught): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await lockTaught(tx, taught))) return false;
    await tx.classMember.deleteMany({ where: { classId: taught.id } });
    return (await tx.studyClass.deleteMany({ where: taught })).count > 0;
  });
}

export async function saveCode(taught: Taught, code: string): Promise<boolean | 'code-taken'> {
  try {
    return (await db.studyClass.updateMany({ where: taught, data: { code } })).count > 0;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'code-taken';
    throw error;
  }
}

/**
 * Adds what `choose` makes of the names that are there. Answers how many there would be, where that is more than a class holds, and
 * adds none of them then.
 */
export function addPlaces(taught: Taught, choose: (present: string[]) => string[]): Promise<boolean | number> {
  return db.$transaction(async (tx) => {
    if (!(await lockTaught(tx, taught))) return false;
    const present = await tx.classPlace.findMany({ where: { classId: taught.id }, select: { name: true } });
    const names = choose(present.map(({ name }) => name));
    const total = present.length + names.length;
    if (total > MOST_PLACES) return total;
    await tx.classPlace.createMany({ data: names.map((name) => ({ classId: taught.id, name })) });
    return true;
  });
}

const placeOf = ({ id, ownerId }: Taught, placeId: PlaceId) => ({ id: placeId, classId: id, class: { ownerId } });

export interface PlaceChange {
  name: string;
  /** Left out: as it is. */
  timeFactor?: number | undefined;
}

export async function changePlace(
  taught: Taught,
  placeId: PlaceId,
  { name, timeFactor }: PlaceChange,
): Promise<boolean> {
  const data = timeFactor === undefined ? { name } : { name, timeFactor };
  return (await db.classPlace.updateMany({ where: placeOf(taught, placeId), data })).count > 0;
}

/**
 * The members first, then the place: in this order the account of a student that is deleted in the same moment takes its locks, since
 * a place goes with its last member.
 */
export function removePlace(taught: Taught, placeId: PlaceId): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await lockTaught(tx, taught))) return false;
    const members = await tx.classMember.deleteMany({ where: { placeId, classId: taught.id } });
    const places = await tx.classPlace.deleteMany({ where: placeOf(taught, placeId) });
    return members.count + places.count > 0;
  });
}

/** What has taken the other place moves to the first; both have to be places of the class. */
export function mergePlaces(taught: Taught, placeId: PlaceId, otherId: PlaceId): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await lockTaught(tx, taught))) return false;
    const ids = [placeId, otherId];
    // From here on neither place can go with its last member; one that went while this waited is not counted.
    await tx.$queryRaw`SELECT 1 FROM class_members WHERE place_id = ANY(${ids}::uuid[]) ORDER BY user_id FOR UPDATE`;
    if ((await tx.classPlace.count({ where: { classId: taught.id, id: { in: ids } } })) < 2) return false;
    await tx.classMember.updateMany({ where: { placeId: otherId }, data: { placeId } });
    await tx.classPlace.deleteMany({ where: { id: otherId } });
    return true;
  });
}
