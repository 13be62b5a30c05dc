import 'server-only';
import { randomUUID } from 'node:crypto';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { GENERIC_NAME } from '@/lib/kernel/account';
import {
  type AssignmentId,
  type AttemptId,
  type ClassId,
  type PlaceId,
  type QuestionId,
  toAttemptId,
  toUserId,
  type UserId,
} from '@/lib/kernel/ids';
import { MAX_ON_PAPER } from './rules';

interface PaperAnswer {
  questionId: QuestionId;
  revisionId: number;
  sectionId: number;
  optionIds: number[];
  /** Null if no option was marked. */
  isCorrect: boolean | null;
}

export interface PaperAttempt {
  classId: ClassId;
  placeId: PlaceId;
  assignmentId: AssignmentId;
  testType: 'practice' | 'exam';
  sectionIds: number[];
  sectionName: string;
  timeFactor: number;
  /** Answers in the order of the questions in the student's printed version. */
  answers: PaperAnswer[];
}

/** Scores and completes the attempt, in the transaction that inserted it. */
type Complete = (tx: Prisma.TransactionClient, attempt: { id: AttemptId; userId: UserId }) => Promise<unknown>;

/** Lists the accounts that store a student's answers on paper for one test. */
const listHolders = (tx: Prisma.TransactionClient, { placeId, assignmentId }: PaperAttempt) => tx.$queryRaw<
  { userId: string }[]
>`
  SELECT m.user_id AS "userId" FROM class_members m JOIN attempts t ON t.user_id = m.user_id
  WHERE m.place_id = ${placeId}::uuid AND m.on_paper AND t.assignment_id = ${assignmentId}::uuid`;

/** Counts the answers from paper in all classes of an owner, except answers of the accounts in `without`. */
export async function countOnPaper(
  ownerId: UserId,
  { client = db, without = [] }: { client?: Pick<typeof db, '$queryRaw'>; without?: string[] } = {},
): Promise<number> {
  const [row] = await client.$queryRaw<{ stored: number }[]>`
    SELECT coalesce(sum(t.total_questions), 0)::int AS stored FROM classes c JOIN class_members m ON m.class_id = c.id
    JOIN attempts t ON t.user_id = m.user_id
    WHERE c.owner_id = ${ownerId}::uuid AND m.on_paper AND m.user_id <> ALL(${without}::uuid[])`;
  return row?.stored ?? 0;
}

export type PaperSaving = 'saved' | 'there' | 'gone' | 'full';

/**
 * Stores a student's answers from paper as a finished attempt of an account that nobody can sign in to. Saves all
 * answers or none. Locks the class first, so that changes of the roster wait. Returns `there` when answers on paper are
 * already stored for the student in this test and `replace` is false, `gone` when the class no longer has this roster
 * entry, and `full` when the owner's classes would exceed `MAX_ON_PAPER`.
 */
export function savePaper(
  paper: PaperAttempt,
  { replace, now }: { replace: boolean; now: Date },
  complete: Complete,
): Promise<PaperSaving> {
  return transact(async (tx) => {
    const { classId, placeId } = paper;
    const [taught] = await tx.$queryRaw<{ ownerId: UserId }[]>`
      SELECT c.owner_id AS "ownerId" FROM classes c JOIN class_places p ON p.class_id = c.id AND p.id = ${placeId}::uuid
      JOIN class_assignments a ON a.class_id = c.id AND a.id = ${paper.assignmentId}::uuid
      WHERE c.id = ${classId}::uuid FOR UPDATE OF c`;
    if (!taught) return 'gone';
    // Makes transactions in two classes of one owner wait for each other, because both count toward the same limit.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('coldpass.paper ' || ${taught.ownerId}, 0))`;
    const holders = (await listHolders(tx, paper)).map(({ userId }) => userId);
    if (holders.length > 0 && !replace) return 'there';
    const others = await countOnPaper(taught.ownerId, { client: tx, without: holders });
    if (others + paper.answers.length > MAX_ON_PAPER) return 'full';
    await tx.classMember.deleteMany({ where: { classId, userId: { in: holders }, onPaper: true } });
    await complete(tx, await insert(tx, paper, now));
    return 'saved';
  });
}

async function insert(
  tx: Prisma.TransactionClient,
  { answers, classId, placeId, ...attempt }: PaperAttempt,
  now: Date,
): Promise<{ id: AttemptId; userId: UserId }> {
  const data = { firstName: GENERIC_NAME, lastName: GENERIC_NAME };
  const userId = toUserId((await tx.user.create({ data, select: { id: true } })).id);
  await tx.classMember.create({ data: { classId, placeId, userId, onPaper: true }, select: { userId: true } });
  const id = toAttemptId(randomUUID());
  await tx.attempt.create({
    data: { ...attempt, id, userId, startedAt: now, totalQuestions: answers.length },
    select: { id: true },
  });
  await tx.attemptQuestion.createMany({
    data: answers.map(({ optionIds, ...answer }, index) => ({
      ...answer,
      attemptId: id,
      position: index + 1,
      answerIds: optionIds.toSorted((one, other) => one - other),
      chosenAt: answer.isCorrect === null ? null : now,
    })),
  });
  return { id, userId };
}
