import 'server-only';
import { dropPapers } from '@/lib/classes/assignments/binding/store';
import { MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { sendInLine } from '@/lib/db/together';
import { type ClassId, type PlaceId, toClassId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { missingPlaces, takePlaces } from './rules';

type Transaction = Prisma.TransactionClient;

interface Opened {
  name: string;
  /** Of the roster; none for a colleague. */
  freeNames: string[];
  /** The code makes its user a colleague, not a student. */
  teaches: boolean;
}

/** A place with results belongs to somebody, also while nobody is in it: else whoever joins under the name would take them over. */
const IS_FREE = { members: { none: {} }, outcomes: { none: {} } } as const satisfies Prisma.ClassPlaceWhereInput;

export async function findByCode(code: string): Promise<Opened | null> {
  const found = await db.studyClass.findFirst({
    where: { OR: [{ code }, { colleagueCode: code }] },
    select: {
      ...{ name: true, colleagueCode: true },
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

/** Where a person sits, or why nowhere. */
type Seat = { id: string; name: string } | 'full' | 'too-many';

export type Outcome = JoinedRow | 'full' | 'too-many' | null;

/**
 * Takes the first free place of that name, else a new one; a person who is in the class already keeps the place. A whole class joins
 * in the same moment: who comes while others join goes together with all who wait, and holds no connection until then. Null: no class
 * has this code.
 */
export const joinClass = sendInLine<Join, Outcome>({
  name: 'joins of classes',
  lineOf: ({ code }) => code,
  together: (joins) => db.$transaction((tx) => joinTogether(tx, joins)),
});

/**
 * Who joins the class on another instance waits, so a place is taken once and the limits hold; so does an account that joins many
 * classes in the same moment. The class is locked first, then the accounts, as where an account is deleted or what a class did in the
 * exam is entered.
 */
async function joinTogether(tx: Transaction, joins: readonly Join[]): Promise<Outcome[]> {
  const [asked] = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, name FROM classes WHERE code = ${joins[0]?.code ?? ''} FOR UPDATE`;
  if (!asked) return joins.map(() => null);
  const members = await tx.classMember.findMany({
    where: { classId: asked.id, userId: { in: joins.map(({ userId }) => userId) } },
    select: { userId: true, place: { select: { id: true, name: true } } },
  });
  const known = new Map<string, Seat>(members.map(({ userId, place }) => [userId, place]));
  const seats = new Map(known);
  const newcomers = firstOfEach(joins).filter(({ userId }) => !seats.has(userId));
  for (const [userId, seat] of await seatAll(tx, asked.id, newcomers)) seats.set(userId, seat);
  return joins.map(({ userId }) => {
    const seat = seats.get(userId) ?? 'full';
    if (typeof seat === 'string') return seat;
    return {
      isNew: !known.has(userId),
      id: toClassId(asked.id),
      className: asked.name,
      placeId: toPlaceId(seat.id),
      name: seat.name,
    };
  });
}

/** A person may have sent it twice. */
const firstOfEach = (joins: readonly Join[]): Join[] =>
  joins.filter((join, at) => joins.findIndex(({ userId }) => userId === join.userId) === at);

/** Seats those who are not in the class yet. */
async function seatAll(tx: Transaction, classId: string, newcomers: readonly Join[]): Promise<Map<string, Seat>> {
  if (newcomers.length === 0) return new Map();
  const busy = await findBusy(
    tx,
    newcomers.map(({ userId }) => userId),
  );
  const seated = newcomers.filter(({ userId }) => !busy.has(userId));
  const taken = await takeOrMake(
    tx,
    classId,
    seated.map(({ name }) => name),
  );
  const data = seated.flatMap(({ userId }, at) => {
    const place = taken[at];
    return place ? [{ classId, userId, placeId: place.id }] : [];
  });
  if (data.length > 0) {
    await tx.classMember.createMany({ data });
    await tx.studyClass.updateMany({ where: { id: classId }, data: { usedAt: new Date(), endingToldAt: null } });
  }
  const seats = new Map<string, Seat>([...busy].map((userId) => [userId, 'too-many']));
  for (const [at, { userId }] of seated.entries()) seats.set(userId, taken[at] ?? 'full');
  return seats;
}

/** Locks their accounts, and finds those that are in as many classes as one may be in. */
async function findBusy(tx: Transaction, userIds: readonly UserId[]): Promise<Set<string>> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ANY(${userIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  const counts = await tx.classMember.groupBy({
    by: ['userId'],
    where: { userId: { in: [...userIds] } },
    _count: { _all: true },
  });
  return new Set(counts.filter(({ _count }) => _count._all >= MOST_MEMBERSHIPS).map(({ userId }) => userId));
}

async function takeOrMake(tx: Transaction, classId: string, names: readonly string[]) {
  const rows = await tx.classPlace.findMany({
    where: { classId },
    select: { id: true, name: true, _count: { select: { members: true, outcomes: true } } },
    orderBy: { id: 'asc' },
  });
  const places = rows.map(({ id, name, _count }) => ({ id, name, isFree: _count.members + _count.outcomes === 0 }));
  const made = await tx.classPlace.createManyAndReturn({
    data: missingPlaces(names, places).map((name) => ({ classId, name, byStudent: true })),
    select: { id: true, name: true },
  });
  return takePlaces(names, [...places, ...made.map((place) => ({ ...place, isFree: true }))]);
}

/**
 * False where the person is not in the class. The place stays unless it is the student's own (a trigger); the class is locked first, as by
 * all who change its places.
 */
export function leaveClass(classId: ClassId, userId: UserId): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM classes WHERE id = ${classId}::uuid FOR UPDATE`;
    const isMember = (await tx.classMember.deleteMany({ where: { classId, userId } })).count > 0;
    if (isMember) await dropPapers(tx, classId, [userId]);
    return isMember;
  });
}
