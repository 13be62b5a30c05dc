import { afterAll, afterEach, expect, it } from 'vitest';
import { erasePeople, makeDevice, NOW, newNetwork } from '@/lib/auth/testing/people';
import { createAssignment } from '@/lib/classes/assignments/service';
import { inviteColleague, teachClass } from '@/lib/classes/colleagues/service';
import { getClassResults } from '@/lib/classes/results/service';
import { addPlaces } from '@/lib/classes/service';
import { CORE, take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import { listStatements } from '@/lib/db/testing/count-statements';
import { DAY_MS } from '@/lib/kernel/time';
import { findGradebook, getGradebookFile } from './service';

afterEach(erasePeople);
afterAll(disconnect);

const FINAL = { title: 'Final', testType: 'practice' as const, sectionIds: [CORE], questionCount: 5, topics: [] };
const TERMS = { samePaper: true, opensAt: NOW, closesAt: null, timeFactor: 1, onPaper: false };

it('the gradebook agrees with the results of each test for students with several, late, unfinished and no attempts', async () => {
  const { asking, test, join } = await teach({ attempts: 2 });
  const final = await createAssignment(asking, { ...FINAL, ...TERMS, attempts: null }, NOW);
  const [maria, sam, kim] = [await join('Maria'), await join('Sam'), await join('Kim')];
  await addPlaces(asking, 'Absent');
  await take(maria.userId, test.id, { right: 2, wrong: 3 });
  await take(maria.userId, test.id, { right: 4, wrong: 1 });
  const onAnotherDevice = await take(maria.userId, final.id, { right: 5 });
  // A third attempt at a test that allows two, as an offline device can start it.
  await db.attempt.update({ where: { id: onAnotherDevice }, data: { assignmentId: test.id } });
  await take(sam.userId, test.id, { right: 1, isLeft: true });
  await take(sam.userId, final.id, { right: 3, wrong: 1 });
  await take(kim.userId, final.id, { right: 1 });
  await take(kim.userId, final.id, { right: 2, isLeft: true });
  await db.classAssignment.update({
    where: { id: final.id },
    data: { closesAt: new Date(Date.now() - DAY_MS) },
  });
  const book = await findGradebook(asking);
  expect(book?.tests.map(({ title }) => title)).toEqual(['Quiz', 'Final']);
  const shown = book?.students.map(({ name, cells }) => [
    name,
    ...cells.map(({ status, best }) => (best ? `${best.correct}/${best.total}${best.late ? ' late' : ''}` : status)),
  ]);
  expect(shown).toEqual([
    ['Absent', 'not-begun', 'not-begun'],
    ['Kim', 'not-begun', '1/5 late'],
    ['Maria', '4/5', 'not-begun'],
    ['Sam', 'begun', '3/5 late'],
  ]);
  for (const [column, assignmentId] of [test.id, final.id].entries()) {
    const { students } = await getClassResults({ ...asking, assignmentId }, new Date());
    for (const [row, { name, status, best }] of students.entries()) {
      const student = book?.students[row];
      expect(student?.name).toBe(name);
      expect({ status, best }).toMatchObject(student?.cells[column] ?? {});
    }
  }
});

it('the gradebook counts attempts that a student took with an extension or an extra attempt', async () => {
  const { asking, test, join } = await teach({ attempts: 1, closesAt: new Date(Date.now() + DAY_MS) });
  const maria = await join('Maria');
  await take(maria.userId, test.id, { right: 1 });
  const second = { placeId: maria.placeId, assignmentId: test.id, moreAttempts: 1 };
  await db.classExtension.create({ data: { ...second, closesAt: new Date(Date.now() + DAY_MS) } });
  await take(maria.userId, test.id, { right: 3 });
  await db.classAssignment.update({ where: { id: test.id }, data: { closesAt: new Date(Date.now() - DAY_MS) } });
  const book = await findGradebook(asking);
  expect(book?.students[0]?.cells).toMatchObject([{ status: 'finished', best: { correct: 3, late: false } }]);
});

it("the gradebook is shown to the instructor's colleagues, but not to students or other accounts", async () => {
  const { asking, join } = await teach();
  const { userId: studentId } = await join('Maria');
  const { id: userId } = await makeDevice();
  const code = (await inviteColleague(asking)).invitation?.code ?? '';
  for (const stranger of [studentId, userId]) {
    const asked = { ...asking, viewer: { userId: stranger } };
    expect(await findGradebook(asked)).toBeNull();
    await expect(getGradebookFile(asked, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await teachClass({ userId, code, name: 'Lee', address: newNetwork() });
  expect((await getGradebookFile({ ...asking, viewer: { userId } }, NOW)).name).toMatch(
    /^HVAC 101 - Gradebook - \d{4}-\d\d-\d\d\.csv$/,
  );
});

it('the gradebook of a class takes two SQL statements', async () => {
  const { asking, join } = await teach();
  await join('Maria');
  expect(await listStatements(() => findGradebook(asking))).toHaveLength(2);
});
