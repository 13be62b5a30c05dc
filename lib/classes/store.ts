import 'server-only';
import { dropPapers } from '@/lib/classes/assignments/terms-store';
import { IS_SHOWN, teaches } from '@/lib/classes/teaching-access/condition';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { refusalCode } from '@/lib/db/refusal';
import { type ClassId, type PlaceId, toClassId, toUserId, type UserId } from '@/lib/kernel/ids';
import { type ClassAccess, MOST_CLASSES, MOST_PLACES } from './rules';

type Transaction = Prisma.TransactionClient;

const shown = {
  id: true,
  name: true,
  code: true,
  colleagueCode: true,
  colleagueCodeUntil: true,
  ownerId: true,
  createdAt: true,
  byLastName: true,
  colleagues: { select: { id: true, userId: true, name: true, joinedAt: true }, orderBy: { joinedAt: 'asc' } },
  places: {
    select: {
      id: true,
      name: true,
      timeFactor: true,
      members: { where: { onPaper: false }, select: { joinedAt: true, seesSince: true } },
    },
    orderBy: { id: 'asc' },
  },
} as const;
export type ClassRow = Prisma.StudyClassGetPayload<{ select: typeof shown }>;
export type PlaceRow = ClassRow['places'][number];

/**
 * Returns, for each roster entry, when an instructor first entered a paper result, extra time or an extension for the
 * student. Leaves out students for whom nothing was entered.
 */
export const listFirstEntered = ({ id }: ClassAccess) => db.$queryRaw<{ placeId: PlaceId; enteredAt: Date }[]>`
  SELECT * FROM (
    SELECT p.id AS "placeId", least(CASE WHEN p.time_factor <> 1 THEN coalesce(p.time_factor_at, 'epoch') END,
      (SELECT min(joined_at) FROM class_members WHERE place_id = p.id AND on_paper),
      (SELECT min(entered_at) FROM class_outcomes WHERE place_id = p.id),
      (SELECT min(entered_at) FROM class_extensions WHERE place_id = p.id)) AS "enteredAt"
    FROM class_places p WHERE p.class_id = ${id}::uuid
  ) AS first WHERE "enteredAt" IS NOT NULL`;

interface NewClass {
  ownerId: UserId;
  name: string;
  code: string;
}

/** True when a code is in use. Codes for students and codes for colleagues must differ, so this checks both columns. */
const isCodeTaken = async (code: string, client: Pick<Transaction, 'studyClass'> = db): Promise<boolean> =>
  (await client.studyClass.count({ where: { OR: [{ code }, { colleagueCode: code }] } })) > 0;

/**
 * Creates a class. Returns `full` when the instructor already has the maximum number of classes. Locks the owner's row
 * first, so that two simultaneous requests cannot exceed the maximum.
 */
