import 'server-only';
import { dropPapers } from '@/lib/classes/assignments/binding/store';
import { MOST_MEMBERSHIPS, MOST_PLACES } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import { type ClassId, type PlaceId, toClassId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { nameKey } from '@/lib/kernel/names';

interface Opened {
  name: string;
  /** Of the roster; none for a colleague. */
  freeNames: string[];
  /** The code makes its user a colleague, not a student. */
  teaches: boolean;
}

export async function findByCode(code: string): Promise<Opened | null> {
  const found = await db.studyClass.findFirst({
    where: { OR: [{ code }, { colleagueCode: code }] },
    select: {
      ...{ name: true, colleagueCode: true },
      places: { where: { members: { none: { onPaper: false } } }, select: { name: true }, orderBy: { name: 'asc' } },
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
  id: ClassId;
  placeId: PlaceId;
  className: string;
  name: string;
}

/**
 * Takes the first free place of that name, else a new one. Who joins the class waits for those who join it in the same moment, so a
 * place is taken once and the limits hold; so does the account that joins many classes in the same moment. The class is locked first,
 * then the account, as where an account is deleted or what a class did in the exam is entered. A person who is in it already keeps the place. Null: no class has this code.
 */
export function joinClass({ code, userId, name }: Join): Promise<JoinedRow | 'full' | 'too-many' | null> {
  return db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<{ id: string; name: string }[]>`
      SELECT id, name FROM classes WHERE code = ${code} FOR UPDATE`;
    const [asked] = found;
    if (!asked) return null;
    const at = { id: toClassId(asked.id), className: asked.name };
    const classId = asked.id;
    const own = await tx.classMember.findUnique({
      where: { classId_userId: { classId, userId } },
      select: { place: { select: { id: true, name: true } } },
    });
    if (own) return { ...at, placeId: toPlaceId(own.place.id), name: own.place.name };
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    if ((await tx.classMember.count({ where: { userId } })) >= MOST_MEMBERSHIPS) return 'too-many';
    const places = await tx.classPlace.findMany({
      where: { classId },
      select: { id: true, name: true, _count: { select: { members: { where: { onPaper: false } } } } },
      orderBy: { id: 'asc' },
    });
    const free = places.find((place) => place._count.members === 0 && nameKey(place.name) === nameKey(name));
    if (!free && places.length >= MOST_PLACES) return 'full';
    const place = free ?? (await tx.classPlace.create({ data: { classId, name }, select: { id: true, name: true } }));
    await tx.classMember.create({ data: { classId, userId, placeId: place.id }, select: { userId: true } });
    await tx.studyClass.updateMany({ where: { id: classId }, data: { usedAt: new Date(), endingToldAt: null } });
    return { ...at, placeId: toPlaceId(place.id), name: place.name };
  });
}

/** False where the person is not in the class. The place goes with its last member; the class is locked first, as by all who change its places. */
export function leaveClass(classId: ClassId, userId: UserId): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM classes WHERE id = ${classId}::uuid FOR UPDATE`;
    const isMember = (await tx.classMember.deleteMany({ where: { classId, userId } })).count > 0;
    if (isMember) await dropPapers(tx, classId, [userId]);
    return isMember;
  });
}
