import pg from 'pg';
import { listSent, type Sent } from '@/lib/db/testing/count-statements';
import type { Seen } from './side';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** One of an array, quoted as PostgreSQL reads it. */
const element = (value: unknown): string => (value === null ? 'NULL' : JSON.stringify(String(value)));

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
};

/** A statement with a name is planned for any values, as it is after its first runs on a connection; another one for these. */
async function explain(client: pg.PoolClient, { text, values, name }: Sent): Promise<Plan> {
  const asked = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)';
  if (!name) return (await client.query(`${asked} ${text}`, values)).rows[0]['QUERY PLAN'][0].Plan;
  await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
  await client.query(`PREPARE explained AS ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const { rows } = await client.query(`${asked} EXECUTE explained${given}`);
  await client.query('DEALLOCATE explained');
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** What an action reads: how it gets at attempts and their answers, and how many pages it touches. Nothing that is explained stays. */
export async function look(action: () => Promise<unknown>): Promise<Seen> {
  const sent = (await listSent(action)).filter(({ text }) => /^\s*(\/\*.*?\*\/\s*)?(SELECT|WITH|UPDATE)\b/i.test(text));
  const { pool } = await import('@/lib/db/client');
  const client = await pool().connect();
  const scans = new Set<string>();
  let pages = 0;
  try {
    for (const statement of sent) {
      await client.query('BEGIN');
      const plan = await explain(client, statement).finally(() => client.query('ROLLBACK'));
      pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
      for (const one of flatten(plan)) {
        const [table, index] = [one['Relation Name'], one['Index Name']];
        if (table?.startsWith('attempt')) scans.add(`${one['Node Type']} of ${table}${index ? ` by ${index}` : ''}`);
        else if (index?.startsWith('attempt')) scans.add(`${one['Node Type']} by ${index}`);
      }
    }
  } finally {
    client.release();
  }
  return { pages, scans: [...scans] };
}
