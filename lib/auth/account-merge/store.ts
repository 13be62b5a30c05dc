import 'server-only';
import type { Moved } from '@/lib/auth/contract';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { MOST_STORED } from '@/lib/plan/cards/rules';
import { problemWithMove, type Together } from './rules';

type Client = Pick<Prisma.TransactionClient, '$queryRaw'>;

/** Returns the kind of account; `gone` if the account was deleted or never existed. */
export async function kindOfAccount(id: UserId): Promise<'device' | 'other' | 'gone'> {
  const user = await db.user.findUnique({ where: { id }, select: { email: true } });
  if (!user) return 'gone';
  return user.email === null ? 'device' : 'other';
}

/**
 * Waits until the replicas have stored the deletion of a device account, because only then may a repeated request be
 * acknowledged. A database server that is no longer the leader may show moves that no other server has, but it refuses
 * locks. The current leader waits until its replicas have the row.
 */
export const awaitReplicas = (userId: UserId) =>
  db.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR KEY SHARE`;

/**
 * Counts what a move would transfer from the device account. Favorites and a plan count only if the other account lacks
 * them.
 */
export const countHeld = (device: UserId, to: UserId): Promise<Moved> => count(db, device, to);

async function count(client: Client, device: UserId, to: UserId): Promise<Moved> {
  const rows = await client.$queryRaw<Moved[]>`
    SELECT (SELECT count(*)::int FROM attempts WHERE user_id = ${device}::uuid) AS attempts,
      (SELECT count(*)::int FROM attempts WHERE user_id = ${device}::uuid AND completed_at IS NULL) AS "underWay",
      (SELECT count(*)::int FROM attempts a JOIN attempt_questions q ON q.attempt_id = a.id
        WHERE a.user_id = ${device}::uuid AND q.is_correct IS NOT NULL) AS answers,
      (SELECT count(*)::int FROM favorites f WHERE f.user_id = ${device}::uuid AND NOT EXISTS (
        SELECT 1 FROM favorites WHERE user_id = ${to}::uuid AND question_id = f.question_id)) AS favorites,
      (SELECT count(*)::int FROM question_reports WHERE user_id = ${device}::uuid) AS reports,
      (SELECT count(*)::int FROM classes WHERE owner_id = ${device}::uuid)
        + (SELECT count(*)::int FROM class_colleagues WHERE user_id = ${device}::uuid)
        + (SELECT count(*)::int FROM class_members WHERE user_id = ${device}::uuid) AS classes,
      EXISTS (SELECT 1 FROM study_plans WHERE user_id = ${device}::uuid AND chosen_at IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM study_plans WHERE user_id = ${to}::uuid AND chosen_at IS NOT NULL) AS plan`;
  const [held] = rows;
  if (!held) throw new Error('A SELECT without FROM answers one row');
  return held;
}

/** Counts what both accounts would have together: questions in stored tests, classes taught, classes attended. */
export const countTogether = (device: UserId, to: UserId): Promise<Together> => together(db, device, to);

async function together(client: Client, device: UserId, to: UserId): Promise<Together> {
  const rows = await client.$queryRaw<Together[]>`
    SELECT (SELECT coalesce(sum(total_questions), 0)::int FROM attempts
        WHERE user_id IN (${device}::uuid, ${to}::uuid)) AS asked,
      (SELECT count(*)::int FROM classes WHERE owner_id IN (${device}::uuid, ${to}::uuid)) AS taught,
      (SELECT count(DISTINCT class_id)::int FROM class_members WHERE user_id IN (${device}::uuid, ${to}::uuid)) AS attended`;
  const [counted] = rows;
  if (!counted) throw new Error('A SELECT without FROM answers one row');
  return counted;
}

/**
 * Lists which of these device accounts were merged into the account. Locks the rows, so that the replicas have the
 * result before a browser relies on it and transfers its local data.
 */
export async function listMovedInto(userId: UserId, devices: UserId[]): Promise<UserId[]> {
  const moved = await db.$queryRaw<{ id: UserId }[]>`
    SELECT device_id AS id FROM moved_devices WHERE user_id = ${userId}::uuid AND device_id = ANY(${devices}::uuid[]) FOR KEY SHARE`;
  return moved.map(({ id }) => id);
}

interface Move {
  device: UserId;
  userId: UserId;
  /** Session of the receiving account to which unfinished tests are assigned. */
  sid: SessionId;
  /** Counts corrections for the moved attempts again, inside the same transaction. */
  recount: (tx: Prisma.TransactionClient, userId: UserId) => Promise<void>;
}

/**
 * Moves everything in one transaction. Returns null if the device account no longer exists, and `problem` if both
 * accounts together exceed a limit (`problemWithMove`). Locks the attempts before the user who owns them, in the same
 * order as the finish of a test; the reverse order could deadlock with a concurrent finish. The second of two
 * concurrent moves finds no device account.
 */
export function moveDevice({ device, userId, sid, recount }: Move): Promise<Moved | { problem: string } | null> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM attempts WHERE user_id = ${device}::uuid ORDER BY id FOR UPDATE`;
    const locked = await tx.$queryRaw<{ id: UserId }[]>`
      SELECT id FROM users WHERE id = ${device}::uuid AND email IS NULL OR id = ${userId}::uuid ORDER BY id FOR UPDATE`;
    if (locked.length < 2) return null;
    const problem = problemWithMove(await together(tx, device, userId));
    if (problem !== null) return { problem };
    const moved = await count(tx, device, userId);
    await tx.$executeRaw`
      UPDATE attempts SET user_id = ${userId}::uuid, session_id = ${sid}::uuid WHERE user_id = ${device}::uuid`;
    await moveHistory(tx, device, userId);
    await recount(tx, userId);
    await tx.$executeRaw`
      INSERT INTO favorites AS kept (user_id, question_id, created_at)
      SELECT ${userId}::uuid, question_id, created_at FROM favorites WHERE user_id = ${device}::uuid
      ON CONFLICT (user_id, question_id) DO UPDATE SET created_at = least(kept.created_at, excluded.created_at)`;
    await moveCards(tx, device, userId);
    await tx.questionReport.updateMany({ where: { userId: device }, data: { userId } });
    await tx.$executeRaw`
      UPDATE correction_notices n SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
        SELECT 1 FROM correction_notices WHERE user_id = ${userId}::uuid AND correction_id = n.correction_id)`;
    await movePlan(tx, device, userId);
    await moveOutcomes(tx, device, userId);
    await moveClasses(tx, device, userId);
    await tx.analyticsSession.updateMany({ where: { userId: device }, data: { userId } });
    // Device accounts that were merged into this device account earlier now belong to the receiving account.
    await tx.movedDevice.updateMany({ where: { userId: device }, data: { userId } });
    await tx.movedDevice.create({ data: { deviceId: device, userId }, select: { deviceId: true } });
    await tx.user.delete({ where: { id: device }, select: { id: true } });
    invalidate(tx, 'sessions');
    return moved;
  });
}

