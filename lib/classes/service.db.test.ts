import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { exportAccount } from '@/lib/account/export/service';
import { deleteAccount } from '@/lib/account/service';
import { moveDevice } from '@/lib/auth/account-merge/service';
import { deleteUnusedDevices } from '@/lib/auth/expiry/store';
import { erasePeople, later, makeDevice, makePerson, NOW, newNetwork } from '@/lib/auth/testing/people';
import { db, disconnect, transact } from '@/lib/db/client';
import { toClassId, toPlaceId, type UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { signAccessToken } from '@/lib/session/access-token';
import type { ClassView } from './contract';
import { findInvitation, joinClass, leaveClass } from './joining/service';
import { MOST_CLASSES, MOST_PLACES } from './rules';
import {
  addPlaces,
  changePlace,
  createClass,
  deleteClass,
  getClass,
  listClasses,
  mergePlaces,
  removeJoined,
  removePlace,
  renewCode,
  updateClass,
} from './service';

afterEach(erasePeople);
afterAll(disconnect);

const as = (userId: UserId) => ({ userId });
const teach = async (name = 'HVAC 101') => {
  const { id } = await makeDevice();
  const made = await createClass(as(id), name);
  return { owner: id, made, asking: { viewer: as(id), id: made.id } };
};
const join = async (code: string, name: string, userId?: UserId) => {
  const id = userId ?? (await makeDevice()).id;
  return { userId: id, ...(await joinClass({ userId: id, code, name, address: newNetwork() })) };
};
const namesOf = ({ places }: ClassView) => places.map(({ name, devices }) => `${name} ${devices}`);

describe('service of classes', () => {
  it('creates a class with a code, and with a link that contains the code in its fragment', async () => {
    const { made, owner } = await teach();
    expect(made.joinUrl).toMatch(new RegExp(`^https?://.+/join#${made.code}$`));
    expect((await listClasses(owner)).teaching).toMatchObject([
      { id: made.id, name: 'HVAC 101', places: 0, joined: 0 },
    ]);
  });

  it("returns 404 to everybody but the class's instructor, even to its students", async () => {
    const { made } = await teach();
    const student = await join(made.code, 'Maria');
    const place = student.placeId;
    for (const stranger of [(await makeDevice()).id, student.userId]) {
      const asking = { viewer: as(stranger), id: made.id };
      const tried = await Promise.allSettled([
        getClass(asking),
        updateClass(asking, { name: 'Mine' }),
        deleteClass(asking),
        renewCode(asking),
        addPlaces(asking, 'Sam'),
        changePlace(asking, place, { name: 'Sam' }),
        removePlace(asking, place),
        removeJoined(asking, new Date(0)),
        mergePlaces(asking, place, toPlaceId(randomUUID())),
      ]);
      expect(tried).toEqual(
        tried.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'NOT_FOUND' }) })),
      );
    }
    expect(await db.classPlace.count({ where: { id: place, name: 'Maria' } })).toBe(1);
  });

  it('rejects a roster entry of another class of the same instructor', async () => {
    const { owner, made } = await teach();
    const other = await createClass(as(owner), 'Second');
    const { placeId } = await join(made.code, 'Maria');
    const mine = await join(other.code, 'Sam');
    const wrong = { viewer: as(owner), id: other.id };
    await expect(removePlace(wrong, placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(mergePlaces(wrong, mine.placeId, placeId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("limits a class's students and an instructor's classes, even for simultaneous requests", async () => {
    const { owner, asking, made } = await teach();
    const list = Array.from({ length: MOST_PLACES - 2 }, (_, place) => `Student ${place}`).join('\n');
    await addPlaces(asking, list);
    const comers = await Promise.all(Array.from({ length: 6 }, makeDevice));
    const joins = await Promise.allSettled(comers.map(({ id }, at) => join(made.code, `Late ${at}`, id)));
    expect(joins.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await getClass(asking)).places).toHaveLength(MOST_PLACES);
    await expect(addPlaces(asking, 'One more')).rejects.toMatchObject({
      message: expect.stringContaining('121 students'),
    });
    const more = await Promise.allSettled(Array.from({ length: MOST_CLASSES + 3 }, () => createClass(as(owner), 'x')));
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_CLASSES - 1);
    expect(more.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
  });

  it('accepts the renewed code of a class and rejects the old code', async () => {
    const { asking, made } = await teach();
    const renewed = await renewCode(asking);
    expect(renewed.code).not.toBe(made.code);
    await expect(findInvitation(made.code, newNetwork())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await findInvitation(renewed.code, newNetwork())).toEqual({
      className: 'HVAC 101',
      freeNames: [],
      teaches: false,
      mine: null,
    });
  });
});

describe('joining a class', () => {
  it('gives the free roster entry of a name to only one of forty students who join under it at once', async () => {
    const { asking, made } = await teach();
    await addPlaces(asking, Array.from({ length: 20 }, (_, place) => `Student ${place}`).join('\n'));
    const phones = await Promise.all(Array.from({ length: 40 }, makeDevice));
    await Promise.all(phones.map(({ id }, at) => join(made.code, ` student  ${at}`, id)));
    const { places } = await getClass(asking);
    expect(places).toHaveLength(40);
    expect(places.every(({ devices }) => devices === 1)).toBe(true);
    expect((await findInvitation(made.code, newNetwork())).freeNames).toEqual([]);
  });

  it('assigns a student who joins again to the same roster entry', async () => {
    const { asking, made } = await teach();
    const first = await join(made.code, 'Maria');
    expect(await join(made.code, 'Somebody else', first.userId)).toEqual(first);
    expect(namesOf(await getClass(asking))).toEqual(['Maria 1']);
  });

  it("returns a student's name in the class only to that student, when the code is looked up again", async () => {
    const { made } = await teach();
    const { userId } = await join(made.code, 'Maria');
    const mineOf = async (id: UserId | null) => (await findInvitation(made.code, newNetwork(), id)).mine;
    expect(await mineOf(userId)).toEqual({ id: made.id, name: 'Maria' });
    expect(await mineOf((await makeDevice()).id)).toBeNull();
    expect(await mineOf(null)).toBeNull();
    await leaveClass(made.id, userId);
    expect(await mineOf(userId)).toBeNull();
  });

  it('warns a student who types a name that another student has, but not a student who takes a free name or joins again', async () => {
    const { asking, made } = await teach();
    await addPlaces(asking, 'Maria');
    expect(await join(made.code, 'Maria')).toMatchObject({ isNamesake: false });
    const second = await join(made.code, ' maria');
    expect(second).toMatchObject({ isNamesake: true });
    expect(await join(made.code, 'Maria', second.userId)).toMatchObject({ isNamesake: false });
    expect(await join(made.code, 'Sam')).toMatchObject({ isNamesake: false });
  });

  it('lists two devices of one student as two entries until the instructor merges them', async () => {
    const { asking, made } = await teach();
    const [phone, laptop] = [await join(made.code, 'Maria'), await join(made.code, 'Maria')];
    expect(namesOf(await getClass(asking))).toEqual(['Maria 1', 'Maria 1']);
    await db.classPlace.update({ where: { id: laptop.placeId }, data: { timeFactor: 2 } });
    expect(namesOf(await mergePlaces(asking, phone.placeId, laptop.placeId))).toEqual(['Maria 2']);
    // The merge does not remove extra time.
    expect(await db.classPlace.findUniqueOrThrow({ where: { id: phone.placeId } })).toMatchObject({ timeFactor: 2 });
    expect((await listClasses(laptop.userId)).attending).toMatchObject([{ myName: 'Maria' }]);
    await changePlace(asking, phone.placeId, { name: 'Maria', timeFactor: 1 });
    await leaveClass(made.id, phone.userId);
    expect(namesOf(await getClass(asking))).toEqual(['Maria 1']);
    await leaveClass(made.id, laptop.userId);
    expect(namesOf(await getClass(asking))).toEqual([]);
  });
});

describe('removing recent students', () => {
  it('removes the students who joined after a given time, but not the roster or earlier students', async () => {
    const { asking, made } = await teach();
    await addPlaces(asking, 'Maria');
    const before = await join(made.code, 'Kim');
    const since = new Date(Date.now() + DAY_MS);
    for (const name of ['Maria', 'Stranger 1', 'Stranger 2']) {
      const { userId } = await join(made.code, name);
      await db.classMember.updateMany({ where: { userId }, data: { joinedAt: since } });
    }
    // This second device belongs to a student whose first device joined before `since`.
    const laptop = await join(made.code, 'Kim');
    await db.classMember.updateMany({ where: { userId: laptop.userId }, data: { joinedAt: since } });
    await mergePlaces(asking, before.placeId, laptop.placeId);
    expect(namesOf(await removeJoined(asking, since))).toEqual(['Kim 2', 'Maria 0']);
    expect((await findInvitation(made.code, newNetwork())).freeNames).toEqual(['Maria']);
  });
});

describe('erasing class data', () => {
  it("erases a name that the student typed along with the account, but not a name on the instructor's roster", async () => {
    const { asking, made } = await teach();
    await addPlaces(asking, 'Maria\nSam');
    for (const name of ['Maria', 'Kim']) {
      const { userId } = await join(made.code, name);
      await deleteAccount({ viewer: as(userId), id: userId, password: undefined });
    }
    expect(namesOf(await getClass(asking))).toEqual(['Maria 0', 'Sam 0']);
  });

  it('does not erase the name of a deleted student if the instructor has corrected the name', async () => {
    const { asking, made } = await teach();
    const student = await join(made.code, 'maria');
    await changePlace(asking, student.placeId, { name: 'Maria Garcia' });
    await leaveClass(made.id, student.userId);
    expect(namesOf(await getClass(asking))).toEqual(['Maria Garcia 0']);
  });

  it('erases everything in a class when the class or its instructor is deleted', async () => {
    const [one, other] = [await teach(), await teach()];
    for (const { made, asking } of [one, other]) {
      await addPlaces(asking, 'Sam');
      await join(made.code, 'Maria');
    }
    await deleteClass(one.asking);
    await deleteAccount({ viewer: as(other.owner), id: other.owner, password: undefined });
    const classId = { in: [one.made.id, other.made.id] };
    expect(await db.classPlace.count({ where: { classId } })).toBe(0);
    expect(await db.classMember.count({ where: { classId } })).toBe(0);
  });

  it('does not delete an idle device account that is in a class or teaches a class', async () => {
    const { owner, made } = await teach();
    const student = await join(made.code, 'Maria');
    const idle = await makeDevice();
    await db.session.updateMany({
      where: { userId: { in: [owner, student.userId, idle.id] } },
      data: { lastUsedAt: later(-3 * DAY_MS) },
    });
    await db.user.updateMany({
      where: { id: { in: [owner, student.userId, idle.id] } },
      data: { createdAt: later(-3 * DAY_MS) },
    });
    await deleteUnusedDevices({ emptySince: later(-2 * DAY_MS), unusedSince: later(-60 * DAY_MS) });
    const left = await db.user.findMany({
      where: { id: { in: [owner, student.userId, idle.id] } },
      select: { id: true },
    });
    expect(left.map(({ id }) => id).sort()).toEqual([owner, student.userId].sort());
  });
});

describe('simultaneous changes of one roster entry', () => {
  /**
   * Deletes a student's account in two steps: locks the member at once, and the roster entry only when `goOn` is
   * called.
   */
  async function leaveSlowly(userId: UserId) {
    let [lock, release] = [() => {}, () => {}];
    const locked = new Promise<void>((resolve) => {
      lock = resolve;
    });
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gone = transact(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM class_members WHERE user_id = ${userId}::uuid FOR UPDATE`;
        lock();
        await held;
        await tx.$executeRaw`DELETE FROM class_members WHERE user_id = ${userId}::uuid`;
      },
      { timeout: 15_000 },
    );
    await locked;
    const goOn = async () => {
      const waiting = () => db.$queryRaw<object[]>`
        SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%class_%' AND datname = current_database()`;
      while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      release();
      await gone;
    };
    return { goOn };
  }

  it('let an instructor remove a student whose account is being deleted', async () => {
    const { asking, made } = await teach();
    const { userId, placeId } = await join(made.code, 'Maria');
    const { goOn } = await leaveSlowly(userId);
    const removed = Promise.allSettled([removePlace(asking, placeId)]);
    await goOn();
    expect(await removed).toMatchObject([{ reason: { code: 'NOT_FOUND' } }]);
    expect(namesOf(await getClass(asking))).toEqual([]);
  });

  it("let an instructor delete a class while a student's account is being deleted", async () => {
    const { asking, made } = await teach();
    const { userId } = await join(made.code, 'Maria');
    const { goOn } = await leaveSlowly(userId);
    const deleted = deleteClass(asking);
    await goOn();
    await deleted;
    expect(await db.classPlace.count({ where: { classId: made.id } })).toBe(0);
  });

  it.each(['first', 'other'])(
    'return NOT_FOUND for a merge when the account of the %s entry is deleted meanwhile',
    async (which) => {
      const { asking, made } = await teach();
      const [first, other] = [await join(made.code, 'Maria'), await join(made.code, 'Maria')];
      const { goOn } = await leaveSlowly(which === 'first' ? first.userId : other.userId);
      const merged = Promise.allSettled([mergePlaces(asking, first.placeId, other.placeId)]);
      await goOn();
      expect(await merged).toMatchObject([{ reason: { code: 'NOT_FOUND' } }]);
      expect(namesOf(await getClass(asking))).toEqual(['Maria 1']);
    },
  );

  it('cause no error other than NOT_FOUND when students leave, are removed, are merged or delete their accounts', async () => {
    const { asking, made } = await teach();
    for (let round = 0; round < 8; round += 1) {
      const [one, two, three] = [await join(made.code, 'A'), await join(made.code, 'B'), await join(made.code, 'C')];
      const acts = await Promise.allSettled([
        mergePlaces(asking, one.placeId, two.placeId),
        leaveClass(made.id, two.userId),
        removePlace(asking, one.placeId),
        deleteAccount({ viewer: as(three.userId), id: three.userId, password: undefined }),
        removePlace(asking, three.placeId),
      ]);
      const refusals = acts.flatMap((act) => (act.status === 'rejected' ? [act.reason.code] : []));
      expect(new Set([...refusals, 'NOT_FOUND'])).toEqual(new Set(['NOT_FOUND']));
      expect(namesOf(await getClass(asking))).toEqual([]);
    }
  });
});

describe('an account into which a device account moves', () => {
  const move = async (device: Awaited<ReturnType<typeof makeDevice>>, to: Awaited<ReturnType<typeof makePerson>>) => {
    const { id: _id, ...profile } = device.user;
    const deviceToken = await signAccessToken({ sub: device.id, sid: device.sid, ...profile }, new Date());
    return moveDevice({ deviceToken, to: { userId: to.id, sid: to.sid } });
  };

  it("receives the device's classes and roster entries, except for a class that it already attends", async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    const own = await createClass(as(device.id), 'My own');
    const [here, both] = [await teach('Here'), await teach('Both')];
    await join(here.made.code, 'Maria', device.id);
    await join(both.made.code, 'Maria on a phone', device.id);
    await join(both.made.code, 'Maria', account.id);
    await move(device, account);
    const { teaching, attending } = await listClasses(account.id);
    expect(teaching.map(({ id }) => id)).toEqual([own.id]);
    expect(attending.map(({ name, myName }) => `${name}: ${myName}`).sort()).toEqual(['Both: Maria', 'Here: Maria']);
    expect(namesOf(await getClass(both.asking))).toEqual(['Maria 1']);
  });
});

describe('account export', () => {
  it("contains a student's own membership, but not an instructor's students", async () => {
    const { owner, made } = await teach();
    const student = await join(made.code, 'Maria Garcia');
    const exported = async (id: UserId) => {
      let text = '';
      for await (const part of await exportAccount({ viewer: as(id), id, now: NOW, connection: newNetwork() }))
        text += part;
      return JSON.parse(text) as { classes: object[]; class_places: object[]; class_members: object[] };
    };
    expect(await exported(student.userId)).toMatchObject({
      classes: [],
      class_places: [{ name: 'Maria Garcia' }],
      class_members: [{ classId: toClassId(made.id) }],
    });
    expect(await exported(owner)).toMatchObject({ classes: [{ id: made.id }], class_places: [], class_members: [] });
  });
});
