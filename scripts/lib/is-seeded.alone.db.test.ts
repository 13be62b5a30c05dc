import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureFirstAdmin } from '@/lib/account/admins-service';
import { seedBank } from '@/lib/bank/seeding-service';
import { db } from '@/lib/db/client';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';
import { isSeeded } from './is-seeded';

let own: OwnDatabase;

// Uses a database of its own, because seeding an empty question bank would archive the questions of the other tests.
beforeAll(async () => {
  own = await useOwnDatabase('is_seeded', 'empty');
});

afterAll(() => own.drop());

beforeEach(async () => {
  await db.user.deleteMany();
  await seedBank(bank, 'this');
});

const bank = { files: [], facts: [] };
const ask = (version: string) => isSeeded(process.env.DATABASE_URL ?? '', version);

it('isSeeded is true for the version that seeded last, once an admin exists', async () => {
  expect(await ask('this')).toBe(false);
  await ensureFirstAdmin();
  expect(await ask('this')).toBe(true);
  expect(await ask('another')).toBe(false);
});

it('isSeeded is false for a version after another version has seeded its bank', async () => {
  await ensureFirstAdmin();
  await seedBank(bank, 'another');
  expect(await ask('this')).toBe(false);
  expect(await ask('another')).toBe(true);
});

it('isSeeded is false for every version after a bank was seeded by hand without a version', async () => {
  await ensureFirstAdmin();
  await seedBank(bank);
  expect(await ask('this')).toBe(false);
  expect(await db.bankSeeding.count()).toBe(0);
});
