import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { type ClassId, type PlaceId, toUserId, type UserId } from '@/lib/kernel/ids';
import { MOST_DATES_A_YEAR, type TakenSection } from '@/lib/outcomes/rules';

export interface EnteredRow {
  examDate: string;
  placeId: PlaceId;
  sectionId: number;
  passed: boolean;
  correct: number | null;
}

/** Lists the outcomes entered for the students of a class, newest first. */
export const listEntered = ({ id }: ClassAccess): Promise<EnteredRow[]> => db.$queryRaw`
  SELECT o.exam_date::text AS "examDate", o.place_id AS "placeId", o.section_id AS "sectionId", o.passed, o.correct
  FROM class_outcomes o JOIN class_places p ON p.id = o.place_id
  WHERE p.class_id = ${id}::uuid ORDER BY o.exam_date DESC, o.place_id, o.section_id`;

interface EnteredStudent {
  placeId: PlaceId;
  sections: readonly TakenSection[];
}

/** Functions of `lib/outcomes`, which stores the outcomes in students' accounts. */
interface OwnOutcomes {
  /** SQL condition on a stored probability `told_chances t`: true if this user saw it before the exam date. */
  wasShown: (userId: Prisma.Sql, examDate: string) => Prisma.Sql;
  replaceTaken: (
    tx: Prisma.TransactionClient,
    about: { examDate: string; enteredIn: ClassId; userIds: UserId[] },
    taken: readonly (TakenSection & { userId: UserId })[],
  ) => Promise<void>;
}

interface Entry {
  examDate: string;
  students: readonly EnteredStudent[];
  own: OwnOutcomes;
}

/**
 * Replaces the outcomes that instructors entered for these students and this exam date. Also copies them to the
 * outcomes in the students' accounts, except for students who reported that date themselves or have an entry by another
 * class. Locks the class first and then the accounts, so that a simultaneous report by a student is seen. Returns
 * `full` when a student would have more exam dates in a year than the limit.
 */
export function enterOutcomes(
  { id, ownerId }: ClassAccess,
  entry: Entry,
): Promise<'entered' | 'no-class' | 'no-place' | 'full'> {
  const { examDate, students } = entry;
  const places = students.map(({ placeId }) => placeId);
  return transact(async (tx) => {
    const access = await tx.$queryRaw<object[]>`
      SELECT 1 FROM classes WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid FOR UPDATE`;
    if (access.length === 0) return 'no-class';
    await tx.$queryRaw`
      SELECT 1 FROM users WHERE id IN (
        SELECT user_id FROM class_members WHERE class_id = ${id}::uuid AND place_id = ANY(${places}::uuid[]))
      ORDER BY id FOR NO KEY UPDATE`;
    if ((await tx.classPlace.count({ where: { classId: id, id: { in: places } } })) < places.length) return 'no-place';
    const full = await tx.$queryRaw<object[]>`
      SELECT 1 FROM class_outcomes
      WHERE place_id = ANY(${students.filter(({ sections }) => sections.length > 0).map(({ placeId }) => placeId)}::uuid[])
        AND exam_date <> ${examDate}::date AND date_part('year', exam_date) = date_part('year', ${examDate}::date)
      GROUP BY place_id HAVING count(DISTINCT exam_date) >= ${MOST_DATES_A_YEAR} LIMIT 1`;
    if (full.length > 0) return 'full';
    const day = new Date(`${examDate}T00:00:00Z`);
    await tx.classOutcome.deleteMany({ where: { placeId: { in: places }, examDate: day } });
    await tx.classOutcome.createMany({
      data: students.flatMap(({ placeId, sections }) => sections.map((one) => ({ ...one, placeId, examDate: day }))),
    });
    await passOn(tx, id, entry);
    return 'entered';
  });
}

/**
 * Copies an entry to the outcomes in a student's account. A student with two devices has two accounts, and the entry
 * must count once: for the account that saw a probability of passing before the exam, otherwise for the account that
 * joined first.
 */
async function passOn(tx: Prisma.TransactionClient, id: ClassId, { examDate, students, own }: Entry): Promise<void> {
  const places = students.map(({ placeId }) => placeId);
  const accounts = await tx.$queryRaw<{ placeId: PlaceId; userId: UserId }[]>`
    SELECT DISTINCT ON (m.place_id) m.place_id AS "placeId", m.user_id AS "userId" FROM class_members m
    WHERE m.class_id = ${id}::uuid AND m.place_id = ANY(${places}::uuid[]) AND NOT m.on_paper AND NOT EXISTS (
      SELECT 1 FROM class_members any_of WHERE any_of.place_id = m.place_id AND (
        EXISTS (SELECT 1 FROM settled_exams s WHERE s.user_id = any_of.user_id AND s.exam_date = ${examDate}::date)
        OR EXISTS (SELECT 1 FROM exam_outcomes o WHERE o.user_id = any_of.user_id AND o.exam_date = ${examDate}::date
          AND o.entered_in IS DISTINCT FROM ${id}::uuid)))
    ORDER BY m.place_id, EXISTS (SELECT 1 FROM exam_outcomes o WHERE o.user_id = m.user_id AND o.exam_date = ${examDate}::date) DESC,
      EXISTS (SELECT 1 FROM told_chances t WHERE ${own.wasShown(Prisma.sql`m.user_id`, examDate)}) DESC, m.joined_at, m.user_id`;
  const takenBy = new Map(students.map(({ placeId, sections }) => [placeId, sections]));
  const taken = accounts.flatMap(({ placeId, userId }) =>
    (takenBy.get(placeId) ?? []).map((section) => ({ ...section, userId })),
  );
  const members = await tx.classMember.findMany({
    where: { classId: id, placeId: { in: places } },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => toUserId(userId));
  await own.replaceTaken(tx, { examDate, enteredIn: id, userIds }, taken);
}
