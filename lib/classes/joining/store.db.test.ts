import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { deleteUser } from '@/lib/account/store';
import { erasePeople, makeDevice } from '@/lib/auth/testing/people';
import { addColleague } from '@/lib/classes/colleagues/store';
import { MOST_MEMBERSHIPS } from '@/lib/classes/rules';
import { db, disconnect } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import type { UserId } from '@/lib/kernel/ids';
import { joinClass } from './store';

afterEach(erasePeople);
afterAll(disconnect);

/** Of an owner who has more classes than one may make, so that one is enough. */
async function makeClasses(count: number): Promise<{ code: string; colleagueCode: string }[]> {
  const { id: ownerId } = await makeDevice();
  const stamp = ownerId.replaceAll('-', '').slice(0, 12);
  const made = Array.from({ length: count }, (_, at) => ({
    code: `S${at}-${stamp}`,
    colleagueCode: `T${at}-${stamp}`,
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

describe.each(WAYS)('%s', (_, come, count) => {
  it('comes into so many classes, however many they come into at once', async () => {
    const { id } = await makeDevice();
    const classes = await makeClasses(MOST_MEMBERSHIPS + 10);
    const before = classes.splice(0, MOST_MEMBERSHIPS - 2);
    for (const codes of before) await come(codes, id);
    const outcomes = await Promise.all(classes.map((codes) => come(codes, id)));
    expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(classes.length - 2);
    expect(await count(id)).toBe(MOST_MEMBERSHIPS);
  }, 60_000);

  it('and the end of their account wait for each other, and never in vain', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeDevice();
      const [first, ...others] = await makeClasses(6);
      if (first) await come(first, id);
      const work = [...others.map((codes) => come(codes, id)), deleteUser(id, null)];
      const refused = (await Promise.allSettled(work)).filter((outcome) => outcome.status === 'rejected');
      // Nobody is there any more who could be in a class.
      for (const { reason } of refused) expect(refusalCode(reason), String(reason)).toBe('P2003');
      expect(await count(id)).toBe(0);
    }
  }, 60_000);
});
