import { randomUUID } from 'node:crypto';
import { STUDENTS } from '@/bench/lib/school';
import {
  type AssignmentId,
  type ClassId,
  type QuestionId,
  toAssignmentId,
  toAttemptId,
  toClassId,
  toUserId,
  type UserId,
} from '@/lib/kernel/ids';

/** Learners who are asked for again and again. */
const LEARNERS = 20;
const PAPER = 25;
/** Of a student at the class's test: half of it. */
const ANSWERED = 12;
/** Questions of open tests that wait for an answer; all rounds of all calls take some 1,100. */
const WAITING = 2_000;

/** A question that waits for its answer. */
export interface Waiting {
  attemptId: ReturnType<typeof toAttemptId>;
  userId: UserId;
  questionId: QuestionId;
  optionId: number;
}

/** Everything that is measured with. */
export interface Room {
  learners: UserId[];
  /** Learners of whom nothing was read since the server's start. */
  unread: UserId[];
  board: { viewer: { userId: UserId }; id: ClassId; assignmentId: AssignmentId };
  /** One learner after another. */
  waiting: Waiting[];
}

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const { pool } = await import('@/lib/db/client');
  return (await pool().query(text, values)).rows as Row[];
};

async function listLearners(): Promise<UserId[]> {
  const rows = await query<{ id: string }>(
    `SELECT id FROM users WHERE email LIKE 'bench-%' ORDER BY substring(email FROM '\\d+')::int LIMIT 5000`,
  );
  return rows.map(({ id }) => toUserId(id));
}

const addPerson = async (name: string): Promise<UserId> => {
  const [row] = await query<{ id: string }>(
    `INSERT INTO users (id, first_name, last_name, updated_at) VALUES (gen_random_uuid(), $1, 'Bench', now()) RETURNING id`,
    [name],
  );
  return toUserId(row?.id ?? '');
};

interface Asked {
  questionId: QuestionId;
  revisionId: number;
  sectionId: number;
  sectionName: string;
  optionId: number;
}

/** The questions of one test, others for each `turn`. */
const drawPaper = (turn: number): Promise<Asked[]> =>
  query<Asked>(
    `SELECT q.id AS "questionId", q.current_revision_id AS "revisionId", s.id AS "sectionId", s.name AS "sectionName",
       (SELECT min(id) FROM answers WHERE revision_id = q.current_revision_id) AS "optionId"
     FROM questions q JOIN sections s ON s.id = q.section_id WHERE q.state = 'published' AND q.section_id = 6
     ORDER BY (q.id * 7919 + $1 * 104729) % 1009, q.id LIMIT ${PAPER}`,
    [turn],
  );

async function openTest(userId: UserId, turn: number, assignmentId: AssignmentId | null): Promise<Waiting[]> {
  const { createAttempt } = await import('@/lib/attempts/store');
  const { turnAt } = await import('@/lib/classes/assignments/binding/service');
  const paper = await drawPaper(turn);
  const attemptId = toAttemptId(randomUUID());
  const made = await createAttempt({
    ...{ id: attemptId, userId, sessionId: null, testType: 'practice', sectionIds: [6] },
    ...{ sectionName: 'Core', topic: null, timeFactor: 1, openBook: false, examSeconds: null },
    ...{ paper, isPaperDrawn: false, ageMs: 0, waitedMs: 0 },
    turn: assignmentId && turnAt(assignmentId, userId),
  });
  if (!made) throw new Error('A test could not be begun');
  return paper.map(({ questionId, optionId }) => ({ attemptId, userId, questionId, optionId }));
}

/** Stored and on the disk when it returns. */
export async function giveAnswer({ optionId, ...waiting }: Waiting): Promise<void> {
  const { recordResponse } = await import('@/lib/attempts/store');
  const given = { optionIds: [optionId], timeSpentSeconds: 5, deviceId: randomUUID(), sequence: 1 };
  const stored = await recordResponse({ ...waiting, ...given, ageMs: 0, waitedMs: 0 });
  if (!stored?.areOptionsKnown) throw new Error('An answer was not stored');
}

async function makeClass(students: readonly UserId[]): Promise<Room['board']> {
  const userId = await addPerson('Instructor');
  const [made] = await query<{ id: string }>(
    `INSERT INTO classes (id, owner_id, name, code) VALUES (gen_random_uuid(), $1, 'HVAC 101', left(md5(random()::text), 10)) RETURNING id`,
    [userId],
  );
  const [test] = await query<{ id: string }>(
    `INSERT INTO class_assignments (id, class_id, title, test_type, section_ids, question_count, same_paper, question_ids, opens_at)
     VALUES (gen_random_uuid(), $1, 'Quiz', 'practice', '{6}', ${PAPER}, false, '{}', now()) RETURNING id`,
    [made?.id],
  );
  const assignmentId = toAssignmentId(test?.id ?? '');
  for (const [place, student] of students.entries()) {
    await query(
      `WITH place AS (INSERT INTO class_places (id, class_id, name) VALUES (gen_random_uuid(), $1, $2) RETURNING id)
       INSERT INTO class_members (class_id, user_id, place_id) SELECT $1, $3, id FROM place`,
      [made?.id, `Student ${place}`, student],
    );
    const paper = await openTest(student, place, assignmentId);
    for (const waiting of paper.slice(0, ANSWERED)) await giveAnswer(waiting);
  }
  return { viewer: { userId }, id: toClassId(made?.id ?? ''), assignmentId };
}

async function openTests(learners: readonly UserId[]): Promise<Waiting[]> {
  const papers: Waiting[][] = [];
  for (let turn = 0; turn < WAITING / (PAPER * learners.length); turn += 1) {
    for (const [place, learner] of learners.entries()) papers.push(await openTest(learner, 100 * turn + place, null));
  }
  return Array.from({ length: PAPER }, (_, place) => papers.flatMap((paper) => paper[place] ?? [])).flat();
}

/** A class of forty at a test, its students those who have the histories where there are so many, and open tests of the learners. */
export async function openRoom(): Promise<Room> {
  const all = await listLearners();
  const learners = all.slice(0, LEARNERS);
  await query(
    `INSERT INTO study_plans (user_id, chosen_at, exam_date, section_ids, minutes_per_day, study_days, time_zone)
     SELECT id, now(), current_date + 30, '{6,3,4,5}', 20, '{0,1,2,3,4,5,6}', 'America/Chicago' FROM unnest($1::uuid[]) AS id
     ON CONFLICT DO NOTHING`,
    [learners],
  );
  const students = all.slice(0, STUDENTS);
  while (students.length < STUDENTS) students.push(await addPerson('Student'));
  const board = await makeClass(students);
  return { learners, unread: all.slice(STUDENTS), board, waiting: await openTests(learners) };
}
