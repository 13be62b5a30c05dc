import 'server-only';
import { type ClassAccess, MOST_COLLEAGUES, MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { db, transact } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import { type ClassId, type ColleagueId, toClassId, type UserId } from '@/lib/kernel/ids';

interface NewInvitation {
  code: string;
  until: Date;
}

/** Stores the invitation code. Returns false when the class does not exist. */
export async function saveInvitation(
  access: ClassAccess,
  { code, until }: NewInvitation,
): Promise<boolean | 'code-taken'> {
  // The code must differ from all student codes, because otherwise the same code could make a person a student or a
  // colleague.
  if ((await db.studyClass.count({ where: { code } })) > 0) return 'code-taken';
  const data = { colleagueCode: code, colleagueCodeUntil: until };
  try {
    return (await db.studyClass.updateMany({ where: access, data })).count > 0;
  } catch (error) {
    if (refusalCode(error) === 'P2002') return 'code-taken';
    throw error;
  }
}

/** Ends the invitation. Returns false when the class does not exist. */
export const endInvitation = async (access: ClassAccess): Promise<boolean> =>
  (await db.studyClass.updateMany({ where: access, data: { colleagueCode: null } })).count > 0;

interface Colleague {
  code: string;
  userId: UserId;
  name: string;
}

/**
 * Makes the user a colleague and ends the invitation. Changes nothing if the user is a colleague already, so that a
 * request can be repeated. Returns null if no class has this colleague code, or the code was used or has expired. Locks
 * the class first and then the account, in the same order as a student who joins, to avoid a deadlock.
 */
export function addColleague({
  code,
  userId,
  name,
}: Colleague): Promise<{ id: ClassId; className: string } | 'own' | 'full' | 'too-many' | null> {
  return transact(async (tx) => {
    const [asked] = await tx.$queryRaw<{ id: string; name: string; ownerId: string; isOpen: boolean }[]>`
      SELECT id, name, owner_id AS "ownerId", coalesce(colleague_code_until > clock_timestamp(), false) AS "isOpen"
      FROM classes WHERE colleague_code = ${code} FOR UPDATE`;
    if (!asked) return null;
    if (asked.ownerId === userId) return 'own';
    const classId = asked.id;
    const come = { id: toClassId(classId), className: asked.name };
    if (await tx.classColleague.findUnique({ where: { classId_userId: { classId, userId } } })) return come;
    if (!asked.isOpen) return null;
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    if ((await tx.classColleague.count({ where: { userId } })) >= MOST_MEMBERSHIPS) return 'too-many';
    if ((await tx.classColleague.count({ where: { classId } })) >= MOST_COLLEAGUES) return 'full';
    await tx.classColleague.create({ data: { classId, userId, name }, select: { id: true } });
    await tx.$executeRaw`UPDATE classes SET colleague_code_until = now() WHERE id = ${classId}::uuid`;
    return come;
  });
}

interface Removed {
  id: ColleagueId;
  /** The instructor who removes the colleague. */
  byUserId: UserId;
  /** New code for students to join with. */
  code: string;
}

/**
 * Removes a colleague, or lets a colleague leave. Returns false when no colleague has this id. Always replaces the
 * invitation code. If somebody else removed the colleague, replaces the student code too, because the colleague knows
 * the old code.
 */
export async function removeColleague(
  access: ClassAccess,
  { id, byUserId, code }: Removed,
): Promise<boolean | 'code-taken'> {
  if ((await db.studyClass.count({ where: { OR: [{ code }, { colleagueCode: code }] } })) > 0) return 'code-taken';
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM classes WHERE id = ${access.id}::uuid FOR UPDATE`;
    const colleague = await tx.classColleague.findFirst({ where: { id, class: access }, select: { userId: true } });
    if (!colleague) return false;
    await tx.classColleague.deleteMany({ where: { id } });
    const codes = colleague.userId === byUserId ? { colleagueCode: null } : { colleagueCode: null, code };
    await tx.studyClass.updateMany({ where: access, data: codes });
    return true;
  });
}
