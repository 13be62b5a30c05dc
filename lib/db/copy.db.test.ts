import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { whileReading } from '@/lib/kernel/reading';
import { db, disconnect, pool } from './client';
import { readOld } from './copy';
import { cacheUntilInvalidated } from './invalidation';
import { currentOutage, currentRush } from './outage-state';

/** The same database under a second address, which says of itself that it is a copy and, as one does, refuses to be written to. */
const COPY = 'coldpass_copy';
const copyUrl = (url: string): string => `${url}?application_name=${COPY}`;

const given = env();
const connectTo = (replicaUrl: string | undefined) =>
  env.set(parseEnv({ ...process.env, DATABASE_REPLICA_URL: replicaUrl }));
const nameOf = async (): Promise<string> => {
  const rows = await db.$queryRaw<{ name: string }[]>`SELECT current_setting('application_name') AS name`;
  return rows[0]?.name ?? '';
};

beforeAll(() => connectTo(copyUrl(process.env.DATABASE_URL ?? '')));
afterEach(() => {
  currentOutage.clear();
  currentRush.clear();
});
afterAll(async () => {
  await disconnect();
  env.set(given);
});

const away = () => currentOutage.set({ since: Date.now(), met: 1, metAt: Date.now(), saidAt: Date.now() });

describe('a copy of the database', () => {
  it('answers what may be old, and nothing else while the database is there', async () => {
    expect(await readOld(nameOf)).toBe(COPY);
    expect(await whileReading('newest there is', nameOf)).not.toBe(COPY);
    expect(await nameOf()).not.toBe(COPY);
  });

  it('answers every read while the database is away, and no write', async () => {
    away();
    expect(await whileReading('newest there is', nameOf)).toBe(COPY);
    expect(await nameOf()).not.toBe(COPY);
  });

  it('answers every read while all connections are held', async () => {
    currentRush.set({ met: 1, metAt: Date.now() });
    expect(await whileReading('newest there is', nameOf)).toBe(COPY);
    currentRush.set({ met: 1, metAt: Date.now() - 60_000 });
    expect(await whileReading('newest there is', nameOf)).not.toBe(COPY);
  });

  it('is never asked by limits, and by what looks whether the database is there', async () => {
    away();
    const ask = () => pool().query<{ name: string }>(`SELECT current_setting('application_name') AS name`);
    const { rows } = await whileReading('newest there is', ask);
    expect(rows[0]?.name).not.toBe(COPY);
  });

  it('fills nothing that is kept for others, who may not want it old', async () => {
    const kept = cacheUntilInvalidated('test of a copy', { of: ['bank'], forMs: 60_000 }, nameOf);
    expect(await readOld(kept)).not.toBe(COPY);
  });

  it('that does not answer costs nothing but the time: the database does', async () => {
    await disconnect();
    connectTo('postgresql://nobody@127.0.0.1:1/nothing');
    expect(await readOld(nameOf)).not.toBe(COPY);
    const wrong = vi.fn(async () => Promise.reject(new Error('no such column')));
    await expect(readOld(wrong)).rejects.toThrow('no such column');
    expect(wrong).toHaveBeenCalledTimes(1);
    await disconnect();
    connectTo(undefined);
    expect(await readOld(nameOf)).not.toBe(COPY);
  });
});

describe('the product’s role', () => {
  it('brings what its connections ask for, because a pooler of transactions does not hand that on', async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    try {
      const { rows } = await client.query('SHOW statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '5s' }]);
    } finally {
      await client.end();
    }
  });
});
