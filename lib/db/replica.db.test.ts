import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { env, parseEnv } from '@/lib/env';
import { whileReading } from '@/lib/kernel/reading';
import { db, disconnect, pool } from './client';
import { cacheUntilInvalidated } from './invalidation';
import { currentOutage, currentRush } from './outage-state';
import { readFromReplica } from './replica';

/** The same database under a second address, which says of itself that it is a replica and, as one does, refuses to be written to. */
const REPLICA = 'coldpass_replica';
const replicaUrlOf = (url: string): string => `${url}?application_name=${REPLICA}`;

const given = env();
const connectTo = (replicaUrl: string | undefined) =>
  env.set(parseEnv({ ...process.env, DATABASE_REPLICA_URL: replicaUrl }));
const nameOf = async (): Promise<string> => {
  const rows = await db.$queryRaw<{ name: string }[]>`SELECT current_setting('application_name') AS name`;
  return rows[0]?.name ?? '';
};

beforeAll(() => connectTo(replicaUrlOf(process.env.DATABASE_URL ?? '')));
afterEach(() => {
  currentOutage.clear();
  currentRush.clear();
});
afterAll(async () => {
  await disconnect();
  env.set(given);
});

const away = () => currentOutage.set({ since: Date.now(), met: 1, metAt: Date.now(), saidAt: Date.now() });

describe('a replica of the database', () => {
  it('serves reads that may be stale, and nothing else while the database is there', async () => {
    expect(await readFromReplica(nameOf)).toBe(REPLICA);
    expect(await whileReading('newest there is', nameOf)).not.toBe(REPLICA);
    expect(await nameOf()).not.toBe(REPLICA);
  });

  it('serves every read while the database is away, and no write', async () => {
    away();
    expect(await whileReading('newest there is', nameOf)).toBe(REPLICA);
    expect(await nameOf()).not.toBe(REPLICA);
  });

  it('serves every read while all connections are held', async () => {
    currentRush.set({ met: 1, metAt: Date.now() });
    expect(await whileReading('newest there is', nameOf)).toBe(REPLICA);
    currentRush.set({ met: 1, metAt: Date.now() - 60_000 });
    expect(await whileReading('newest there is', nameOf)).not.toBe(REPLICA);
  });

  it('is never used by limits, nor by the check of whether the database is there', async () => {
    away();
    const ask = () => pool().query<{ name: string }>(`SELECT current_setting('application_name') AS name`);
    const { rows } = await whileReading('newest there is', ask);
    expect(rows[0]?.name).not.toBe(REPLICA);
  });

  it('fills no cache that others read too, who may not accept stale data', async () => {
    const kept = cacheUntilInvalidated('test of a replica', { of: ['bank'], forMs: 60_000 }, nameOf);
    expect(await readFromReplica(kept)).not.toBe(REPLICA);
  });

  it('that does not respond costs only time: the database serves the read', async () => {
    await disconnect();
    connectTo('postgresql://nobody@127.0.0.1:1/nothing');
    expect(await readFromReplica(nameOf)).not.toBe(REPLICA);
    const wrong = vi.fn(async () => Promise.reject(new Error('no such column')));
    await expect(readFromReplica(wrong)).rejects.toThrow('no such column');
    expect(wrong).toHaveBeenCalledTimes(1);
    await disconnect();
    connectTo(undefined);
    expect(await readFromReplica(nameOf)).not.toBe(REPLICA);
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
