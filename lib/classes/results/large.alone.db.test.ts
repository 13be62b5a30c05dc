import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDevice } from '@/lib/auth/testing/people';
import { listAssignments } from '@/lib/classes/assignments/service';
import { createClass } from '@/lib/classes/service';
import { fillOnPaper } from '@/lib/classes/testing/large-class';
import { pool } from '@/lib/db/client';
import { listSent, type Sent } from '@/lib/db/testing/count-statements';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';
import { getClassResults as getClassResultsEndpoint } from './endpoints';
import { getClassResults } from './service';

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

const PLACES = 6;
const TESTS = 40;
const QUESTIONS = 20;
/** Number of rows that the forecast reads: the answers of all students in the ten newest tests. */
const READ = PLACES * 10 * QUESTIONS;

let own: OwnDatabase;
let asking: Parameters<typeof getClassResults>[0];
beforeAll(async () => {
  own = await useOwnDatabase('large_class', 'bank');
  const viewer = { userId: (await makeDevice()).id };
  asking = { viewer, id: (await createClass(viewer, 'Large')).id };
  await fillOnPaper(pool(), asking.id, { places: PLACES, tests: TESTS, questions: QUESTIONS });
  await pool().query('ANALYZE attempts, attempt_questions, class_members, class_places, class_assignments');
});
afterAll(() => own.drop());

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * Returns the largest number of rows read by one step of a statement's query plan. With `table`, checks only steps that
 * read this table.
 */
async function mostRows({ text, values }: Sent, table?: string): Promise<number> {
  const { rows } = await pool().query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => !table || node['Relation Name'] === table);
  const through = nodes.map(
    (node) =>
      (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) *
      node['Actual Loops'],
  );
  return Math.max(0, ...through);
}

const reading = async (work: () => Promise<unknown>): Promise<Sent[]> =>
  (await listSent(work)).filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));

describe('loading the results of a class with many tests', () => {
  it('reads only the answers of the newest tests for the forecast', async () => {
    for (const sent of await reading(() => getClassResults(asking, new Date()))) {
      expect(await mostRows(sent, 'attempt_questions'), sent.text).toBeLessThanOrEqual(READ);
    }
  });

  it('lists the tests without looking up each member in each test', async () => {
    const members = PLACES * TESTS;
    for (const sent of await reading(() => listAssignments(asking))) {
      expect(await mostRows(sent), sent.text).toBeLessThanOrEqual(2 * members);
    }
  });

  it('runs the statements of one request one after another', async () => {
    let running = 0;
    let most = 0;
    const { query } = Object.getPrototypeOf(pool());
    const watched = vi.spyOn(pool(), 'query').mockImplementation(async (...given: unknown[]) => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await Reflect.apply(query, pool(), given);
      } finally {
        running -= 1;
      }
    });
    await getClassResults(asking, new Date());
    watched.mockRestore();
    expect(most).toBe(1);
  });

  it('is limited to one request at a time for an account', () => {
    expect(getClassResultsEndpoint).toMatchObject({ isHeavy: true });
  });
});
