import 'server-only';
import type { Picture } from '@/lib/bank/picture/contract';
import type { ClassAccess } from '@/lib/classes/rules';
import { db, queryPrepared, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { ClassId, QuestionId, UserId } from '@/lib/kernel/ids';
import { ROUND_HOURS } from './rules';

const IS_YOUNG = Prisma.sql`r.started_at > now() - make_interval(hours => ${ROUND_HOURS})`;

export interface RoundRow {
  id: string;
  turn: number;
  total: number;
}

/** A round whose current question has been deleted is not in progress, so that the instructor can start another one. */
const IS_RUNNING = Prisma.sql`${IS_YOUNG}
  AND EXISTS (SELECT 1 FROM question_revisions v WHERE v.id = r.revision_ids[r.turn / 2 + 1])`;

/**
 * Finds the round of a class. Returns null when the class does not belong to the owner, and a row with a null `id`
 * while no round is in progress.
 */
export const findRound = async ({ id, ownerId }: ClassAccess) => {
  const rows = await db.$queryRaw<{ id: string | null; turn: number; total: number }[]>`
    SELECT r.id, coalesce(r.turn, 0)::int AS turn, coalesce(cardinality(r.revision_ids), 0) AS total
    FROM classes c LEFT JOIN class_rounds r ON r.class_id = c.id AND ${IS_RUNNING}
    WHERE c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid`;
  return rows[0] ?? null;
};

/**
 * Finds the round of a class for a member. Returns null for a person who is not in the class, and a row with a null
 * `id` while no round is in progress. Uses a prepared statement, because every phone in a classroom polls this
 * function.
 */
export const findRoom = async (id: ClassId, userId: UserId) => {
  const rows = await queryPrepared<{ id: string | null; turn: number; total: number }>(
    'room',
    Prisma.sql`
    SELECT r.id, coalesce(r.turn, 0)::int AS turn, coalesce(cardinality(r.revision_ids), 0) AS total
    FROM class_members m LEFT JOIN class_rounds r ON r.class_id = m.class_id AND ${IS_RUNNING}
    WHERE m.class_id = ${id}::uuid AND m.user_id = ${userId}::uuid`,
  );
  return rows[0] ?? null;
};

/** Lists the classes of a student that have a round in progress. */
export const listRunning = (userId: UserId) => db.$queryRaw<{ id: ClassId; name: string }[]>`
  SELECT c.id, c.name FROM class_members m JOIN class_rounds r ON r.class_id = m.class_id AND ${IS_RUNNING}
  JOIN classes c ON c.id = m.class_id WHERE m.user_id = ${userId}::uuid ORDER BY r.started_at DESC, c.id`;

/**
 * Starts a round. Returns `running` while another round is in progress, unless `replace` is true, and null when the
 * class does not belong to the owner.
 */
export function startRound(
  access: ClassAccess,
  questionIds: QuestionId[],
  replace: boolean,
): Promise<'started' | 'running' | null> {
  return transact(async (tx) => {
    const locked = await tx.$queryRaw<object[]>`
      SELECT 1 FROM classes WHERE id = ${access.id}::uuid AND owner_id = ${access.ownerId}::uuid FOR UPDATE`;
    if (locked.length === 0) return null;
    if (!replace) {
      const running = await tx.$queryRaw<object[]>`
        SELECT 1 FROM class_rounds r WHERE r.class_id = ${access.id}::uuid AND ${IS_RUNNING}`;
      if (running.length > 0) return 'running';
    }
    await tx.classRound.deleteMany({ where: { classId: access.id } });
    const questions = await tx.question.findMany({
      where: { id: { in: questionIds } },
      select: { id: true, currentRevisionId: true },
    });
    const revisionIds = questionIds.flatMap(
      (id) => questions.find((question) => question.id === id)?.currentRevisionId ?? [],
    );
    await tx.classRound.create({ data: { classId: access.id, revisionIds }, select: { id: true } });
    invalidate(tx, 'rounds');
    return 'started';
  });
}

/**
 * Moves the round one step on from step `turn`. If two requests arrive at once, only the first one finds the round at
 * that step.
 */
export const turnRound = async (
  { id, ownerId }: ClassAccess,
  { roundId, turn }: { roundId: string; turn: number },
): Promise<void> => {
  await db.$executeRaw`
    UPDATE class_rounds r SET turn = r.turn + 1 FROM classes c
    WHERE c.id = r.class_id AND c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid AND r.id = ${roundId}::uuid
      AND r.turn = ${turn} AND r.turn + 1 < 2 * cardinality(r.revision_ids)`;
  invalidate(db, 'rounds');
};

/** Ends the round. Returns false when the class does not belong to the owner or has no round. */
export async function endRound({ id, ownerId }: ClassAccess): Promise<boolean> {
  const { count } = await db.classRound.deleteMany({ where: { classId: id, class: { ownerId } } });
  invalidate(db, 'rounds');
  return count > 0;
}

export interface AskedRow {
  questionId: QuestionId;
  revision: number;
  text: string;
  picture: Picture | null;
  explanation: string;
  reference: string;
  options: { id: number; text: string; isCorrect: boolean; why: string }[];
}

/** Finds the question at a 0-based position of a round. */
export const findAsked = async (roundId: string, place: number): Promise<AskedRow | null> => {
  const rows = await db.$queryRaw<AskedRow[]>`
    SELECT v.question_id AS "questionId", v.revision, v.text, v.picture, v.explanation, v.reference,
      (SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
        FROM answers a WHERE a.revision_id = v.id) AS options
    FROM class_rounds r JOIN question_revisions v ON v.id = r.revision_ids[${place + 1}::int] WHERE r.id = ${roundId}::uuid`;
  return rows[0] ?? null;
};

/** Counts the students who have answered, those who have joined, and how often each option was chosen. */
export const countAnswers = async (roundId: string, place: number) => {
  const rows = await db.$queryRaw<
    { answered: number; joined: number; counts: { id: number; count: number }[] | null }[]
  >`
    SELECT (SELECT count(*)::int FROM class_round_answers WHERE round_id = ${roundId}::uuid AND place = ${place}) AS answered,
      (SELECT count(DISTINCT m.place_id)::int FROM class_rounds r JOIN class_members m ON m.class_id = r.class_id AND NOT m.on_paper
        WHERE r.id = ${roundId}::uuid) AS joined,
      (SELECT json_agg(json_build_object('id', chosen.id, 'count', chosen.count)) FROM (
        SELECT option AS id, count(*)::int AS count FROM class_round_answers, unnest(option_ids) AS option
        WHERE round_id = ${roundId}::uuid AND place = ${place} GROUP BY option) AS chosen) AS counts`;
  const { answered, joined, counts } = rows[0] ?? { answered: 0, joined: 0, counts: null };
  return { answered, joined: Math.max(joined, answered), counts: counts ?? [] };
};

export const findMine = async (roundId: string, place: number, userId: UserId): Promise<number[]> => {
  const where = { roundId_place_userId: { roundId, place, userId } };
  return (await db.classRoundAnswer.findUnique({ where, select: { optionIds: true } }))?.optionIds ?? [];
};

interface RoomAnswer {
  classId: ClassId;
  userId: UserId;
  roundId: string;
  /** Position of the question, 0-based. */
  place: number;
  optionIds: number[];
}

/**
 * Saves a member's answer to a question that has been shown. Accepts the answer after the reveal too, because the phone
 * may have been offline. Returns false when the question or an option is not in this round.
 */
export const saveAnswer = async ({ classId, userId, roundId, place, optionIds }: RoomAnswer): Promise<boolean> =>
  (await db.$executeRaw`
    INSERT INTO class_round_answers (round_id, place, user_id, option_ids)
    SELECT r.id, ${place}::int, m.user_id, ${optionIds}::int[] FROM class_rounds r JOIN class_members m ON m.class_id = r.class_id
    WHERE r.id = ${roundId}::uuid AND r.class_id = ${classId}::uuid AND m.user_id = ${userId}::uuid
      AND ${place}::int * 2 <= r.turn AND ${IS_YOUNG}
      AND ${optionIds}::int[] <@ ARRAY(SELECT a.id FROM answers a WHERE a.revision_id = r.revision_ids[${place}::int + 1])
    ON CONFLICT (round_id, place, user_id) DO UPDATE SET option_ids = excluded.option_ids`) > 0;

/** Deletes rounds that were started before `before` and never ended. Returns the number of deleted rounds. */
export const deleteOldRounds = (before: Date): Promise<number> =>
  db.classRound.deleteMany({ where: { startedAt: { lt: before } } }).then(({ count }) => count);
