import { pool } from '@/lib/db/client';
import type { Sent } from './count-statements';
import { type Distributed, ROW_LOCATIONS } from './distribution';

/**
 * Decides from a statement's query plan whether one machine of a distributed PostgreSQL could run the statement alone.
 */

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Join Filter', 'Hash Cond', 'Merge Cond'] as const;

interface Plan extends Partial<Record<(typeof CONDITIONS)[number], string>> {
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  Plans?: Plan[];
}

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

async function explain({ text, values }: Sent): Promise<Plan[]> {
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    // These settings keep conditions on the first column of an index in the plan as they are written, and stop joins
    // from reading a whole table.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`SET LOCAL enable_${way} = off`);
    const { rows } = await client.query(`EXPLAIN (VERBOSE, FORMAT JSON) ${text}`, values);
    return rows.flatMap((row) => flatten(row['QUERY PLAN'][0].Plan));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

interface Part {
  alias: string;
  table: string;
  place: Distributed;
}

const isDistributed = (table: string | undefined): boolean => typeof ROW_LOCATIONS[table ?? ''] === 'object';

const partsOf = (plans: readonly Plan[]): Part[] =>
  plans
    .filter((plan) => isDistributed(plan['Relation Name']) && plan['Node Type'] !== 'ModifyTable')
    .map((plan) => {
      const table = plan['Relation Name'] ?? '';
      return { alias: plan.Alias ?? table, table, place: ROW_LOCATIONS[table] as Distributed };
    });

/** Returns each equality in the plan as two pairs, one for each direction. */
function equalitiesOf(plans: readonly Plan[]): [string, string][] {
  const text = plans.flatMap((plan) => CONDITIONS.flatMap((name) => plan[name] ?? [])).join('\n');
  return [...text.matchAll(/\(([\w".$]+) = ('[^']*'::\w+|[\w".$]+)\)/g)].flatMap(([, one = '', other = '']) => [
    [one, other],
    [other, one],
  ]);
}

const isValue = (side: string): boolean => side.startsWith("'");

/**
 * Lists inserted rows with a distribution value that is not among `values`. They are checked separately, because the
 * plan has no condition for inserted rows.
 */
const listAddedElsewhere = (plans: readonly Plan[], values: ReadonlySet<string>): string[] =>
  plans
    .filter((plan) => plan['Node Type'] === 'ModifyTable' && plan.Operation === 'Insert')
    .filter((plan) => isDistributed(plan['Relation Name']))
    .filter((plan) => {
      const place = ROW_LOCATIONS[plan['Relation Name'] ?? ''] as Distributed;
      const added = (plan.Plans ?? []).flatMap(flatten).flatMap(({ Output }) => Output ?? []);
      return !place.through && ![...values].some((value) => added.some((output) => output.includes(value)));
    })
    .map((plan) => plan['Relation Name'] ?? '');

/**
 * Lists the distributed tables that a statement uses without a distribution value. Empty if one machine can run the
 * statement.
 */
export async function listMissing(sent: Sent): Promise<string[]> {
  const plans = await explain(sent);
  const [parts, equalities] = [partsOf(plans), equalitiesOf(plans)];
  const equals = (side: string) => equalities.filter(([one]) => one === side).map(([, other]) => other);
  const values = new Set<string>();
  const known = new Set<string>();
  const isKnown = ({ alias, place }: Part): boolean => {
    const others = equals(`${alias}.${place.by}`);
    for (const value of others.filter(isValue)) values.add(value);
    if (place.through && equals(`${alias}.${place.through}`).length > 0) return true;
    return others.some((other) => isValue(other) || known.has(other));
  };
  // A joined table gets its distribution value from the table to which it is joined. One pass of the loop per table is
  // enough for values to reach all tables in any order.
  for (const _turn of parts) {
    for (const part of parts) if (isKnown(part)) known.add(`${part.alias}.${part.place.by}`);
  }
  const missing = parts
    .filter(({ alias, place }) => !known.has(`${alias}.${place.by}`))
    .map(({ table }) => table)
    .concat(listAddedElsewhere(plans, values));
  const groups = new Set(parts.map(({ place }) => place.group));
  return [
    ...[...new Set(missing)].toSorted(),
    ...(values.size > 1 ? ['two values'] : []),
    ...(groups.size > 1 ? ['two groups'] : []),
  ];
}
