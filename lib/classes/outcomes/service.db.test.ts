import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { moveDevice } from '@/lib/auth/account-merge/service';
import { erasePeople, makeDevice, makePerson } from '@/lib/auth/testing/people';
import { joinClass } from '@/lib/classes/joining/service';
import { addPlaces, deleteClass, getClass, mergePlaces } from '@/lib/classes/service';
import { teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import type { PlaceId, UserId } from '@/lib/kernel/ids';
import { getCalibration } from '@/lib/outcomes/calibration/service';
import { MOST_DATES_A_YEAR } from '@/lib/outcomes/rules';
import {
  isOutcomeOpen,
  listFreshlyEntered,
  listOutcomes,
  removeOutcome,
  sayOutcome,
  storeShownChances,
} from '@/lib/outcomes/service';
import { signAccessToken } from '@/lib/session/access-token';
import { enterOutcomes, listEnteredOutcomes } from './service';

const CORE = 6;
const TYPE_II = 4;
const EXAM = '2026-10-20';
const NOW = new Date('2026-10-25T12:00:00Z');

type Asking = Parameters<typeof enterOutcomes>[0];
type Sections = { sectionId: number; passed: boolean; correct?: number }[];
const PASSED: Sections = [{ sectionId: CORE, passed: true, correct: 20 }];
const FAILED: Sections = [{ sectionId: CORE, passed: false }];

const enter = (asking: Asking, placeId: PlaceId, sections = PASSED, examDate = EXAM) =>
  enterOutcomes(asking, { examDate, students: [{ placeId, sections }] }, NOW);
const say = (userId: UserId, sections: Sections, examDate = EXAM) =>
  sayOutcome({ userId, examDate, sections, now: NOW });
const passed = async (userId: UserId) =>
  (await listOutcomes(userId)).flatMap(({ byInstructor, sections }) =>
    sections.map((section) => [byInstructor, section.sectionId, section.passed]),
  );
const tell = (userId: UserId) =>
  storeShownChances(userId, {
    today: '2026-10-19',
    examDate: EXAM,
    chances: [{ sectionId: CORE, chance: 70, low: 60, high: 80 }],
  });

const confirm = ({ viewer }: Asking) =>
  db.user.update({ where: { id: viewer.userId }, data: { emailVerifiedAt: NOW }, select: { id: true } });
const counted = async () => (await getCalibration({ isAdmin: true })).figures?.count ?? 0;

afterEach(erasePeople);
afterAll(disconnect);

describe('an outcome entered by an instructor', () => {
  it('counts for the student with the probability shown before the exam, until the student reports another outcome', async () => {
    const { asking, join } = await teach();
    const { userId, placeId } = await join('Maria');
    await tell(userId);
    expect(await isOutcomeOpen(userId, EXAM)).toBe(true);
    const [day] = await enter(asking, placeId);
    expect(day).toEqual({
      examDate: EXAM,
      students: [{ placeId, sections: [{ sectionId: CORE, passed: true, correct: 20 }] }],
    });
    expect(await isOutcomeOpen(userId, EXAM)).toBe(false);
    expect(await listOutcomes(userId)).toEqual([
      { examDate: EXAM, byInstructor: true, sections: [{ sectionId: CORE, passed: true, correct: 20, chance: 70 }] },
    ]);
    expect(await listFreshlyEntered(userId, new Date())).toHaveLength(1);
    await say(userId, [...FAILED, { sectionId: TYPE_II, passed: true }]);
    expect(await passed(userId)).toEqual([
      [false, CORE, false],
      [false, TYPE_II, true],
    ]);
    expect(await listFreshlyEntered(userId, new Date())).toEqual([]);
  });

  it("is not restored after the student changes or deletes it, and the instructor does not see the student's change", async () => {
    const { asking, join } = await teach();
    const [maria, sam, kim] = [await join('Maria'), await join('Sam'), await join('Kim')];
    const entered = await enterOutcomes(
      asking,
      { examDate: EXAM, students: [maria, sam, kim].map(({ placeId }) => ({ placeId, sections: PASSED })) },
      NOW,
    );
    await removeOutcome(maria.userId, EXAM);
    await say(sam.userId, FAILED);
    await say(kim.userId, FAILED);
    await removeOutcome(kim.userId, EXAM);
    expect(await listEnteredOutcomes(asking)).toEqual(entered);
    for (const { placeId } of [maria, sam, kim]) await enter(asking, placeId, [{ sectionId: TYPE_II, passed: true }]);
    expect(await Promise.all([maria, sam, kim].map(({ userId }) => passed(userId)))).toEqual([
      [],
      [[false, CORE, false]],
      [],
    ]);
  });

  it('does not change an earlier report of the student, even when both arrive at once', async () => {
    const { asking, join } = await teach();
    const { userId, placeId } = await join('Maria');
    await say(userId, FAILED);
    await enter(asking, placeId);
    expect(await passed(userId)).toEqual([[false, CORE, false]]);
    expect(await listEnteredOutcomes(asking)).toMatchObject([{ students: [{ sections: [{ passed: true }] }] }]);
    for (let round = 1; round <= 9; round += 1) {
      const day = `2026-09-0${round}`;
      await Promise.all([
        enter(asking, placeId, [{ sectionId: TYPE_II, passed: true }], day),
        say(userId, FAILED, day),
      ]);
      const [said] = (await listOutcomes(userId)).filter(({ examDate }) => examDate === day);
      expect(said).toMatchObject({ byInstructor: false, sections: [{ sectionId: CORE, passed: false }] });
    }
  });

  it("can be removed by its instructor, who cannot remove another class's entry", async () => {
    const first = await teach();
    const { userId, placeId } = await first.join('Maria');
    const other = await teach();
    const { code } = await getClass(other.asking);
    const joined = await joinClass({ userId, code, name: 'Maria', address: '2001:db8:7:1::1' });
    await enter(first.asking, placeId);
    await enter(other.asking, joined.placeId, [{ sectionId: TYPE_II, passed: true }]);
    await enter(other.asking, joined.placeId, []);
    expect(await listEnteredOutcomes(other.asking)).toEqual([]);
    expect(await passed(userId)).toEqual([[true, CORE, true]]);
    await enter(first.asking, placeId, []);
    expect(await passed(userId)).toEqual([]);
  });

  it('counts once for a student with two devices: for the device on which a probability was shown', async () => {
    const { asking, join } = await teach();
    const [phone, laptop] = [await join('Maria'), await join('Maria at home')];
    await tell(laptop.userId);
    await confirm(asking);
    const before = await counted();
    await enter(asking, phone.placeId);
    await enter(asking, laptop.placeId);
    await mergePlaces(asking, phone.placeId, laptop.placeId);
    expect([await passed(phone.userId), await passed(laptop.userId)]).toEqual([[[true, CORE, true]], []]);
    await enter(asking, phone.placeId, []);
    await enter(asking, phone.placeId);
    expect([await passed(phone.userId), await passed(laptop.userId)]).toEqual([[], [[true, CORE, true]]]);
    expect((await counted()) - before).toBe(1);
  });

  it('counts in public figures if the instructor has a confirmed address, even when the student has none', async () => {
    const script = await teach();
    const student = await script.join('Sam');
    await tell(student.userId);
    await enter(script.asking, student.placeId, []);
    const before = await counted();
    await enter(script.asking, student.placeId);
    expect(await counted()).toBe(before);
    await confirm(script.asking);
    await enter(script.asking, student.placeId, []);
    await enter(script.asking, student.placeId);
    expect((await counted()) - before).toBe(1);
  });

  it('is stored for a student who has not joined, and a person who then joins under that name gets a separate roster entry', async () => {
    const { asking } = await teach();
    const { places, code } = await addPlaces(asking, 'Sam');
    const placeId = places[0]?.id as PlaceId;
    await enter(asking, placeId);
    expect(await listEnteredOutcomes(asking)).toMatchObject([{ students: [{ placeId, sections: PASSED }] }]);
    const sam = (await makeDevice()).id;
    const joined = await joinClass({ userId: sam, code, name: 'Sam', address: '2001:db8:7:3::1' });
    expect(joined.placeId).not.toBe(placeId);
    expect(await passed(sam)).toEqual([]);
    await mergePlaces(asking, joined.placeId, placeId);
    expect(await listEnteredOutcomes(asking)).toMatchObject([{ students: [{ placeId: joined.placeId }] }]);
  });

  it('is rejected for a student of another class, a future date, and too many dates', async () => {
    const { asking, join } = await teach();
    const { placeId } = await join('Maria');
    const stranger = await teach();
    await expect(enter(stranger.asking, placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = { ...asking, viewer: stranger.asking.viewer };
    await expect(enter(foreign, placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(listEnteredOutcomes(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(enter(asking, placeId, PASSED, '2026-11-30')).rejects.toMatchObject({ code: 'VALIDATION' });
    for (let day = 1; day <= MOST_DATES_A_YEAR; day += 1) {
      await enter(asking, placeId, PASSED, `2025-03-${String(day).padStart(2, '0')}`);
    }
    await expect(enter(asking, placeId, PASSED, '2025-04-01')).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('remains after the class is deleted, and never replaces an outcome that the account reported', async () => {
    const { asking, join } = await teach();
    const { userId, placeId } = await join('Maria');
    await enter(asking, placeId);
    await deleteClass(asking);
    expect(await passed(userId)).toEqual([[true, CORE, true]]);
    expect(await db.classOutcome.count({ where: { placeId } })).toBe(0);

    const account = await makePerson();
    const again = await teach();
    const device = await makeDevice();
    const { code } = await getClass(again.asking);
    const at = await joinClass({ userId: account.id, code, name: 'Sam', address: '2001:db8:7:2::1' });
    await enter(again.asking, at.placeId);
    await say(device.id, FAILED);
    const { id: _id, ...profile } = device.user;
    const deviceToken = await signAccessToken({ sub: device.id, sid: device.sid, ...profile }, new Date());
    await moveDevice({ deviceToken, to: { userId: account.id, sid: account.sid } });
    expect(await passed(account.id)).toEqual([[false, CORE, false]]);
  });
});
