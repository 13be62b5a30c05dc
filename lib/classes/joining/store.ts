import 'server-only';
import { dropPapers } from '@/lib/classes/assignments/binding/store';
import { MOST_MEMBERSHIPS, MOST_PLACES } from '@/lib/classes/rules';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { type ClassId, type PlaceId, toClassId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { type Turns, takeTurn } from '@/lib/kernel/turns';
import { findFreePlace } from './rules';

type Transaction = Prisma.TransactionClient;

interface Opened {
  name: string;
  /** Free names of the roster; none for a colleague. */
  freeNames: string[];
  /** True when the code makes its user a colleague, not a student. */
  teaches: boolean;
}

/**
 * Condition for a free place. A place with results is not free, even without a member: a stranger who joins under its
 * name would take them over.
 */
const IS_FREE = { members: { none: {} }, outcomes: { none: {} } } as const satisfies Prisma.ClassPlaceWhereInput;

export async function findByCode(code: string): Promise<Opened | null> {
  const found = await db.studyClass.findFirst({
    where: { OR: [{ code }, { colleagueCode: code }] },
    select: {
      name: true,
      colleagueCode: true,
      places: { where: IS_FREE, select: { name: true }, orderBy: { name: 'asc' } },
    },
  });
  if (!found) return null;
  const teaches = found.colleagueCode === code;
  return { name: found.name, teaches, freeNames: teaches ? [] : found.places.map(({ name }) => name) };
}

interface Join {
  code: string;
  userId: UserId;
  name: string;
}

interface JoinedRow {
  /** False for a person who was in the class already. */
  isNew: boolean;
  id: ClassId;
  placeId: PlaceId;
  className: string;
  name: string;
}

/** A person's place, or the reason why there is none. */
type Seat = { id: string; name: string } | 'full' | 'too-many';

export type Outcome = JoinedRow | 'full' | 'too-many' | null;

/** Serializes the joins of a class on this instance, because waiting for the row lock would hold every connection. */
const JOINS: Turns = {
  name: 'joins of a class',
  atOnce: 1,
  mostWaiting: 1_000,
  refusal: 'Too many people are joining at once. Try again in a few seconds.',
};

/**
 * Takes the first free place of that name, else a new one; a person who is in the class already keeps the place. Null:
 * no class has this code.
 */
export const joinClass = (join: Join): Promise<Outcome> =>
  takeTurn(JOINS, { client: join.code, factor: 1 }, () => transact((tx) => joinIn(tx, join)));

/**
 * Joins within a transaction. Joins on another instance wait for the lock on the class, so a place is taken once and
 * the limits hold; so does an account that joins many classes at the same moment. The class is locked first, then the
 * account, as when an account is deleted or exam outcomes of a class are entered.
 */
async function joinIn(tx: Transaction, { code, userId, name }: Join): Promise<Outcome> {
  const [found] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM classes WHERE code = ${code} FOR UPDATE`;
  if (!found) return null;
  const member = await tx.classMember.findFirst({
    where: { classId: found.id, userId },
    select: { place: { select: { id: true, name: true } } },
  });
  const seat = member?.place ?? (await takeSeat(tx, found.id, { userId, name }));
  if (typeof seat === 'string') return seat;
  return {
    isNew: !member,
    id: toClassId(found.id),
    className: found.name,
    placeId: toPlaceId(seat.id),
    name: seat.name,
  };
}

async function takeSeat(tx: Transaction, classId: string, { userId, name }: Omit<Join, 'code'>): Promise<Seat> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  if ((await tx.classMember.count({ where: { userId } })) >= MOST_MEMBERSHIPS) return 'too-many';
  const place = await takeOrMake(tx, classId, name);
  if (!place) return 'full';
  await tx.classMember.create({ data: { classId, userId, placeId: place.id }, select: { userId: true } });
  await tx.studyClass.updateMany({ where: { id: classId }, data: { usedAt: new Date(), endingToldAt: null } });
  return place;
}

async function takeOrMake(tx: Transaction, classId: string, name: string) {
  const rows = await tx.classPlace.findMany({
    where: { classId },
    select: { id: true, name: true, _count: { select: { members: true, outcomes: true } } },
    orderBy: { id: 'asc' },
  });
  const places = rows.map(({ id, name, _count }) => ({ id, name, isFree: _count.members + _count.outcomes === 0 }));
  const free = findFreePlace(name, places);
  if (free || places.length >= MOST_PLACES) return free;
  return tx.classPlace.create({ data: { classId, name, byStudent: true }, select: { id: true, name: true } });
}

/**
 * Returns false when the person is not in the class. The place stays unless it is the student's own (a trigger); the
 * class is locked first, as by every change of its places.
 */
export function leaveClass(classId: ClassId, userId: UserId): Promise<boolean> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM classes WHERE id = ${classId}::uuid FOR UPDATE`;
    const isMember = (await tx.classMember.deleteMany({ where: { classId, userId } })).count > 0;
    if (isMember) await dropPapers(tx, classId, [userId]);
    return isMember;
  });
}
