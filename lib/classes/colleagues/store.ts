import 'server-only';
import { MOST_COLLEAGUES, MOST_MEMBERSHIPS, type Taught } from '@/lib/classes/rules';
import { db, transact } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import { type ClassId, type ColleagueId, toClassId, type UserId } from '@/lib/kernel/ids';

/** Null ends the code. Returns false when there is no such class. */
export async function saveInvitation(taught: Taught, code: string | null): Promise<boolean | 'code-taken'> {
  // A student code makes nobody a colleague.
  if (code !== null && (await db.studyClass.count({ where: { code } })) > 0) return 'code-taken';
  try {
    return (await db.studyClass.updateMany({ where: taught, data: { colleagueCode: code } })).count > 0;
  } catch (error) {
    if (refusalCode(error) === 'P2002') return 'code-taken';
    throw error;
  }
}

interface Colleague {
  code: string;
  userId: UserId;
  name: string;
}

/**
 * Adds a colleague, or leaves an existing one. The class is locked first, then the account, as when a student joins.
 * Null: no class invites by this code.
 */
export function addColleague({
  code,
  userId,
  name,
}: Colleague): Promise<{ id: ClassId; className: string } | 'own' | 'full' | 'too-many' | null> {
  return transact(async (tx) => {
    const [asked] = await tx.$queryRaw<{ id: string; name: string; ownerId: string }[]>`
      SELECT id, name, owner_id AS "ownerId" FROM classes WHERE colleague_code = ${code} FOR UPDATE`;
    if (!asked) return null;
    if (asked.ownerId === userId) return 'own';
    const classId = asked.id;
    const come = { id: toClassId(classId), className: asked.name };
    if (await tx.classColleague.findUnique({ where: { classId_userId: { classId, userId } } })) return come;
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    if ((await tx.classColleague.count({ where: { userId } })) >= MOST_MEMBERSHIPS) return 'too-many';
    if ((await tx.classColleague.count({ where: { classId } })) >= MOST_COLLEAGUES) return 'full';
    await tx.classColleague.create({ data: { classId, userId, name }, select: { id: true } });
    return come;
  });
}

interface Removed {
  id: ColleagueId;
  /** An instructor of the class. */
  byUserId: UserId;
  /** The new student code. */
  code: string;
}

/**
 * Returns false when there is none. Codes known to the colleague are replaced: the invitation, and, unless the
 * colleague leaves, the student code, by which a removed colleague could come back.
 */
export async function removeColleague(
  taught: Taught,
  { id, byUserId, code }: Removed,
): Promise<boolean | 'code-taken'> {
  if ((await db.studyClass.count({ where: { OR: [{ code }, { colleagueCode: code }] } })) > 0) return 'code-taken';
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM classes WHERE id = ${taught.id}::uuid FOR UPDATE`;
    const colleague = await tx.classColleague.findFirst({ where: { id, class: taught }, select: { userId: true } });
    if (!colleague) return false;
    await tx.classColleague.deleteMany({ where: { id } });
    const codes = colleague.userId === byUserId ? { colleagueCode: null } : { colleagueCode: null, code };
    await tx.studyClass.updateMany({ where: taught, data: codes });
    return true;
  });
}