/** Merges both accounts' histories of each question: the earlier first answer, the later last answer, and the sums. */
const moveHistory = (tx: Prisma.TransactionClient, device: UserId, userId: UserId) => tx.$executeRaw`
  INSERT INTO learner_questions AS known (user_id, question_id, first_answered_at, first_correct, first_answer_ids,
    first_revision_id, last_answered_at, last_correct, times_answered, times_correct)
  SELECT ${userId}::uuid, question_id, first_answered_at, first_correct, first_answer_ids, first_revision_id,
    last_answered_at, last_correct, times_answered, times_correct
  FROM learner_questions WHERE user_id = ${device}::uuid
  ON CONFLICT (user_id, question_id) DO UPDATE SET
    first_answered_at = least(known.first_answered_at, excluded.first_answered_at),
    first_correct = ${earlier('first_correct')}, first_answer_ids = ${earlier('first_answer_ids')},
    first_revision_id = ${earlier('first_revision_id')},
    last_answered_at = greatest(known.last_answered_at, excluded.last_answered_at),
    last_correct = CASE WHEN excluded.last_answered_at > known.last_answered_at
      THEN excluded.last_correct ELSE known.last_correct END,
    times_answered = known.times_answered + excluded.times_answered,
    times_correct = known.times_correct + excluded.times_correct`;

function earlier(column: 'first_correct' | 'first_answer_ids' | 'first_revision_id'): Prisma.Sql {
  const name = Prisma.raw(column);
  return Prisma.sql`CASE WHEN excluded.first_answered_at < known.first_answered_at THEN excluded.${name} ELSE known.${name} END`;
}

/** Moves each card once. Deletes the oldest cards above the limit of an account. */
async function moveCards(tx: Prisma.TransactionClient, device: UserId, userId: UserId): Promise<void> {
  await tx.$executeRaw`
    UPDATE turned_cards t SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM turned_cards WHERE user_id = ${userId}::uuid AND id = t.id)`;
  await tx.$executeRaw`
    DELETE FROM turned_cards WHERE user_id = ${userId}::uuid AND id IN (
      SELECT id FROM turned_cards WHERE user_id = ${userId}::uuid ORDER BY turned_at DESC, id OFFSET ${MOST_STORED})`;
}

