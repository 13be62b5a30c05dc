import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { exportAccount } from '@/lib/account/export/service';
import { deleteAccount } from '@/lib/account/service';
import { MAX_ON_PAPER } from '@/lib/attempts/rules';
import { moveDevice } from '@/lib/auth/account-merge/service';
import { deleteUnusedDevices } from '@/lib/auth/expiry/store';
import { erasePeople, later, makeDevice, makePerson, NOW, newNetwork } from '@/lib/auth/testing/people';
import {
  createAssignment,
  deleteAssignment,
  extendAssignment,
  listAssigned,
  listAssignedQuestions,
} from '@/lib/classes/assignments/service';
import { getCertificate } from '@/lib/classes/certificate/service';
import { findInvitation, joinClass, leaveClass } from '@/lib/classes/joining/service';
import { enterOutcomes, listEnteredOutcomes } from '@/lib/classes/outcomes/service';
import { keyOf, orderFor, type Version } from '@/lib/classes/paper/rules';
import { findPrint } from '@/lib/classes/paper/service';
import { getClassResults } from '@/lib/classes/results/service';
import {
  addPlaces,
  changePlace,
  createClass,
  deleteClass,
  getClass,
  listClasses,
  mergePlaces,
  removePlace,
} from '@/lib/classes/service';
import { startTest } from '@/lib/classes/starting-service';
import { take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import { type AssignmentId, type ClassId, type PlaceId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { signAccessToken } from '@/lib/session/access-token';
import { previewPapers, removePaper, savePapers } from './service';

afterEach(erasePeople);
afterAll(disconnect);

async function onPaper(given: Parameters<typeof teach>[0] = {}, roster = 'Maria\nSam') {
  const { asking, test, join } = await teach({ onPaper: true, ...given });
  const made = await addPlaces(asking, roster);
  const paper = { ...asking, assignmentId: test.id };
  return { asking, paper, test, join, made };
}

interface Paper {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId: AssignmentId;
}

/** Returns the letters to type for a student with this version who answers the first `right` questions correctly. */
async function letters(paper: Paper, version: Version, right: number): Promise<string> {
  const print = await findPrint(paper);
  const ordered = orderFor(version, paper.assignmentId, print?.questions ?? []);
  return ordered
    .map((question, index) => {
      const key = keyOf(question);
      if (index < right) return key.length > 1 ? `(${key})` : key;
      return key.includes('A') ? 'B' : 'A';
    })
    .join('');
}

const save = (paper: Paper, list: string, replace = false) => savePapers(paper, { list, replace }, NOW);

const resultsOf = async (paper: Paper) =>
  (await getClassResults(paper, NOW)).students.map(({ name, status, best }) => [
    name,
    status,
    best?.correct,
    best?.onPaper,
  ]);

async function exported(userId: UserId): Promise<{ class_places: object[] }> {
  let text = '';
  for await (const part of await exportAccount({
    viewer: { userId },
    id: userId,
    now: NOW,
    connection: newNetwork(),
  })) {
    text += part;
  }
  return JSON.parse(text);
}

const countPapers = ({ id }: Paper) => db.classMember.count({ where: { classId: id, onPaper: true } });

describe('answers on paper', () => {
  it('are scored like answers from a phone, for either version of the test', async () => {
    const { paper, join } = await onPaper({ onPaper: false });
    const zoe = await join('Zoe');
    await take(zoe.userId, paper.assignmentId, { right: 2, wrong: 3 });
    const list = `Maria; A; ${await letters(paper, 'A', 4)}\nSam; B; ${await letters(paper, 'B', 3)}`;
    const preview = await previewPapers(paper, list);
    expect(preview.lines).toMatchObject([
      { line: 1, name: 'Maria', version: 'A', answered: 5, replaces: false, problem: null },
      { line: 2, name: 'Sam', version: 'B', answered: 5, replaces: false, problem: null },
    ]);
    expect((await resultsOf(paper)).map(([name, status]) => [name, status])).toEqual([
      ['Maria', 'not-begun'],
      ['Sam', 'not-begun'],
      ['Zoe', 'finished'],
    ]);
    expect((await save(paper, list)).saved).toBe(2);
    expect(await resultsOf(paper)).toEqual([
      ['Maria', 'finished', 4, true],
      ['Sam', 'finished', 3, true],
      ['Zoe', 'finished', 2, false],
    ]);
    const { analysis } = await getClassResults(paper, NOW);
    expect(analysis.questions.map(({ asked }) => asked)).toEqual([3, 3, 3, 3, 3]);
    expect(analysis.progress.percentages).toEqual([60]);
  });

  it("leave out unmarked questions, are judged by the exam's rule, and do not count as first answers", async () => {
    const { paper } = await onPaper({ testType: 'exam', questionCount: 25 });
    const [enough, few] = [await letters(paper, 'A', 18), await letters(paper, 'B', 17)];
    const blank = `${few.slice(0, -1)}-`;
    await save(paper, `Maria; A; ${enough}\nSam; B; ${blank}`);
    const { students } = await getClassResults(paper, NOW);
    expect(students.map(({ best }) => [best?.correct, best?.total, best?.successful, best?.late])).toEqual([
      [18, 25, true, false],
      [17, 25, false, false],
    ]);
    const members = await db.classMember.findMany({ where: { classId: paper.id, onPaper: true } });
    const ids = members.map(({ userId }) => userId);
    expect(await db.learnerQuestion.count({ where: { userId: { in: ids } } })).toBe(0);
    const stored = await db.attempt.findMany({ where: { userId: { in: ids } }, select: { answeredCount: true } });
    expect(stored.map(({ answeredCount }) => answeredCount).toSorted()).toEqual([24, 25]);
  });

  it('are saved all or none, and each invalid line is reported', async () => {
    const { paper } = await onPaper({}, 'Maria\nSam\nAlex\nAlex');
    const right = await letters(paper, 'A', 5);
    const list = [
      `Maria; A; ${right}`,
      `maria; A; ${right}`,
      `Nobody; A; ${right}`,
      `Alex; A; ${right}`,
      `Sam; C; ${right}`,
      'Zoe',
      '; A; ABC',
    ].join('\n');
    const { lines } = await previewPapers(paper, list);
    expect(lines.map(({ problem }) => problem)).toEqual([
      null,
      expect.stringMatching(/is already in line 1/),
      expect.stringMatching(/Nobody in this class is named “Nobody”/),
      expect.stringMatching(/Two students of this class are named “Alex”/),
      expect.stringMatching(/Write A or B after the name/),
      expect.stringMatching(/Nobody in this class is named “Zoe”/),
      expect.stringMatching(/The name is missing/),
    ]);
    await expect(save(paper, list)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: /^Line 2: .+Nothing was saved/,
    });
    expect(await countPapers(paper)).toBe(0);
  });

  it('replace earlier answers only on request, and can be removed', async () => {
    const { paper, made } = await onPaper();
    const [first, second] = [await letters(paper, 'A', 1), await letters(paper, 'B', 5)];
    await save(paper, `Maria; A; ${first}`);
    const again = `Maria; B; ${second}\nSam; A; ${first}`;
    expect((await previewPapers(paper, again)).lines.map(({ replaces }) => replaces)).toEqual([true, false]);
    await expect(save(paper, again)).rejects.toMatchObject({ code: 'CONFLICT', message: /entered before for Maria/ });
    expect(await resultsOf(paper)).toEqual([
      ['Maria', 'finished', 1, true],
      ['Sam', 'not-begun', undefined, undefined],
    ]);
    const { entered } = await save(paper, again, true);
    expect(entered.map(({ name, correct, total }) => [name, correct, total])).toEqual([
      ['Maria', 5, 5],
      ['Sam', 1, 5],
    ]);
    expect(await countPapers(paper)).toBe(2);
    const maria = toPlaceId(made.places.find(({ name }) => name === 'Maria')?.id ?? '');
    expect((await removePaper(paper, maria)).map(({ name }) => name)).toEqual(['Sam']);
    await expect(removePaper(paper, maria)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await countPapers(paper)).toBe(1);
  });

  it('are stored once when two people enter answers of the same student at once', async () => {
    const { paper } = await onPaper();
    const list = `Maria; A; ${await letters(paper, 'A', 2)}`;
    const both = await Promise.allSettled([save(paper, list), save(paper, list)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await countPapers(paper)).toBe(1);
  });

  it('are graded by the printed revision after the question has changed', async () => {
    const { paper } = await onPaper();
    const printed = await findPrint(paper);
    const typed = await letters(paper, 'A', 5);
    const [question] = printed?.questions ?? [];
    const before = await db.question.findUniqueOrThrow({ where: { id: question?.id ?? 0 } });
    const next = await db.questionRevision.create({
      data: {
        questionId: before.id,
        revision: 9_999,
        text: 'Another wording',
        answers: { create: [{ position: 1, text: 'only this', isCorrect: true }] },
      },
    });
    try {
      await db.question.update({ where: { id: before.id }, data: { currentRevisionId: next.id } });
      expect((await findPrint(paper))?.questions).toEqual(printed?.questions);
      await save(paper, `Maria; A; ${typed}`);
      expect((await resultsOf(paper))[0]).toEqual(['Maria', 'finished', 5, true]);
    } finally {
      await db.question.update({ where: { id: before.id }, data: { currentRevisionId: before.currentRevisionId } });
      await db.questionRevision.delete({ where: { id: next.id } });
    }
  });

  it('are limited over all classes of an owner, but earlier answers can still be replaced', async () => {
    const { paper } = await onPaper();
    await save(paper, `Maria; A; ${await letters(paper, 'A', 1)}`);
    await db.attempt.updateMany({
      where: { assignmentId: paper.assignmentId },
      data: { totalQuestions: MAX_ON_PAPER },
    });
    await expect(save(paper, `Sam; A; ${await letters(paper, 'A', 2)}`)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('100,000 answers on paper at most'),
    });
    expect(await countPapers(paper)).toBe(1);
    const second = await createClass(paper.viewer, 'Night class');
    await addPlaces({ viewer: paper.viewer, id: second.id }, 'Kim');
    const given = { title: 'Quiz', testType: 'practice' as const, sectionIds: [6], questionCount: 5, samePaper: true };
    const rest = { closesAt: null, attempts: null, timeFactor: 1, onPaper: true };
    const quiz = await createAssignment({ viewer: paper.viewer, id: second.id }, { ...given, ...rest }, NOW);
    const other = { viewer: paper.viewer, id: second.id, assignmentId: quiz.id };
    await expect(save(other, `Kim; A; ${await letters(other, 'A', 1)}`)).rejects.toMatchObject({ code: 'CONFLICT' });
    await save(paper, `Maria; A; ${await letters(paper, 'A', 3)}`, true);
    await save(paper, `Sam; A; ${await letters(paper, 'A', 2)}`);
    expect(await countPapers(paper)).toBe(2);
  });
});

describe('a test on paper', () => {
  it('is visible only to its instructor', async () => {
    const { paper, join } = await onPaper();
    const student = await join('Zoe');
    for (const userId of [student.userId, (await makeDevice()).id]) {
      const other = { ...paper, viewer: { userId } };
      expect(await findPrint(other)).toBeNull();
      await expect(previewPapers(other, 'Maria; A; ABCDA')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(save(other, 'Maria; A; ABCDA')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(removePaper(other, student.placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is not listed for students, and its questions are not sent to them', async () => {
    const { paper, join } = await onPaper();
    const { userId } = await join('Zoe');
    expect(await listAssigned(userId, NOW)).toEqual([]);
    await expect(listAssignedQuestions(userId, paper.assignmentId, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('prints the same questions each time, even when each student gets different questions', async () => {
    const { paper } = await onPaper({ onPaper: false, samePaper: false });
    const [one, other] = await Promise.all([findPrint(paper), findPrint(paper)]);
    expect(one?.questions).toHaveLength(5);
    expect(other?.questions).toEqual(one?.questions);
  });

  it('hides its key and refuses answers while the instructor has an open exam with its questions', async () => {
    const { paper } = await onPaper({ testType: 'exam', questionCount: 25 });
    const print = await findPrint(paper);
    expect(print?.mayKnowKey).toBe(true);
    const list = `Maria; A; ${await letters(paper, 'A', 25)}`;
    await startTest({
      userId: paper.viewer.userId,
      testType: 'exam',
      sectionIds: [6],
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
      questionIds: print?.questions.map(({ id }) => id),
    });
    expect((await findPrint(paper))?.mayKnowKey).toBe(false);
    await expect(save(paper, list)).rejects.toMatchObject({ code: 'EXAM_OPEN' });
  });
});

describe('answers entered from paper', () => {
  const enter = async () => {
    const known = await onPaper();
    await save(known.paper, `Maria; A; ${await letters(known.paper, 'A', 5)}`);
    const placeId = toPlaceId(known.made.places.find(({ name }) => name === 'Maria')?.id ?? '');
    return { ...known, placeId };
  };

  it('belong to a roster entry, and a person who joins under the same name gets a separate entry without the results', async () => {
    const { asking, paper, placeId } = await enter();
    const { code } = await getClass(asking);
    expect((await findInvitation(code, newNetwork())).freeNames).toEqual(['Sam']);
    const { id: userId } = await makeDevice();
    const joined = await joinClass({ userId, code, name: 'Maria', address: newNetwork() });
    expect(joined.placeId).not.toBe(placeId);
    expect((await resultsOf(paper)).map(([name, status]) => `${name} ${status}`).toSorted()).toEqual([
      ...['Maria finished', 'Maria not-begun', 'Sam not-begun'],
    ]);
    await leaveClass(asking.id, userId);
    expect(await resultsOf(paper)).toEqual([
      ['Maria', 'finished', 5, true],
      ['Sam', 'not-begun', undefined, undefined],
    ]);
  });

  it('are hidden from a student who joined later until the instructor shows them', async () => {
    const { asking, paper, placeId, test } = await enter();
    const { code } = await getClass(asking);
    const { id: userId } = await makeDevice();
    const joined = await joinClass({ userId, code, name: 'Maria', address: newNetwork() });
    await mergePlaces(asking, placeId, joined.placeId);
    const certificate = () =>
      getCertificate({ viewer: { userId }, id: asking.id, placeId, timeZone: null, language: 'en' }, NOW).then(
        () => 'there',
        ({ code: refusal }) => refusal,
      );
    const seen = async () => ({
      attends: (await listClasses(userId)).attending.map(({ hasCompleted }) => hasCompleted),
      certificate: await certificate(),
      exported: JSON.stringify((await exported(userId)).class_places).includes(test.id),
    });
    const earlier = async () => (await getClass(asking)).places.find(({ id }) => id === placeId)?.earlier;
    expect([await earlier(), await seen()]).toEqual([
      'hidden',
      { attends: [false], certificate: 'CONFLICT', exported: false },
    ]);
    await changePlace(asking, placeId, { name: 'Maria', showsEarlier: true });
    const all = { attends: [true], certificate: 'there', exported: true };
    expect([await earlier(), await seen()]).toEqual(['shown', all]);
    await changePlace(asking, placeId, { name: 'Maria', showsEarlier: false });
    expect(await earlier()).toBe('hidden');
    // Answers entered while the student is in the class are visible at once.
    await save(paper, `Maria; A; ${await letters(paper, 'A', 4)}`, true);
    expect([await earlier(), await seen()]).toEqual(['none', all]);
  });

  it('use up no attempt of a student who cannot see them', async () => {
    const { asking, paper, test, join, made } = await onPaper({ onPaper: false, attempts: 1 });
    await save(paper, `Maria; A; ${await letters(paper, 'A', 5)}`);
    const roster = made.places.find(({ name }) => name === 'Maria')?.id ?? ('' as PlaceId);
    const { userId, placeId } = await join('Maria');
    await mergePlaces(asking, roster, placeId);
    expect(await listAssigned(userId, NOW)).toMatchObject([{ id: test.id, begun: 0, state: 'open' }]);
    expect(await listAssignedQuestions(userId, test.id, NOW)).toHaveLength(5);
    await changePlace(asking, roster, { name: 'Maria', showsEarlier: true });
    expect(await listAssigned(userId, NOW)).toMatchObject([{ begun: 1, state: 'used-up' }]);
  });

  describe('other data that an instructor entered for a student', () => {
    const fill = async (name: string) => {
      const known = await onPaper({ closesAt: later(DAY_MS) }, 'Maria');
      const maria = await known.join(name);
      const { asking, paper, test } = known;
      await save(paper, `${name}; A; ${await letters(paper, 'A', 5)}`);
      const students = [{ placeId: maria.placeId, sections: [{ sectionId: 6, passed: true }] }];
      await enterOutcomes(asking, { examDate: '2026-11-01', students }, NOW);
      await changePlace(asking, maria.placeId, { name, timeFactor: 2 });
      await extendAssignment(asking, test.id, { placeId: maria.placeId, closesAt: later(9 * DAY_MS) });
      return { ...known, ...maria };
    };
    type Filled = Awaited<ReturnType<typeof fill>>;
    const leave = ({ asking, userId }: Filled) => leaveClass(asking.id, userId);
    const erase = ({ userId }: Filled) => deleteAccount({ viewer: { userId }, id: userId, password: undefined });
    const expire = async ({ userId }: Filled) => {
      await db.session.updateMany({ where: { userId }, data: { lastUsedAt: later(-61 * DAY_MS) } });
      await db.user.update({ where: { id: userId }, data: { createdAt: later(-61 * DAY_MS) } });
      await deleteUnusedDevices({ emptySince: later(-2 * DAY_MS), unusedSince: later(-60 * DAY_MS) });
      expect(await db.user.count({ where: { id: userId } })).toBe(0);
    };
    const move = async ({ asking, userId, device }: Filled) => {
      const account = await makePerson();
      const { code } = await getClass(asking);
      await joinClass({ userId: account.id, code, name: 'My account', address: newNetwork() });
      const { id: _id, ...profile } = device.user;
      const deviceToken = await signAccessToken({ sub: userId, sid: device.sid, ...profile }, new Date());
      await moveDevice({ deviceToken, to: { userId: account.id, sid: account.sid } });
      expect(await db.user.count({ where: { id: userId } })).toBe(0);
    };
    const WAYS: [string, (filled: Filled) => Promise<unknown>][] = [
      ['the student leaves', leave],
      ['the student deletes the account', erase],
      ['the device was not used for 60 days', expire],
      ['the device moves into an account that is in the class already', move],
    ];

    it.each(WAYS)("are not deleted when %s, whoever typed the student's name", async (_way, go) => {
      for (const name of ['Maria', 'Kim']) {
        const filled = await fill(name);
        const { asking, placeId, paper, test } = filled;
        await go(filled);
        const place = await db.classPlace.findUnique({
          where: { id: placeId },
          select: { timeFactor: true, outcomes: true, extensions: true, members: true },
        });
        expect(place).toMatchObject({
          timeFactor: 2,
          outcomes: [{ sectionId: 6, passed: true }],
          extensions: [{ assignmentId: test.id }],
          members: [{ onPaper: true }],
        });
        expect(await resultsOf(paper)).toContainEqual([name, 'finished', 5, true]);
        const [day] = await listEnteredOutcomes(asking);
        expect(day?.students).toMatchObject([{ placeId }]);
        // The roster entry is free now, but the exam outcome entered for it can still be corrected.
        const students = [{ placeId, sections: [{ sectionId: 6, passed: false }] }];
        await enterOutcomes(asking, { examDate: '2026-11-01', students }, NOW);
      }
    });
  });

  it.each([
    [
      'the student is removed',
      ({ asking, placeId }: Awaited<ReturnType<typeof enter>>) => removePlace(asking, placeId),
    ],
    ['the test is taken away', ({ asking, test }) => deleteAssignment(asking, test.id)],
    ['the class is deleted', ({ asking }) => deleteClass(asking)],
    ['the instructor’s account is deleted', ({ asking }) => db.user.delete({ where: { id: asking.viewer.userId } })],
  ] as [string, (known: Awaited<ReturnType<typeof enter>>) => Promise<unknown>][])(
    'are deleted when %s',
    async (_when, go) => {
      const known = await enter();
      const [member] = await db.classMember.findMany({ where: { classId: known.asking.id, onPaper: true } });
      await go(known);
      expect(await db.user.count({ where: { id: member?.userId ?? '' } })).toBe(0);
      expect(await db.attempt.count({ where: { userId: member?.userId ?? '' } })).toBe(0);
    },
  );

  it('are stored under a separate account, and an exam outcome is copied only to the account of a student who joins', async () => {
    const { asking, placeId } = await enter();
    const students = [{ placeId, sections: [{ sectionId: 6, passed: true }] }];
    await enterOutcomes(asking, { examDate: '2026-11-01', students }, NOW);
    const members = await db.classMember.findMany({ where: { placeId, onPaper: true } });
    const passedOn = () => db.examOutcome.count({ where: { userId: { in: members.map((one) => one.userId) } } });
    expect([members.length, await passedOn()]).toEqual([1, 0]);
    const { code } = await getClass(asking);
    const { id: userId } = await makeDevice();
    const joined = await joinClass({ userId, code, name: 'Maria', address: newNetwork() });
    await mergePlaces(asking, placeId, joined.placeId);
    await enterOutcomes(asking, { examDate: '2026-11-01', students }, NOW);
    expect(await db.examOutcome.count({ where: { userId } })).toBe(1);
    expect(await passedOn()).toBe(0);
  });

  it('are not deleted by the job that deletes unused device accounts', async () => {
    const { paper } = await enter();
    const [emptySince, unusedSince] = [later(400 * DAY_MS), later(400 * DAY_MS)];
    const { viewer } = paper;
    await db.session.updateMany({ where: { userId: viewer.userId }, data: { lastUsedAt: later(401 * DAY_MS) } });
    await deleteUnusedDevices({ emptySince, unusedSince });
    expect((await resultsOf(paper))[0]).toEqual(['Maria', 'finished', 5, true]);
  });
});
