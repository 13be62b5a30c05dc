import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOutput } from '@/lib/log';
import { databaseTrouble, noteOutage } from './outage';
import { currentOutage, currentRush } from './outage-state';

const query = vi.fn();
const canConnect = vi.fn();
vi.mock('./client', () => ({
  pool: () => ({ query }),
  canConnect: () => canConnect(),
}));

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const said: { level: string; msg: string; [field: string]: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(logOutput(), 'write').mockImplementation((line) => void said.push(JSON.parse(line)));
  query.mockRejectedValue(refused());
});
afterEach(() => {
  currentOutage.clear();
  currentRush.clear();
  said.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('an outage is logged when a query first fails, once a minute, and when it is over', async () => {
  for (let second = 0; second < 130; second += 1) {
    for (let request = 0; request < 50; request += 1) expect(noteOutage(refused())).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(said.map(({ msg }) => msg)).toEqual(['database away', 'database still away', 'database still away']);
  expect(said[0]).toMatchObject({ level: 'error', error: 'connect ECONNREFUSED 127.0.0.1:5432' });
  query.mockResolvedValue({ rows: [] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said.at(-1)).toMatchObject({ level: 'warn', msg: 'database back', errors: 130 * 50 });
  expect(noteOutage(refused())).toBe(true);
  expect(said.at(-1)).toMatchObject({ msg: 'database away' });
});

it('an outage continues while only some queries fail, as with a full disk', async () => {
  query.mockResolvedValue({ rows: [] });
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  for (let round = 0; round < 20; round += 1) {
    noteOutage(full);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(said).toHaveLength(1);
});

it('a connection that breaks while in use counts as an outage', () => {
  const broken = 'Client has encountered a connection error and is not queryable';
  expect(databaseTrouble(new Error('query failed', { cause: new Error(broken) }))).toBe('away');
  // Prisma's adapter throws this error when a connection breaks in a transaction.
  expect(databaseTrouble(new Error('ConnectionClosed'))).toBe('away');
  // Prisma throws this error when a connection breaks in a raw statement.
  const raw = 'Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`';
  expect(databaseTrouble(new Error(raw))).toBe('away');
});

it('a write to a database server that is no longer the leader counts as an outage', () => {
  const refused = 'Raw query failed. Code: `25006`. Message: `cannot execute UPDATE in a read-only transaction`';
  expect(databaseTrouble(new Error(refused))).toBe('away');
});

it('a statement that waited too long or was wrong does not count as an outage', () => {
  expect(databaseTrouble(Object.assign(new Error('canceling statement'), { code: '57014' }))).toBe('busy');
  expect(databaseTrouble(new Error('no such column'))).toBeNull();
  expect(noteOutage(Object.assign(new Error('lock timeout'), { code: '55P03' }))).toBe(false);
  expect(said).toEqual([]);
});

it.each([
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
  Object.assign(new Error('no connection'), { code: 'P2024' }),
])(
  'a database that accepts connections is logged as busy, not away, when this instance has no connection left: %s',
  async (waited) => {
    canConnect.mockResolvedValue(true);
    for (let request = 0; request < 500; request += 1) expect(noteOutage(waited)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said.map(({ level, msg }) => `${level} ${msg}`)).toEqual(['warn database busy', 'warn database was busy']);
    expect(said.at(-1)).toMatchObject({ errors: 500 });
  },
);

it('an outage is reported when all connections are in use and the database accepts no new connection', async () => {
  canConnect.mockResolvedValue(false);
  expect(noteOutage(new Error('timeout exceeded when trying to connect'))).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(said.map(({ msg }) => msg)).toEqual(['database away']);
});

it("an outage is recognized if the database error is the cause of a library's error", () => {
  expect(databaseTrouble(new Error('Invalid invocation', { cause: refused() }))).toBe('away');
});

it('an outage is recognized by the error code of a connection pooler', () => {
  const said = {
    severity: 'FATAL',
    message: 'server conn crashed?',
    detail: undefined,
    column: undefined,
    hint: undefined,
  };
  expect(databaseTrouble(new DriverAdapterError({ kind: 'postgres', code: '08P01', ...said }))).toBe('away');
  const twice = { ...said, code: '23505', message: 'duplicate key' };
  expect(databaseTrouble(new DriverAdapterError({ kind: 'postgres', ...twice }))).toBeNull();
});
