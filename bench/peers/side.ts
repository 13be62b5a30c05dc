import type { Client } from 'pg';

/** One product under load, in the same words for both. */

export interface Answer {
  /** The question of a learner's paper. */
  place: string;
  /** Higher than that of any answer before; it is kept with the answer, so the database tells which answers it has. */
  mark: number;
  body: string | Buffer;
}

/** A learner with a session and a paper of their own. */
export interface Learner {
  headers: Record<string, string>;
  /** To the next question in turn, each time round another option. */
  next: () => Answer;
  /** Whether the response to an answer is what a learner sees whose answer is saved. */
  isGood: (body: string) => boolean;
}

export interface Side {
  name: string;
  /** Where answers are sent to. */
  address: string;
  learners: Learner[];
  /** Processes below which all of it runs. */
  roots: number[];
  /** Where the database keeps answers: expressions of SQL for the place and the mark. */
  rows: { table: string; place: string; mark: string };
  connect: () => Promise<Client>;
}

async function query(side: Side, text: string): Promise<Record<string, string>[]> {
  const client = await side.connect();
  try {
    return (await client.query<Record<string, string>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The mark that the database has at each place. */
export async function readMarks(side: Side): Promise<Map<string, number>> {
  const { table, place, mark } = side.rows;
  const rows = await query(side, `SELECT ${place} AS place, ${mark} AS mark FROM ${table} WHERE ${mark} IS NOT NULL`);
  return new Map(rows.map((row) => [row.place ?? '', Number(row.mark)]));
}

/** How often a row of answers was changed. */
export async function countChanges(side: Side): Promise<number> {
  const [row] = await query(
    side,
    `SELECT n_tup_upd AS count FROM pg_stat_user_tables WHERE relname = '${side.rows.table}'`,
  );
  return Number(row?.count);
}

/** Throws unless an answer is on the disk before it is called saved. */
export async function checkDurability(side: Side): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const [row] = await query(side, `SHOW ${setting}`);
    if (row?.[setting] !== 'on') throw new Error(`${setting} is ${row?.[setting]} in the database of ${side.name}.`);
  }
}
