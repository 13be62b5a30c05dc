import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { EXPORTED_TABLES } from '@/lib/account/export/store';
import { fillAccount } from '@/lib/account/testing/fill-account';
import { erasePeople, makeDevice, makePerson, NOW } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { signAccessToken } from '@/lib/session/access-token';
import { COLUMNS_THAT_NAME_USERS } from './rules';
import { moveDevice } from './service';

afterEach(erasePeople);
afterAll(disconnect);

/** Columns that contain ids without a foreign key. None of them contains a user's id. */
const NAME_NO_USER = [
  'attempt_questions.device_id',
  'attempts.session_id',
  'correction_notices.attempt_id',
  'corrections.counted_until',
  'corrections.settled_until',
  'exam_outcomes.entered_in',
  'profile_pictures.version',
];

/** Returns the ON DELETE action of each column that refers to users. */
async function listReferences(): Promise<Record<string, string>> {
  const rows = await db.$queryRaw<{ name: string; action: string }[]>`
    SELECT c.conrelid::regclass::text || '.' || a.attname AS name, c.confdeltype::text AS action
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`;
  return Object.fromEntries(rows.map(({ name, action }) => [name, action]));
}

/** Lists columns that contain ids without a foreign key. */
async function listLooseIds(): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT a.attrelid::regclass::text || '.' || a.attname AS name
    FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND a.atttypid = 'uuid'::regtype
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attname <> 'id' AND NOT EXISTS (
        SELECT 1 FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid = a.attrelid AND a.attnum = ANY(c.conkey))`;
  return rows.map(({ name }) => name);
}

/** Counts, for each column that refers to users, the rows that contain this id. */
async function countNamed(id: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(COLUMNS_THAT_NAME_USERS)) {
    const [table = '', column = ''] = name.split('.');
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(column)} = ${id}::uuid`;
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

const having = (...moves: string[]) =>
  Object.entries(COLUMNS_THAT_NAME_USERS)
    .filter(([, { move }]) => moves.includes(move))
    .map(([name]) => name);

describe('columns that refer to users', () => {
  it('are all documented, and their foreign keys delete or anonymize the rows of a deleted user as documented', async () => {
    const references = await listReferences();
    const fates = Object.entries(COLUMNS_THAT_NAME_USERS).filter(([name]) => name !== 'moved_devices.device_id');
    const actions = fates.map(([name, { deletion }]) => [name, deletion === 'goes' ? 'c' : 'n']);
    expect(references).toEqual(Object.fromEntries(actions));
    expect((await listLooseIds()).sort()).toEqual([...NAME_NO_USER, 'moved_devices.device_id'].sort());
  });

  it('are included in the export', () => {
    const tables = Object.keys(COLUMNS_THAT_NAME_USERS).map((name) => name.split('.')[0]);
    expect(tables.filter((table) => !EXPORTED_TABLES.includes(table ?? ''))).toEqual([]);
  });

  it('move with a device account or are deleted with it, as documented', async () => {
    const [device, account] = [await makeDevice(), await makePerson()];
    const clear = await fillAccount(device);
    await db.studyPlan.update({ where: { userId: device.id }, data: { chosenAt: NOW } });
    const filled = await countNamed(device.id);
    const mine = having('moves', 'joins', 'ends');
    expect(mine.filter((name) => filled[name] === 0)).toEqual([]);
    const before = await countNamed(account.id);
    const { id, sid, user } = device;
    const { id: _id, ...profile } = user;
    const deviceToken = await signAccessToken({ sub: id, sid, ...profile }, new Date());
    await moveDevice({ deviceToken, to: { userId: account.id, sid: account.sid } });
    const after = await countNamed(account.id);
    const grown = Object.keys(after).filter((name) => (after[name] ?? 0) > (before[name] ?? 0));
    expect(grown.sort()).toEqual(having('moves', 'joins').sort());
    const left = await countNamed(device.id);
    expect(Object.keys(left).filter((name) => (left[name] ?? 0) > 0)).toEqual(['moved_devices.device_id']);
    await clear();
  });
});