/**
 * Moves the device's plan if the account has none. Does not move the plan's email settings, because nobody chose them
 * for the account's address.
 */
async function movePlan(tx: Prisma.TransactionClient, device: UserId, userId: UserId): Promise<void> {
  const taken = await tx.$executeRaw`
    INSERT INTO study_plans AS own (user_id, chosen_at, exam_date, section_ids, minutes_per_day, study_days, time_zone, one_tap,
      created_at)
    SELECT ${userId}::uuid, chosen_at, exam_date, section_ids, minutes_per_day, study_days, time_zone, one_tap, created_at
    FROM study_plans WHERE user_id = ${device}::uuid AND chosen_at IS NOT NULL
    ON CONFLICT (user_id) DO UPDATE SET chosen_at = excluded.chosen_at, exam_date = excluded.exam_date,
      section_ids = excluded.section_ids, minutes_per_day = excluded.minutes_per_day, study_days = excluded.study_days,
      time_zone = excluded.time_zone
    WHERE own.chosen_at IS NULL`;
  if (taken === 0) return;
  await tx.$executeRaw`
    INSERT INTO study_days (user_id, date, began_at, sets, planned_at)
    SELECT ${userId}::uuid, date, began_at, sets, planned_at FROM study_days WHERE user_id = ${device}::uuid
    ON CONFLICT (user_id, date) DO NOTHING`;
}

/**
 * Moves exam outcomes, except for exams for which the account already has an outcome. An outcome that the learner
 * entered, in either account, replaces an outcome that an instructor entered in the other account.
 */
async function moveOutcomes(tx: Prisma.TransactionClient, device: UserId, userId: UserId): Promise<void> {
  await tx.$executeRaw`
    UPDATE told_chances t SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM told_chances WHERE user_id = ${userId}::uuid AND exam_date = t.exam_date)`;
  await tx.$executeRaw`
    DELETE FROM exam_outcomes o USING (VALUES (${device}::uuid, ${userId}::uuid), (${userId}::uuid, ${device}::uuid)) AS pair(one, other)
    WHERE o.user_id = pair.one AND o.entered_in IS NOT NULL AND (
      EXISTS (SELECT 1 FROM exam_outcomes WHERE user_id = pair.other AND exam_date = o.exam_date AND entered_in IS NULL)
      OR EXISTS (SELECT 1 FROM settled_exams WHERE user_id = pair.other AND exam_date = o.exam_date))`;
  await tx.$executeRaw`
    UPDATE exam_outcomes o SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM exam_outcomes WHERE user_id = ${userId}::uuid AND exam_date = o.exam_date)`;
  await tx.$executeRaw`
    UPDATE settled_exams s SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM settled_exams WHERE user_id = ${userId}::uuid AND exam_date = s.exam_date)`;
  await tx.$executeRaw`
    UPDATE praise p SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM praise WHERE user_id = ${userId}::uuid)`;
  invalidate(tx, 'outcomes');
  invalidate(tx, 'praise');
}

/**
 * Moves the classes that the device account teaches, as owner or colleague, and its roster entries in classes that it
 * attends. In a class that both accounts attend, the account's own entry stays and the device's membership ends; data
 * that instructors entered for the device is not moved. If both accounts share one roster entry, the account may see
 * what the device could see.
 */
async function moveClasses(tx: Prisma.TransactionClient, device: UserId, userId: UserId): Promise<void> {
  await tx.studyClass.updateMany({ where: { ownerId: device }, data: { ownerId: userId } });
  await tx.classColleague.deleteMany({ where: { userId, class: { ownerId: userId } } });
  await tx.$executeRaw`
    UPDATE class_colleagues k SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid
      AND NOT EXISTS (SELECT 1 FROM class_colleagues WHERE user_id = ${userId}::uuid AND class_id = k.class_id)
      AND NOT EXISTS (SELECT 1 FROM classes WHERE owner_id = ${userId}::uuid AND id = k.class_id)`;
  await tx.$executeRaw`
    UPDATE class_members m SET sees_since = least(m.sees_since, own.sees_since) FROM class_members own
    WHERE m.user_id = ${userId}::uuid AND own.user_id = ${device}::uuid AND own.place_id = m.place_id`;
  await tx.$executeRaw`
    UPDATE class_members m SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM class_members WHERE user_id = ${userId}::uuid AND class_id = m.class_id)`;
  await tx.$executeRaw`
    UPDATE class_papers p SET user_id = ${userId}::uuid WHERE user_id = ${device}::uuid AND NOT EXISTS (
      SELECT 1 FROM class_papers WHERE user_id = ${userId}::uuid AND assignment_id = p.assignment_id)`;
}
