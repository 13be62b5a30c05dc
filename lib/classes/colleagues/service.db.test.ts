import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '@/lib/account/service';
import { moveDevice } from '@/lib/auth/account-merge/service';
import { erasePeople, makeDevice, makePerson, NOW, newNetwork } from '@/lib/auth/testing/people';
import { deleteAssignment, listAssignments, updateAssignment } from '@/lib/classes/assignments/service';
import { getBoard } from '@/lib/classes/board/service';
import { findInvitation, joinClass } from '@/lib/classes/joining/service';
import { getClassResults } from '@/lib/classes/results/service';
import { MOST_COLLEAGUES } from '@/lib/classes/rules';
import {
  addPlaces,
  deleteClass,
  getClass,
  listClasses,
  removePlace,
  renewCode,
  updateClass,
} from '@/lib/classes/service';
import { startTest } from '@/lib/classes/starting-service';
import { CORE, idsOf, take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { signAccessToken } from '@/lib/session/access-token';
import { endInvitation, inviteColleague, removeColleague, teachClass } from './service';

afterEach(erasePeople);
afterAll(disconnect);

async function move(device: Awaited<ReturnType<typeof makeDevice>>, to: Awaited<ReturnType<typeof makePerson>>) {
  const { id: _id, ...profile } = device.user;
  const deviceToken = await signAccessToken({ sub: device.id, sid: device.sid, ...profile }, new Date());
  await moveDevice({ deviceToken, to: { userId: to.id, sid: to.sid } });
}

type Asking = Parameters<typeof inviteColleague>[0];

const codeOf = async (asking: Asking): Promise<string> => (await inviteColleague(asking)).invitation?.code ?? '';
async function come(asking: Asking, name: string, userId?: UserId) {
  const id = userId ?? (await makeDevice()).id;
  await teachClass({ userId: id, code: await codeOf(asking), name, address: newNetwork() });
  return { userId: id, asking: { viewer: { userId: id }, id: asking.id } };
}
const ownerOf = async ({ id }: Asking) =>
  (await db.studyClass.findUnique({ where: { id }, select: { ownerId: true } }))?.ownerId;

describe('a colleague', () => {
  it('joins with the colleague code, and may do everything except delete the class', async () => {
    const { asking, test, join } = await teach();
    const sam = await join('Sam');
    await take(sam.userId, test.id, { right: 2 });
    const code = await codeOf(asking);
    expect(await findInvitation(code, newNetwork())).toEqual({
      className: 'HVAC 101',
      freeNames: [],
      teaches: true,
      mine: null,
    });
    const kim = await come(asking, 'Kim');
    expect((await listClasses(kim.userId)).teaching).toMatchObject([{ id: asking.id, isOwner: false, joined: 1 }]);
    expect(await getClass(kim.asking)).toMatchObject({ isOwner: false, colleagues: [{ name: 'Kim', isMe: true }] });
    expect(await getClass(asking)).toMatchObject({ isOwner: true, colleagues: [{ name: 'Kim', isMe: false }] });
    expect((await getClassResults(kim.asking, NOW)).students).toMatchObject([{ name: 'Sam', best: { correct: 2 } }]);
    expect((await getBoard(kim.asking)).students).toMatchObject([{ name: 'Sam', status: 'finished' }]);
    await updateClass(kim.asking, { name: 'HVAC 102' });
    await renewCode(kim.asking);
    await addPlaces(kim.asking, 'Lee');
    await updateAssignment(kim.asking, test.id, { attempts: 2 });
    expect(await listAssignments(kim.asking)).toMatchObject([{ attempts: 2 }]);
    await removePlace(kim.asking, sam.placeId);
    await deleteAssignment(kim.asking, test.id);
    await expect(deleteClass(kim.asking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await getClass(asking)).toMatchObject({ name: 'HVAC 102', places: [{ name: 'Lee' }] });
  });

  it("does not see the key of a question that is on the colleague's own open exam", async () => {
    const { asking, test, join } = await teach({ testType: 'exam', questionCount: 25 });
    const [sam, kim] = [await join('Sam'), await come(asking, 'Kim')];
    const questionIds = await idsOf(sam.userId, test.id);
    await take(sam.userId, test.id, { testType: 'exam', wrong: 3 });
    const exam = { userId: kim.userId, testType: 'exam', sectionIds: [CORE], timeFactor: 1 } as const;
    await startTest({ ...exam, sectionIds: [CORE], questionIds: questionIds.slice(0, 3), ageMs: 0, waitedMs: 0 });
    const told = async (who: Asking) =>
      (await getClassResults(who, NOW)).analysis.questions.filter(({ mistake }) => mistake !== null).length;
    expect([await told(kim.asking), await told(asking)]).toEqual([0, 3]);
  });

  it('loses access when removed or leaving, and the previous codes no longer work', async () => {
    const { asking } = await teach();
    for (const leaves of [true, false]) {
      const kim = await come(asking, 'Kim');
      const [own] = (await getClass(kim.asking)).colleagues;
      const code = await codeOf(asking);
      const { code: ofStudents } = await getClass(asking);
      await removeColleague(leaves ? kim.asking : asking, own?.id as never);
      await expect(getClass(kim.asking)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const again = { userId: kim.userId, code, name: 'Kim', address: newNetwork() };
      await expect(teachClass(again)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      // The student code is replaced when somebody else removes the colleague, who could otherwise return as a student.
      // The code stays the same when the colleague leaves.
      expect((await getClass(asking)).code === ofStudents).toBe(leaves);
      const asStudent = await Promise.allSettled([joinClass({ ...again, code: ofStudents })]);
      expect(asStudent).toMatchObject([leaves ? { status: 'fulfilled' } : { reason: { code: 'NOT_FOUND' } }]);
    }
    expect(await getClass(asking)).toMatchObject({ colleagues: [], invitation: null });
  });

  it('joins only with a valid colleague code, with which no student can join', async () => {
    const { asking } = await teach();
    const [{ code }, userId] = [await getClass(asking), (await makeDevice()).id];
    const invitation = await codeOf(asking);
    const one = { userId, name: 'Kim', address: newNetwork() };
    await expect(teachClass({ ...one, code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(joinClass({ ...one, code: invitation })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await endInvitation(asking);
    await expect(teachClass({ ...one, code: invitation })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = { ...one, userId: asking.viewer.userId, code: await codeOf(asking) };
    await expect(teachClass(own)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('joins by an invitation that admits only one of several simultaneous requesters, and may repeat the request', async () => {
    const { asking } = await teach();
    const code = await codeOf(asking);
    const people = await Promise.all(Array.from({ length: 5 }, () => makeDevice()));
    const enter = ({ id }: { id: UserId }) => teachClass({ userId: id, code, name: 'Kim', address: newNetwork() });
    const came = await Promise.allSettled(people.map(enter));
    const refused = came.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(Array(4).fill({ reason: { code: 'NOT_FOUND' } }));
    expect(await getClass(asking)).toMatchObject({ colleagues: [{ name: 'Kim' }], invitation: null });
    await expect(findInvitation(code, newNetwork())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const admitted = people[came.findIndex(({ status }) => status === 'fulfilled')];
    expect(await enter(admitted as { id: UserId })).toMatchObject({ id: asking.id });
  });

  it('cannot use an invitation after seven days', async () => {
    const { asking } = await teach();
    const { invitation } = await inviteColleague(asking);
    const lasts = new Date(invitation?.until ?? 0).getTime() - Date.now();
    expect(Math.round(lasts / DAY_MS)).toBe(7);
    await db.studyClass.update({ where: { id: asking.id }, data: { colleagueCodeUntil: new Date(Date.now() - 1) } });
    const code = invitation?.code ?? '';
    const late = { userId: (await makeDevice()).id, code, name: 'Kim', address: newNetwork() };
    await expect(teachClass(late)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(findInvitation(code, newNetwork())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await getClass(asking)).toMatchObject({ colleagues: [], invitation: null });
  });

  it('cannot join a class with ten colleagues, and this refusal does not use up the invitation', async () => {
    const { asking } = await teach();
    for (let number = 0; number < MOST_COLLEAGUES; number += 1) await come(asking, `K${number}`);
    await expect(come(asking, 'Late')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await getClass(asking)).toMatchObject({ invitation: { code: expect.any(String) } });
    expect((await getClass(asking)).colleagues).toHaveLength(MOST_COLLEAGUES);
  });

  it("becomes the owner when the owner's account is deleted, if no other colleague joined earlier", async () => {
    const { asking, join } = await teach();
    const sam = await join('Sam');
    const [kim, lee] = [await come(asking, 'Kim'), await come(asking, 'Lee')];
    await deleteAccount({ viewer: asking.viewer, id: asking.viewer.userId, password: undefined });
    expect(await getClass(kim.asking)).toMatchObject({ isOwner: true, colleagues: [{ name: 'Lee' }] });
    expect((await getClass(kim.asking)).places).toMatchObject([{ id: sam.placeId, devices: 1 }]);
    // All accounts are deleted in one statement, as in a clean-up job, so no colleague remains who could become the
    // owner.
    await db.user.deleteMany({ where: { id: { in: [kim.userId, lee.userId] } } });
    expect(await ownerOf(asking)).toBeUndefined();
  });

  it('stays a colleague when the device account moves into another account, unless that account owns the class', async () => {
    const { asking } = await teach();
    const [device, account] = [await makeDevice(), await makePerson()];
    await come(asking, 'Kim', device.id);
    await move(device, account);
    expect((await getClass({ viewer: { userId: account.id }, id: asking.id })).colleagues).toMatchObject([
      { name: 'Kim', isMe: true },
    ]);
    // The account that owns the class through one device is merged into the account of a colleague.
    const { teaching } = await listClasses(account.id);
    const phone = await makeDevice();
    await db.studyClass.update({ where: { id: asking.id }, data: { ownerId: phone.id }, select: { id: true } });
    await move(phone, account);
    expect((await listClasses(account.id)).teaching).toMatchObject([{ id: teaching[0]?.id, isOwner: true }]);
    expect(await db.classColleague.count({ where: { classId: asking.id } })).toBe(0);
  });
});
