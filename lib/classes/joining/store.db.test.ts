import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { deleteUser } from '@/lib/account/store';
import { erasePeople, makeDevice } from '@/lib/auth/testing/people';
import { addColleague } from '@/lib/classes/colleagues/store';
import { MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { db, disconnect, pool } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import type { UserId } from '@/lib/kernel/ids';
import { DAY_MS } from '@/lib/kernel/time';
import { joinClass } from './store';

afterEach(erasePeople);
afterAll(disconnect);

/**
 * Creates classes that share one owner, directly in the database, where the limit of classes per owner does not apply.
 */
async function makeClasses(count: number): Promise<{ code: string; colleagueCode: string }[]> {
  const { id: ownerId } = await makeDevice();
  const stamp = ownerId.replaceAll('-', '').slice(0, 12);
  const made = Array.from({ length: count }, (_, at) => ({
    code: `S${at}-${stamp}`,
    colleagueCode: `T${at}-${stamp}`,
    colleagueCodeUntil: new Date(Date.now() + DAY_MS),
  }));
  await db.studyClass.createMany({ data: made.map((codes) => ({ ...codes, ownerId, name: 'HVAC 101' })) });
  return made;
}

type Codes = Awaited<ReturnType<typeof makeClasses>>[number];

const WAYS: [string, (codes: Codes, userId: UserId) => Promise<unknown>, (userId: UserId) => Promise<number>][] = [
  [
    'a student',
    ({ code }, userId) => joinClass({ code, userId, name: 'Maria' }),
    (userId) => db.classMember.count({ where: { userId } }),
  ],
  [
    'a colleague',
    ({ colleagueCode: code }, userId) => addColleague({ code, userId, name: 'Kim' }),
    (userId) => db.classColleague.count({ where: { userId } }),
  ],
];

describe.each(WAYS)('joining classes as %s', (_, come, count) => {
  it('is refused above the maximum number of classes, even when many are joined at once', async () => {
    const { id } = await makeDevice();
    const classes = await makeClasses(MOST_MEMBERSHIPS + 10);
    const before = classes.splice(0, MOST_MEMBERSHIPS - 2);
    for (const codes of before) await come(codes, id);
    const outcomes = await Promise.all(classes.map((codes) => come(codes, id)));
    expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(classes.length - 2);
    expect(await count(id)).toBe(MOST_MEMBERSHIPS);
  }, 60_000);

  it('does not deadlock with the deletion of the account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeDevice();
      const [first, ...others] = await makeClasses(6);
      if (first) await come(first, id);
      const work = [...others.map((codes) => come(codes, id)), deleteUser(id, null)];
      const refused = (await Promise.allSettled(work)).filter((outcome) => outcome.status === 'rejected');
      // The account no longer exists, so the foreign key refuses the membership.
      for (const { reason } of refused) expect(refusalCode(reason), String(reason)).toBe('P2003');
      expect(await count(id)).toBe(0);
    }
  }, 60_000);
});

/** Runs `work` while another connection holds a lock on the class. */
async function whileLocked<T>(code: string, work: () => Promise<T>): Promise<T> {
  const other = await pool().connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM classes WHERE code = $1 FOR UPDATE', [code]);
    return await work();
  } finally {
    await other.query('COMMIT');
    other.release();
  }
}

describe('simultaneous joins of a class', () => {
  const peopleOf = (count: number) => Promise.all(Array.from({ length: count }, makeDevice));

  it('use only one database connection', async () => {
    const [{ code } = { code: '' }] = await makeClasses(1);
    const people = await peopleOf(40);
    const joins = await whileLocked(code, async () => {
      const begun = people.map(({ id: userId }, at) => joinClass({ code, userId, name: `Student ${at}` }));
      // One connection holds the lock and one waits for it.
      while (pool().totalCount - pool().idleCount < 2) await db.$queryRaw`SELECT 1`;
      await db.$queryRaw`SELECT 1`;
      expect(pool().totalCount - pool().idleCount).toBe(2);
      return { begun };
    });
    expect(new Set((await Promise.all(joins.begun)).map((joined) => Object(joined).placeId))).toHaveProperty(
      'size',
      40,
    );
  }, 60_000);

  it('do not wait for a person whose account is being deleted', async () => {
    const [{ code } = { code: '' }] = await makeClasses(1);
    const [first, gone, last] = await peopleOf(3);
    await deleteUser(gone?.id ?? '', null);
    const joins = await whileLocked(code, async () => ({
      begun: [first, gone, last].map((person) => joinClass({ code, userId: person?.id as UserId, name: 'Kim' })),
    }));
    const [one, refused, other] = await Promise.allSettled(joins.begun);
    expect([one, other]).toEqual(Array(2).fill(expect.objectContaining({ status: 'fulfilled' })));
    expect(refusalCode(Object(refused).reason)).toBe('P2003');
  });

  it('give one roster entry to a person who sends several requests at once', async () => {
    const [{ code } = { code: '' }] = await makeClasses(1);
    const [{ id: userId } = { id: '' as UserId }, { id: another } = { id: '' as UserId }] = await peopleOf(2);
    const sent = ['Kim', 'Kim', 'Kimberly'].map((name) => joinClass({ code, userId, name }));
    sent.push(joinClass({ code, userId: another, name: 'Kim' }));
    const places = (await Promise.all(sent)).map((joined) => Object(joined));
    expect(new Set(places.slice(0, 3).map(({ placeId }) => placeId)).size).toBe(1);
    expect(places.map(({ name }) => name)).toEqual(Array(4).fill('Kim'));
    expect(places[3].placeId).not.toBe(places[0].placeId);
    expect(await db.classMember.count({ where: { userId } })).toBe(1);
  });
});
