import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/account/service';
import { erasePeople, later, makeDevice, NOW, newNetwork } from '@/lib/auth/testing/people';
import { createAssignment, extendAssignment } from '@/lib/classes/assignments/service';
import { inviteColleague, teachClass } from '@/lib/classes/colleagues/service';
import { leaveClass } from '@/lib/classes/joining/service';
import { answerInRoom, getRound, startRound } from '@/lib/classes/live-room/service';
import { enterOutcomes } from '@/lib/classes/outcomes/service';
import { savePapers } from '@/lib/classes/paper/answers/service';
import { findPrint } from '@/lib/classes/paper/service';
import { addPlaces, deleteClass, getClass, removePlace } from '@/lib/classes/service';
import { take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { DAY_MS } from '@/lib/kernel/time';

afterEach(erasePeople);
afterAll(disconnect);

/** Creates a class with at least one row in each of its tables. */
async function open() {
  const { asking, join, test } = await teach();
  const { viewer, id } = asking;
  const given = {
    title: 'Own papers',
    testType: 'practice' as const,
    sectionIds: [6],
    questionCount: 2,
    onPaper: false,
  };
  const rest = { samePaper: false, closesAt: later(DAY_MS), attempts: null, timeFactor: 1, opensAt: NOW };
  const drawn = await createAssignment(asking, { ...given, ...rest }, NOW);
  const maria = await join('Maria');
  await addPlaces(asking, 'Sam');
  await take(maria.userId, test.id, { right: 2 });
  await take(maria.userId, drawn.id, { right: 1 });
  await extendAssignment(asking, drawn.id, { placeId: maria.placeId, closesAt: later(2 * DAY_MS) });
  const paper = { ...asking, assignmentId: test.id };
  await findPrint(paper);
  await savePapers(paper, { list: 'Sam; A; AAAAA', replace: false }, NOW);
  await inviteColleague(asking);
  const { invitation } = await getClass(asking);
  const colleague = (await makeDevice()).id;
  await teachClass({ userId: colleague, code: invitation?.code ?? '', name: 'Kim', address: newNetwork() });
  const students = [{ placeId: maria.placeId, sections: [{ sectionId: 6, passed: true }] }];
  await enterOutcomes(asking, { examDate: '2026-10-20', students }, NOW);
  await startRound(asking, { sectionIds: [6], questionCount: 1 });
  const round = await getRound(asking);
  const optionIds = [round?.question.options[0]?.id ?? 0];
  await answerInRoom({ viewer: { userId: maria.userId }, id }, { roundId: round?.id ?? '', place: 1, optionIds });
  const sheets = await db.classMember.findMany({ where: { classId: id, onPaper: true } });
  const places = await db.classPlace.findMany({ where: { classId: id } });
  return {
    asking,
    viewer,
    id,
    maria,
    colleague,
    sheetIds: sheets.map(({ userId }) => userId),
    ids: [id, test.id, drawn.id, round?.id ?? '', ...places.map((place) => place.id)],
  };
}

/** Names of the columns, in any table, that refer to a class, a roster entry, an assignment or a classroom round. */
const NAMING = ['class_id', 'place_id', 'assignment_id', 'round_id', 'entered_in'];

/**
 * Table of exam outcomes. A row entered by an instructor contains a class id, but belongs to the student, so it is not
 * erased.
 */
const THEIRS = 'exam_outcomes';

/** Counts, for each table, the rows with one of these ids in one of these columns, and the rows that refer to them. */
async function rowsOf(ids: string[], columns = NAMING): Promise<Record<string, number>> {
  const found = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'uuid'
      AND (column_name = ANY(${columns}) OR column_name = 'id' AND table_name IN ('classes', 'class_rounds'))`;
  const counts: Record<string, number> = {};
  for (const { table, column } of found) {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.raw(`"${column}"`)} = ANY(${ids}::uuid[])`;
    counts[table] = (counts[table] ?? 0) + (row?.count ?? 0);
  }
  return counts;
}

const TABLES = [
  ...['attempts', 'class_assignments', 'class_colleagues', 'class_extensions', 'class_members', 'class_outcomes'],
  ...['class_papers', 'class_places', 'class_prints', 'class_round_answers', 'class_rounds', 'classes'],
];

describe('deleting a class', () => {
  it("erases every row that refers to the class and the answers from paper, but not the students' own answers", async () => {
    const { asking, ids, sheetIds, maria } = await open();
    const before = await rowsOf(ids);
    for (const table of TABLES) expect(before[table], table).toBeGreaterThan(0);
    const answered = await db.attempt.count({ where: { userId: maria.userId } });
    await deleteClass(asking);
    const left = Object.entries(await rowsOf(ids)).filter(([table, count]) => count > 0 && table !== THEIRS);
    expect(left).toEqual([]);
    expect(await db.user.count({ where: { id: { in: sheetIds } } })).toBe(0);
    expect(await db.attempt.count({ where: { userId: maria.userId } })).toBe(answered);
  });

  it('erases the class with all its rows when its last instructor deletes the account', async () => {
    const { viewer, ids, colleague } = await open();
    for (const { userId } of [viewer, { userId: colleague }]) {
      await deleteAccount({ viewer: { userId } as never, id: userId, password: undefined });
    }
    const left = Object.entries(await rowsOf(ids)).filter(([table, count]) => count > 0 && table !== THEIRS);
    expect(left).toEqual([]);
  });
});

describe('removing a student', () => {
  const tablesNaming = async (id: string) =>
    Object.entries(await rowsOf([id])).flatMap(([table, count]) => (count > 0 ? [table] : []));

  it('erases the roster entry and every row that refers to it when the instructor removes the student', async () => {
    const { asking, maria } = await open();
    await removePlace(asking, maria.placeId);
    expect(await tablesNaming(maria.placeId)).toEqual([]);
    expect(await db.classPaper.count({ where: { userId: maria.userId } })).toBe(0);
    expect(JSON.stringify(await getClass(asking))).not.toContain('Maria');
  });

  const leave = async ({ id, maria }: Awaited<ReturnType<typeof open>>) => leaveClass(id, maria.userId);
  const erase = async ({ maria }: Awaited<ReturnType<typeof open>>) =>
    deleteAccount({ viewer: { userId: maria.userId } as never, id: maria.userId, password: undefined });

  it.each([
    ['leaves', leave],
    ['deletes the account', erase],
  ])(
    "erases the student's own rows, but not the rows that the instructor entered, when the student %s",
    async (_way, go) => {
      const opened = await open();
      const { asking, maria } = opened;
      await go(opened);
      expect((await tablesNaming(maria.placeId)).toSorted()).toEqual(['class_extensions', 'class_outcomes']);
      expect(await db.classPaper.count({ where: { userId: maria.userId } })).toBe(0);
      const [place] = (await getClass(asking)).places;
      expect(place).toMatchObject({ name: 'Maria', devices: 0 });
    },
  );
});
