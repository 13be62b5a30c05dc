import 'server-only';
import { dropPapers } from '@/lib/classes/assignments/terms-store';
import { MOST_MEMBERSHIPS, MOST_PLACES } from '@/lib/classes/rules';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { type QueueLimits, runQueued } from '@/lib/kernel/client-queues';
import { type ClassId, type PlaceId, toClassId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { findFreePlace, hasNamesake } from './rules';

type Transaction = Prisma.TransactionClient;

interface Opened {
  name: string;
  /** Names on the roster that no student has taken; empty for a colleague code. */
  freeNames: string[];
  /** True: the code is for colleagues. False: it is for students. */
  teaches: boolean;
}

/**
 * Condition for a free roster entry. An entry with exam results is not free, even if no student has joined it: a
 * stranger who joined under that name would take over the results.
 */
const IS_FREE = { members: { none: {} }, outcomes: { none: {} } } as const satisfies Prisma.ClassPlaceWhereInput;

export async function findByCode(code: string): Promise<Opened | null> {
  const found = await db.studyClass.findFirst({
    where: { OR: [{ code }, { colleagueCode: code, colleagueCodeUntil: { gt: new Date() } }] },
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

/** Finds the roster entry of a student of the class with this code; null for everybody else. */
export async function findMine(code: string, userId: UserId): Promise<{ id: ClassId; name: string } | null> {
  const found = await db.classMember.findFirst({
    where: { userId, class: { code } },
    select: { classId: true, place: { select: { name: true } } },
  });
  return found && { id: toClassId(found.classId), name: found.place.name };
}

interface Join {
  code: string;
  userId: UserId;
  name: string;
}

interface JoinedRow {
  /** False for a person who was already in the class. */
  isNew: boolean;
  id: ClassId;
  placeId: PlaceId;
  className: string;
  name: string;
  isNamesake: boolean;
}

/** The roster entry for a person who joins, or the reason why there is none. */
type Seat = { id: string; name: string; isNamesake?: boolean } | 'full' | 'too-many';

export type Outcome = JoinedRow | 'full' | 'too-many' | null;

/**
 * Lets one join of each class run at a time on this instance. Otherwise each join that waits for the row lock would
 * hold a database connection.
 */
const JOINS: QueueLimits = {
  name: 'joins of a class',
  atOnce: 1,
  mostWaiting: 1_000,
  refusal: 'Too many people are joining at once. Try again in a few seconds.',
};

/**
 * Assigns the user to the first free roster entry of that name, or to a new one; a person who is already in the class
 * stays in the same entry. Null: no class has this code.
 */
export const joinClass = (join: Join): Promise<Outcome> =>
  runQueued(JOINS, { client: join.code, factor: 1 }, () => transact((tx) => joinIn(tx, join)));

/**
 * Joins within a transaction. The lock on the class makes joins on other instances wait, so each roster entry is taken
 * once and the limit of the class holds. The lock on the account does the same for one account that joins many classes
 * at once. The class is locked first, then the account, in the same order as in the deletion of an account and the
 * entry of exam outcomes.
 */
async function joinIn(tx: Transaction, { code, userId, name }: Join): Promise<Outcome> {
  const [found] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM classes WHERE code = ${code} FOR UPDATE`;
  if (!found) return null;
  const member = await tx.classMember.findFirst({
    where: { classId: found.id, userId },
    select: { place: { select: { id: true, name: true } } },
  });
  const seat: Seat = member?.place ?? (await takeSeat(tx, found.id, { userId, name }));
  if (typeof seat === 'string') return seat;
  return {
    isNew: !member,
    id: toClassId(found.id),
    className: found.name,
    placeId: toPlaceId(seat.id),
    name: seat.name,
    isNamesake: seat.isNamesake ?? false,
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
  const place = await tx.classPlace.create({
    data: { classId, name, byStudent: true },
    select: { id: true, name: true },
  });
  return { ...place, isNamesake: hasNamesake(name, places) };
}

/**
 * Removes the user from the class. Returns false for a user who is not in the class. If the student typed the name of
 * the roster entry, a trigger also deletes the entry. Locks the class first. Every change of the roster takes this
 * lock, so that the changes run one after another.
 */
export function leaveClass(classId: ClassId, userId: UserId): Promise<boolean> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM classes WHERE id = ${classId}::uuid FOR UPDATE`;
    const isMember = (await tx.classMember.deleteMany({ where: { classId, userId } })).count > 0;
    if (isMember) await dropPapers(tx, classId, [userId]);
    return isMember;
  });
}
