import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { disconnect, pool } from './client';
import { LastingPool } from './lasting-pool';

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

describe('filled', () => {
  const MAX = 4;
  const PATIENT = { timeout: 10_000 };
  let filled: LastingPool;
  beforeEach(() => {
    filled = new LastingPool({ connectionString: env().DATABASE_URL, max: MAX, idleTimeoutMillis: 0 });
  });
  afterEach(() => filled.end());

  it('has all its connections open, and opens no more', async () => {
    filled.fill();
    filled.fill();
    await expect.poll(() => filled.idleCount, PATIENT).toBe(MAX);
    expect(filled.totalCount).toBe(MAX);
  });

  it('opens only those that are missing', async () => {
    const used = filled.query('SELECT 1');
    expect(filled.totalCount).toBe(1);
    filled.fill();
    expect(filled.totalCount).toBe(MAX);
    await used;
    await expect.poll(() => filled.idleCount, PATIENT).toBe(MAX);
  });

  it('serves requests that come meanwhile over the first connections that are open', async () => {
    filled.fill();
    const asked = Array.from({ length: 2 * MAX }, () => filled.query('SELECT 1'));
    await expect(Promise.all(asked)).resolves.toHaveLength(2 * MAX);
    expect(filled.totalCount).toBe(MAX);
  });

  it('leaves the error to the next request while the database is away', async () => {
    const away = new LastingPool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none', max: MAX });
    away.fill();
    await expect(away.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect.poll(() => away.totalCount, PATIENT).toBe(0);
    await away.end();
  });
});
