import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireFreeAttempt } from '@/lib/attempts/answer-keys/service';
import { finishAttempt, getResult, recordResponse, startAttempt } from '@/lib/attempts/service';
import { makePerson } from '@/lib/auth/testing/people';
import { readPracticeQuestions } from '@/lib/bank/testing/draw';
import { getBoard } from '@/lib/classes/board/service';
import { answerInRoom, getRoom, getRound, startRound } from '@/lib/classes/live-room/service';
import { teach } from '@/lib/classes/testing/class';
import { pool } from '@/lib/db/client';
import { listFavorites } from '@/lib/favorites/service';
import { type AttemptId, toAttemptId, toQuestionId } from '@/lib/kernel/ids';
import { getPlan } from '@/lib/plan/service';
import { liveSession } from '@/lib/session/live';
import { listSent } from './testing/count-statements';
import { KEYS, REFERENCES, ROW_LOCATIONS, type RowLocation, STATEMENTS } from './testing/distribution';
import { type OwnDatabase, useOwnDatabase } from './testing/own-database';
import { listMissing } from './testing/routing';

const CORE = 6;

let own: OwnDatabase;
beforeAll(async () => {
  own = await useOwnDatabase('distribution', 'bank');
});
afterAll(() => own.drop());

const ask = async <Row>(text: string): Promise<Row[]> => (await pool().query(text)).rows as Row[];

describe('the database schema for several PostgreSQL servers', () => {
  it('assigns each table to a group', async () => {
    const tables = await ask<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    expect(Object.keys(ROW_LOCATIONS).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('has in each table the distribution column, or a column that determines it', async () => {
    const columns = await ask<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND is_nullable = 'NO'`,
    );
    const wanted = Object.entries(ROW_LOCATIONS).flatMap(([table, place]) =>
      typeof place === 'object' ? [`${table}.${place.through ?? place.by}`] : [],
    );
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
  });

  it('has the distribution column in each primary and unique key, except in the listed keys', async () => {
    const keys = await ask<{ table: string; name: string; columns: string[] }>(`
      SELECT i.indrelid::regclass::text AS table, c.relname AS name,
        ARRAY(SELECT attname::text FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)) AS columns
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`);
    const without = keys.filter(({ table, columns }) => {
      const place = ROW_LOCATIONS[table];
      if (typeof place !== 'object') return false;
      return !columns.some((column) => column === place.by || column === place.through);
    });
    expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(KEYS).toSorted());
  });

  it('has foreign keys only between tables of the same group, except for the listed foreign keys', async () => {
    const keys = await ask<{ name: string; from: string; to: string }>(`
      SELECT conname AS name, conrelid::regclass::text AS from, confrelid::regclass::text AS to
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
    const liesWith = (from: RowLocation | undefined, to: RowLocation | undefined): boolean =>
      to === 'everywhere' ||
      (typeof from === 'object' && typeof to === 'object' ? from.group === to.group : from === to);
    const apart = keys.filter(({ from, to }) => !liesWith(ROW_LOCATIONS[from], ROW_LOCATIONS[to]));
    expect(apart.map(({ name }) => name).toSorted()).toEqual(REFERENCES.toSorted());
  });
});

/** Returns the names of the prepared statements in the source files. */
function listMarks(): string[] {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.startsWith('db/'));
  const texts = sources.map((file) => readFileSync(join('lib', file), 'utf8'));
  return texts.flatMap((source) =>
    [...source.matchAll(/queryPrepared<[^(]*>\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
}

/**
 * Runs every frequent statement: those of a learner from the draw to the result and the daily plan, and those of a
 * class in a classroom round.
 */
async function useEverythingHot(): Promise<void> {
  const person = await makePerson();
  await liveSession(person.sid, { fresh: true });
  const draw = (missedIn: AttemptId | null) =>
    readPracticeQuestions({ sectionId: CORE, userId: person.id, topic: null, missedIn, depth: 'mixed', limit: 10 });
  const questions = await draw(null);
  const questionIds = questions.map(({ id }) => toQuestionId(id));
  const attemptId = toAttemptId(randomUUID());
  const start = { userId: person.id, sectionIds: [CORE], timeFactor: 1, ageMs: 0, waitedMs: 0 };
  await startAttempt({ ...start, attemptId, testType: 'practice', questionIds });
  const [first] = questions;
  const chosen = { questionId: toQuestionId(first?.id ?? 0), optionIds: [first?.answers[0]?.id ?? 0] };
  const answer = { attemptId, userId: person.id, ...chosen, timeSpentSeconds: 3, ageMs: 0, waitedMs: 0 };
  await recordResponse(answer);
  await finishAttempt({ id: attemptId, userId: person.id, ageMs: 0 });
  await getResult({ id: attemptId, userId: person.id });
  await draw(attemptId);
  await listFavorites(person.id, { page: 0, size: 10 });
  await getPlan({ userId: person.id, timeZone: null, now: new Date() });
  await startAttempt({ ...start, attemptId: toAttemptId(randomUUID()), testType: 'exam' });
  // Runs the statement that compares an open exam with the attempt.
  await requireFreeAttempt(person.id, attemptId).catch(() => undefined);
  await useRoom();
}

async function useRoom(): Promise<void> {
  const { asking, join } = await teach();
  const { userId } = await join('Maria');
  await startRound(asking, { sectionIds: [CORE], questionCount: 1 });
  const phone = { viewer: { userId }, id: asking.id };
  await getRoom(phone, { language: 'en' });
  const round = await getRound(asking);
  const optionIds = round?.question.options.slice(0, 1).map(({ id }) => id) ?? [];
  await answerInRoom(phone, { roundId: round?.id ?? '', place: 1, optionIds });
  await getBoard(asking);
}

describe('frequent statement', () => {
  it('runs on one machine for a user or a class, or is listed with the change that it needs', async () => {
    const marks = listMarks();
    expect(marks.length).toBeGreaterThan(10);
    const sent = await listSent(useEverythingHot);
    const seen: Record<string, string[]> = {};
    for (const mark of marks) {
      const statement = sent.find((one) => one.name === mark);
      expect(statement, `nothing sends ${mark}`).toBeDefined();
      if (statement) seen[mark] = await listMissing(statement);
    }
    const elsewhere = Object.entries(seen).filter(([, missing]) => missing.length > 0);
    expect(Object.fromEntries(elsewhere)).toEqual(
      Object.fromEntries(Object.entries(STATEMENTS).map(([mark, { isMissing }]) => [mark, isMissing])),
    );
  });

  it('is reported if it does not contain a user id', async () => {
    const text = 'SELECT id FROM attempts WHERE id = $1';
    expect(await listMissing({ text, values: [randomUUID()] })).toEqual(['attempts']);
    const joined = 'SELECT 1 FROM attempts a JOIN favorites f ON f.user_id = a.user_id WHERE a.user_id = $1';
    expect(await listMissing({ text: joined, values: [randomUUID()] })).toEqual([]);
  });
});