export function createClass(made: NewClass): Promise<ClassId | 'full' | 'code-taken'> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${made.ownerId}::uuid FOR NO KEY UPDATE`;
    if ((await tx.studyClass.count({ where: { ownerId: made.ownerId } })) >= MOST_CLASSES) return 'full';
    if (await isCodeTaken(made.code, tx)) return 'code-taken';
    return toClassId((await tx.studyClass.create({ data: made, select: { id: true } })).id);
  });
}

export const findClass = (access: ClassAccess): Promise<ClassRow | null> =>
  db.studyClass.findUnique({ where: access, select: shown });

export interface ClassAccessRow {
  id: ClassId;
  name: string;
  code: string;
  createdAt: Date;
  usedAt: Date;
  endingToldAt: Date | null;
  isOwner: boolean;
  places: number;
  joined: number;
}

/** Lists the classes that a user teaches, newest first. */
export const listTaught = (userId: UserId) => db.$queryRaw<ClassAccessRow[]>`
  SELECT c.id, c.name, c.code, c.created_at AS "createdAt", c.used_at AS "usedAt", c.ending_told_at AS "endingToldAt",
    c.owner_id = ${userId}::uuid AS "isOwner",
    (SELECT count(*)::int FROM class_places WHERE class_id = c.id) AS places,
    (SELECT count(DISTINCT place_id)::int FROM class_members WHERE class_id = c.id AND NOT on_paper) AS joined
  FROM classes c WHERE ${teaches(userId)} ORDER BY c.id DESC`;

export interface AttendedRow {
  id: ClassId;
  name: string;
  placeId: PlaceId;
  myName: string;
  joinedAt: Date;
  hasCompleted: boolean;
}

/** Lists the classes that a user attends, the most recently joined first. */
export const listAttended = (userId: UserId) => db.$queryRaw<AttendedRow[]>`
  SELECT c.id, c.name, p.id AS "placeId", p.name AS "myName", m.joined_at AS "joinedAt",
    EXISTS (SELECT 1 FROM class_members o JOIN class_assignments a ON a.class_id = o.class_id
      JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
      WHERE o.place_id = p.id AND ${IS_SHOWN} AND t.completed_at IS NOT NULL AND coalesce(t.fair_total, t.total_questions) > 0
        AND 100 * coalesce(t.fair_correct, t.correct_count) >= a.certificate_mark * coalesce(t.fair_total, t.total_questions)
    ) AS "hasCompleted"
  FROM class_members m JOIN classes c ON c.id = m.class_id JOIN class_places p ON p.id = m.place_id
  WHERE m.user_id = ${userId}::uuid ORDER BY m.joined_at DESC, c.id`;

/** Omitted fields are left unchanged. */
export interface ClassChange {
  name?: string | undefined;
  byLastName?: boolean | undefined;
}

/** Changes a class. Returns false when the class does not exist, as do the functions below. */
export const updateClass = async (access: ClassAccess, change: ClassChange): Promise<boolean> =>
  (await db.studyClass.updateMany({ where: access, data: change })).count > 0;

/** Locks the class, so that changes to its roster run one after another. */
const lockClassAccess = async (tx: Transaction, { id, ownerId }: ClassAccess): Promise<boolean> =>
  (
    await tx.$queryRaw<object[]>`
    SELECT 1 FROM classes WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR UPDATE`
  ).length > 0;

/**
 * Deletes a class. Locks the members before the class row is deleted, in the same order as `removePlace`, to avoid a
 * deadlock.
 */
export function deleteClass(access: ClassAccess): Promise<boolean> {
  return transact(async (tx) => {
    if (!(await lockClassAccess(tx, access))) return false;
    await tx.classMember.deleteMany({ where: { classId: access.id } });
    return (await tx.studyClass.deleteMany({ where: access })).count > 0;
  });
}

export async function saveCode(access: ClassAccess, code: string): Promise<boolean | 'code-taken'> {
  if (await isCodeTaken(code)) return 'code-taken';
  try {
    return (await db.studyClass.updateMany({ where: access, data: { code } })).count > 0;
  } catch (error) {
    if (refusalCode(error) === 'P2002') return 'code-taken';
    throw error;
  }
}

/**
 * Adds names to the roster. `choose` gets the names already on the roster and returns the names to add. Returns true,
 * or false when the class does not exist. If the roster would exceed the limit, adds nothing and returns the number of
 * entries that it would have.
 */
export function addPlaces(access: ClassAccess, choose: (present: string[]) => string[]): Promise<boolean | number> {
  return transact(async (tx) => {
    if (!(await lockClassAccess(tx, access))) return false;
    const present = await tx.classPlace.findMany({ where: { classId: access.id }, select: { name: true } });
    const names = choose(present.map(({ name }) => name));
    const total = present.length + names.length;
    if (total > MOST_PLACES) return total;
    await tx.classPlace.createMany({ data: names.map((name) => ({ classId: access.id, name })) });
    return true;
  });
}

const placeOf = ({ id, ownerId }: ClassAccess, placeId: PlaceId) => ({ id: placeId, classId: id, class: { ownerId } });

/** Omitted fields are left unchanged. */
export interface PlaceChange {
  name: string;
  timeFactor?: number | undefined;
  showsEarlier?: boolean | undefined;
}

/** Changes a roster entry. An entry renamed by the instructor is not deleted with the student's account. */
export function changePlace(
  { id, ownerId }: ClassAccess,
  placeId: PlaceId,
  {
    name,
    timeFactor = null,
    showsEarlier,
  }: Omit<PlaceChange, 'timeFactor'> & { timeFactor?: number | null | undefined },
): Promise<boolean> {
  return transact(async (tx) => {
    const changed = await tx.$executeRaw`
      UPDATE class_places p SET name = ${name}, by_student = p.by_student AND p.name = ${name},
        time_factor = coalesce(${timeFactor}::real, p.time_factor),
        time_factor_at = CASE WHEN ${timeFactor}::real <> p.time_factor THEN now() ELSE p.time_factor_at END
      FROM classes c
      WHERE p.id = ${placeId}::uuid AND p.class_id = c.id AND c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid`;
    if (changed > 0 && showsEarlier !== undefined) {
      await tx.$executeRaw`
        UPDATE class_members SET sees_since = CASE WHEN ${showsEarlier} THEN 'epoch' ELSE joined_at END
        WHERE place_id = ${placeId}::uuid AND NOT on_paper`;
    }
    return changed > 0;
  });
}

/**
 * Removes a roster entry with its members. Locks the members first, then the roster entry, in the same order as the
 * deletion of a student's account, which can delete the entry with its last member; the reverse order could deadlock.
 */
export function removePlace(access: ClassAccess, placeId: PlaceId): Promise<boolean> {
  return transact(async (tx) => {
    if (!(await lockClassAccess(tx, access))) return false;
    const leaving = await tx.classMember.findMany({ where: { placeId, classId: access.id }, select: { userId: true } });
    const members = await tx.classMember.deleteMany({ where: { placeId, classId: access.id } });
    await dropPapers(
      tx,
      access.id,
      leaving.map(({ userId }) => toUserId(userId)),
    );
    const places = await tx.classPlace.deleteMany({ where: placeOf(access, placeId) });
    return members.count + places.count > 0;
  });
}

/**
 * Removes the students whose first device joined at `since` or later. Roster entries that the instructor added stay.
 */
export function removeJoined(access: ClassAccess, since: Date): Promise<boolean> {
  return transact(async (tx) => {
    if (!(await lockClassAccess(tx, access))) return false;
    const leaving = await tx.$queryRaw<{ userId: UserId }[]>`
      DELETE FROM class_members WHERE NOT on_paper AND place_id IN (
        SELECT place_id FROM class_members WHERE class_id = ${access.id}::uuid AND NOT on_paper
        GROUP BY place_id HAVING min(joined_at) >= ${since})
      RETURNING user_id AS "userId"`;
    await dropPapers(
      tx,
      access.id,
      leaving.map(({ userId }) => userId),
    );
    return true;
  });
}

/** Moves the members of the second roster entry to the first. Returns false unless both entries are in the class. */
export function mergePlaces(access: ClassAccess, placeId: PlaceId, otherId: PlaceId): Promise<boolean> {
  return transact(async (tx) => {
    if (!(await lockClassAccess(tx, access))) return false;
    const ids = [placeId, otherId];
    // This lock prevents the deletion of either roster entry with its last member. The count below detects an entry
    // that was deleted while this statement waited.
    await tx.$queryRaw`SELECT 1 FROM class_members WHERE place_id = ANY(${ids}::uuid[]) ORDER BY user_id FOR UPDATE`;
    if ((await tx.classPlace.count({ where: { classId: access.id, id: { in: ids } } })) < 2) return false;
    await mergeOutcomes(tx, placeId, otherId);
    await tx.classMember.updateMany({ where: { placeId: otherId }, data: { placeId } });
    // All devices of the merged student see the same paper results, extra time and extensions from now on. Data entered
    // before the first device joined stays hidden until the instructor shows it.
    await tx.$executeRaw`
      UPDATE class_members SET sees_since = (SELECT min(sees_since) FROM class_members WHERE place_id = ${placeId}::uuid AND NOT on_paper)
      WHERE place_id = ${placeId}::uuid AND NOT on_paper`;
    await tx.$executeRaw`
      INSERT INTO class_extensions AS kept (assignment_id, place_id, closes_at, more_attempts, entered_at)
      SELECT assignment_id, ${placeId}::uuid, closes_at, more_attempts, entered_at FROM class_extensions WHERE place_id = ${otherId}::uuid
      ON CONFLICT (assignment_id, place_id) DO UPDATE SET closes_at = greatest(kept.closes_at, excluded.closes_at),
        more_attempts = greatest(kept.more_attempts, excluded.more_attempts),
        entered_at = greatest(kept.entered_at, excluded.entered_at)`;
    // The merged entry gets the longer extra time. Its name counts as typed by the student only if both names were.
    await tx.$executeRaw`
      UPDATE class_places SET time_factor = longest.time_factor, time_factor_at = longest.time_factor_at, by_student = both_are.by_student
      FROM (SELECT time_factor, time_factor_at FROM class_places WHERE id = ANY(${ids}::uuid[])
          ORDER BY time_factor DESC, time_factor_at DESC NULLS LAST LIMIT 1) AS longest,
        (SELECT bool_and(by_student) AS by_student FROM class_places WHERE id = ANY(${ids}::uuid[])) AS both_are
      WHERE id = ${placeId}::uuid`;
    await tx.classPlace.deleteMany({ where: { id: otherId } });
    return true;
  });
}

/**
 * Merges exam outcomes. If both roster entries have an outcome for one exam date, the first entry's outcome wins. The
 * second outcome was also copied to the student's account. Deletes this copy if the outcome would count twice: when
 * both entries have an outcome for that date, or when the student reported it too.
 */
async function mergeOutcomes(tx: Transaction, placeId: PlaceId, otherId: PlaceId): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM exam_outcomes o USING class_members m
    WHERE m.place_id IN (${placeId}::uuid, ${otherId}::uuid) AND o.user_id = m.user_id AND o.entered_in = m.class_id AND (
      m.place_id = ${otherId}::uuid AND EXISTS (
        SELECT 1 FROM class_outcomes WHERE place_id = ${placeId}::uuid AND exam_date = o.exam_date)
      OR EXISTS (SELECT 1 FROM class_members n JOIN exam_outcomes said ON said.user_id = n.user_id
        WHERE n.place_id IN (${placeId}::uuid, ${otherId}::uuid) AND said.exam_date = o.exam_date AND said.entered_in IS NULL))`;
  await tx.$executeRaw`
    UPDATE class_outcomes o SET place_id = ${placeId}::uuid WHERE place_id = ${otherId}::uuid AND NOT EXISTS (
      SELECT 1 FROM class_outcomes WHERE place_id = ${placeId}::uuid AND exam_date = o.exam_date)`;
  invalidate(tx, 'outcomes');
}
