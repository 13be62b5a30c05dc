import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { MAX_STORED_QUESTIONS } from '@/lib/attempts/rules';
import { erasePeople, later, makeDevice, makePerson, NOW } from '@/lib/auth/testing/people';
import { MOST_CLASSES, MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { MOST_STORED } from '@/lib/plan/cards/rules';
import { signAccessToken } from '@/lib/session/access-token';
import { findLiveSession } from '@/lib/session/store';
import { listMoved, moveDevice, previewMove } from './service';

afterEach(erasePeople);
afterAll(disconnect);

type Person = Awaited<ReturnType<typeof makeDevice>>;

const tokenOf = ({ id, sid, user: { id: _id, ...profile } }: Person) =>
  signAccessToken({ sub: id, sid, ...profile }, new Date());
const target = ({ id, sid }: Person) => ({ userId: id, sid });

const QUESTIONS = 6;
const bank = () =>
  db.question.findMany({
    where: { state: 'published' },
    select: { id: true, sectionId: true, currentRevisionId: true },
    orderBy: { id: 'asc' },
    take: QUESTIONS,
  });

/** Creates a finished test and the answer history of its questions. */
async function study(userId: UserId, places: readonly number[], { at = NOW, isCorrect = true, isOpen = false } = {}) {
  const asked = await bank();
  const id = randomUUID();
  const rows = places.flatMap((place) => asked[place] ?? []);
  const questions = rows.map((question, position) => ({
    position,
    questionId: question.id,
    revisionId: question.currentRevisionId ?? 0,
    sectionId: question.sectionId,
    answerIds: [],
    isCorrect,
    chosenAt: at,
  }));
  await db.attempt.create({
    data: {
      id,
      userId,
      testType: isOpen ? 'exam' : 'practice',
      sectionIds: [6],
      sectionName: 'Core',
      startedAt: at,
      totalQuestions: rows.length,
      completedAt: isOpen ? null : at,
      questions: { create: questions },
    },
  });
  for (const question of isOpen ? [] : rows) {
    const marks = { lastAnsweredAt: at, lastCorrect: isCorrect };
    const first = { firstAnsweredAt: at, firstCorrect: isCorrect, firstAnswerIds: [], firstRevisionId: 1 };
    const counts = { timesAnswered: 1, timesCorrect: Number(isCorrect) };
    await db.learnerQuestion.create({ data: { userId, questionId: question.id, ...first, ...marks, ...counts } });
  }
  return id;
}

const favorite = async (userId: UserId, place: number) =>
  db.favorite.create({ data: { userId, questionId: (await bank())[place]?.id ?? 0 } });

async function heldBy(userId: UserId) {
  const attempts = await db.attempt.findMany({ where: { userId }, select: { id: true }, orderBy: { id: 'asc' } });
  const histories = await db.learnerQuestion.findMany({ where: { userId }, orderBy: { questionId: 'asc' } });
  return {
    attempts: attempts.map(({ id }) => id),
    favorites: await db.favorite.count({ where: { userId } }),
    answered: histories.reduce((sum, { timesAnswered }) => sum + timesAnswered, 0),
    histories,
  };
}

describe('moveDevice', () => {
  it('moves everything once, merges the histories of a question, and deletes the device account', async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    const early = await study(device.id, [0, 1], { isCorrect: false });
    const own = await study(account.id, [1, 2], { at: later(60_000) });
    const open = await study(device.id, [3], { isOpen: true, at: later(120_000) });
    await favorite(device.id, 0);
    await favorite(device.id, 1);
    await favorite(account.id, 1);
    const move = { deviceToken: await tokenOf(device), to: target(account) };
    const seen = await previewMove(move);
    expect(seen).toEqual({ attempts: 2, underWay: 1, answers: 3, favorites: 1, reports: 0, classes: 0, plan: false });
    expect((await heldBy(device.id)).attempts).toHaveLength(2);
    expect(await moveDevice(move)).toEqual(seen);
    const held = await heldBy(account.id);
    expect(held.attempts).toEqual([early, own, open].sort());
    expect(held).toMatchObject({ favorites: 2, answered: 4 });
    expect(held.histories[1]).toMatchObject({
      firstAnsweredAt: NOW,
      firstCorrect: false,
      lastAnsweredAt: later(60_000),
      lastCorrect: true,
      timesAnswered: 2,
      timesCorrect: 1,
    });
    expect(await db.attempt.count({ where: { id: open, sessionId: account.sid } })).toBe(1);
    expect(await db.user.count({ where: { id: device.id } })).toBe(0);
    expect(await findLiveSession(device.sid, new Date())).toBeNull();
  });

  it('succeeds and moves nothing when the request is repeated', async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    await study(device.id, [0]);
    const move = { deviceToken: await tokenOf(device), to: target(account) };
    expect((await moveDevice(move)).attempts).toBe(1);
    const after = await heldBy(account.id);
    expect((await moveDevice(move)).attempts).toBe(0);
    expect(await heldBy(account.id)).toEqual(after);
  });

  it('moves each row to only one account when ten requests for two accounts are concurrent', async () => {
    const [device, one, other] = [await makeDevice(), await makePerson(), await makePerson()];
    for (const place of [0, 1, 2]) await study(device.id, [place]);
    const deviceToken = await tokenOf(device);
    const moves = await Promise.all(
      Array.from({ length: 10 }, (_move, at) => moveDevice({ deviceToken, to: target(at % 2 ? one : other) })),
    );
    expect(moves.filter(({ attempts }) => attempts > 0)).toEqual([
      expect.objectContaining({ attempts: 3, answers: 3 }),
    ]);
    const [mine, theirs] = [await heldBy(one.id), await heldBy(other.id)];
    expect(mine.attempts.length + theirs.attempts.length).toBe(3);
    expect(mine.answered + theirs.answered).toBe(3);
  });

  it('lists the merged devices for the receiving account only, including devices merged earlier into the device account', async () => {
    const [first, second, account, stranger] = [
      await makeDevice(),
      await makeDevice(),
      await makePerson(),
      await makePerson(),
    ];
    await moveDevice({ deviceToken: await tokenOf(first), to: target(second) });
    expect(await listMoved(second.id, [first.id, second.id])).toEqual({ devices: [first.id] });
    await moveDevice({ deviceToken: await tokenOf(second), to: target(account) });
    const asked = [first.id, second.id, account.id, stranger.id];
    expect((await listMoved(account.id, asked)).devices.sort()).toEqual([first.id, second.id].sort());
    expect(await listMoved(stranger.id, asked)).toEqual({ devices: [] });
  });

  it("moves the plan if the account has none, and otherwise does not change the account's plan", async () => {
    const plan = { sectionIds: [6], minutesPerDay: 20, studyDays: [1, 3], timeZone: 'America/Chicago', chosenAt: NOW };
    for (const own of [null, 45]) {
      const [device, account] = [await makeDevice(), await makePerson()];
      await db.studyPlan.create({ data: { ...plan, userId: device.id } });
      if (own) await db.studyPlan.create({ data: { ...plan, userId: account.id, minutesPerDay: own } });
      const moved = await moveDevice({ deviceToken: await tokenOf(device), to: target(account) });
      expect(moved.plan).toBe(own === null);
      const left = await db.studyPlan.findUniqueOrThrow({ where: { userId: account.id } });
      expect(left).toMatchObject({ minutesPerDay: own ?? 20, reminderHour: null });
    }
  });

  it('moves exam outcomes, except for an exam whose outcome the account already has', async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    const [first, second] = [new Date('2026-10-01'), new Date('2026-11-01')];
    const say = (userId: UserId, examDate: Date, passed: boolean) =>
      db.examOutcome.create({ data: { userId, examDate, sectionId: 6, passed } });
    const tell = (userId: UserId, examDate: Date, chance: number) =>
      db.toldChance.create({ data: { userId, examDate, sectionId: 6, chance, low: 40, high: 95, toldOn: examDate } });
    for (const date of [first, second]) {
      await say(device.id, date, true);
      await tell(device.id, date, 80);
    }
    await say(account.id, second, false);
    await tell(account.id, second, 50);
    await moveDevice({ deviceToken: await tokenOf(device), to: target(account) });
    const orderBy = { examDate: 'asc' } as const;
    const said = await db.examOutcome.findMany({ where: { userId: account.id }, orderBy });
    expect(said.map(({ examDate, passed }) => [examDate, passed])).toEqual([
      [first, true],
      [second, false],
    ]);
    const told = await db.toldChance.findMany({ where: { userId: account.id }, orderBy });
    expect(told.map(({ chance }) => chance)).toEqual([80, 50]);
  });

  it('moves each card once, and deletes the oldest above the limit of an account', async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    const twice = randomUUID();
    const card = (userId: UserId, id: string) => ({
      userId,
      id,
      factId: 'small-appliance-charge',
      isKnown: true,
      turnedAt: later(60_000),
    });
    await db.turnedCard.createMany({ data: [card(device.id, twice), card(account.id, twice)] });
    for (const [userId, count] of [[device.id, 3] as const, [account.id, MOST_STORED - 2] as const]) {
      await db.$executeRaw`
        INSERT INTO turned_cards (user_id, id, fact_id, is_known, turned_at)
        SELECT ${userId}::uuid, gen_random_uuid(), 'small-appliance-charge', true,
          ${NOW}::timestamptz - make_interval(mins => n::int)
        FROM generate_series(1, ${count}::int) AS n`;
    }
    await moveDevice({ deviceToken: await tokenOf(device), to: target(account) });
    const kept = await db.turnedCard.findMany({ where: { userId: account.id }, orderBy: { turnedAt: 'desc' } });
    expect(kept).toHaveLength(MOST_STORED);
    expect(kept.filter(({ id }) => id === twice)).toHaveLength(1);
    // The device's three cards, from the last three minutes, are still there; the account's oldest three were deleted.
    expect(kept.at(-1)?.turnedAt).toEqual(later((4 - MOST_STORED) * 60_000));
  });

  it('is refused if both accounts together exceed the limit of stored questions', async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    const id = await study(device.id, [0]);
    await study(account.id, [0]);
    const move = { deviceToken: await tokenOf(device), to: target(account) };
    await db.attempt.update({ where: { id }, data: { totalQuestions: MAX_STORED_QUESTIONS } });
    await expect(moveDevice(move)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('hold 100,001 questions'),
    });
    expect(await db.attempt.count({ where: { userId: device.id } })).toBe(1);
    await db.attempt.update({ where: { id }, data: { totalQuestions: MAX_STORED_QUESTIONS - 1 } });
    expect(await moveDevice(move)).toMatchObject({ attempts: 1 });
  });

  it('is refused before anything moves if both accounts together exceed the limit of classes', async () => {
    const teach = (ownerId: UserId, count: number) =>
      db.studyClass.createManyAndReturn({
        data: Array.from({ length: count }, () => ({ ownerId, name: 'Fall', code: randomUUID() })),
        select: { id: true },
      });
    const attend = async (userId: UserId, classes: { id: string }[]) => {
      for (const { id: classId } of classes) {
        await db.classPlace.create({ data: { classId, name: 'Sam', members: { create: { classId, userId } } } });
      }
    };
    const [device, account, school] = [await makeDevice(), await makePerson(), await makePerson()];
    const move = { deviceToken: await tokenOf(device), to: target(account) };
    const [taught] = await teach(device.id, 2);
    await teach(account.id, MOST_CLASSES - 1);
    const tooMany = {
      code: 'CONFLICT',
      message: expect.stringMatching(/teach 31 classes.*Delete 1 .*Nothing has moved/),
    };
    await expect(previewMove(move)).rejects.toMatchObject(tooMany);
    await expect(moveDevice(move)).rejects.toMatchObject(tooMany);
    expect(await db.studyClass.count({ where: { ownerId: device.id } })).toBe(2);
    await db.studyClass.delete({ where: { id: taught?.id ?? '' } });

    const attended = await teach(school.id, MOST_MEMBERSHIPS + 1);
    await attend(device.id, attended.slice(0, 2));
    await attend(account.id, attended.slice(1));
    await expect(moveDevice(move)).rejects.toMatchObject({
      message: expect.stringMatching(/are in 31 classes.*Leave 1 /),
    });
    await db.classMember.deleteMany({ where: { userId: account.id, classId: attended.at(-1)?.id ?? '' } });
    // A class that both accounts attend counts only once.
    expect(await moveDevice(move)).toMatchObject({ classes: 3 });
    expect(await db.studyClass.count({ where: { ownerId: account.id } })).toBe(MOST_CLASSES);
    expect(await db.classMember.count({ where: { userId: account.id } })).toBe(MOST_MEMBERSHIPS);
  });

  it('is refused for an account with an email address, for the account itself, and for a forged token', async () => {
    const [one, account, device] = [await makePerson(), await makePerson(), await makeDevice()];
    await study(one.id, [0]);
    const tokens = [
      await tokenOf(one),
      await tokenOf(account),
      `${(await tokenOf(device)).slice(0, -4)}AAAA`,
      'nothing',
    ];
    for (const deviceToken of tokens) {
      await expect(moveDevice({ deviceToken, to: target(account) })).rejects.toMatchObject({ code: 'VALIDATION' });
    }
    expect((await heldBy(one.id)).attempts).toHaveLength(1);
    await db.session.updateMany({ where: { id: device.sid }, data: { revokedAt: NOW } });
    const ended = { deviceToken: await tokenOf(device), to: target(account) };
    await expect(moveDevice(ended)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await db.user.count({ where: { id: device.id } })).toBe(1);
  });
});
