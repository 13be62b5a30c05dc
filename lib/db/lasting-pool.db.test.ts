import { afterAll, expect, it } from 'vitest';
import { disconnect, pool } from './client';

afterAll(disconnect);

async function askForBackend(): Promise<number | undefined> {
  const { rows } = await pool().query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

const failWith = (code: string) =>
  expect(pool().query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`)).rejects.toMatchObject({ code });

it.each([
  ['a value that is taken', '23505'],
  ['a number that is too large', '22003'],
  ['two transactions that met', '40001'],
])('keeps its connection after %s', async (_what, code) => {
  const before = await askForBackend();
  await failWith(code);
  expect(await askForBackend()).toBe(before);
});

it.each([
  ['a disk that is full', '53100'],
  ['an error of the database itself', 'XX000'],
])('takes a new connection after %s', async (_what, code) => {
  const before = await askForBackend();
  await failWith(code);
  expect(await askForBackend()).not.toBe(before);
});

it('takes a new connection where a plan was kept from before a migration', async () => {
  const read = () => pool().query({ name: 'migrated', text: 'SELECT * FROM migrated' });
  await pool().query('CREATE TEMPORARY TABLE migrated (a int)');
  await read();
  const before = await askForBackend();
  await pool().query('ALTER TABLE migrated ADD b int');
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  expect(await askForBackend()).not.toBe(before);
});
