import pg from 'pg';

type Query = (...input: unknown[]) => unknown;

export interface Sent {
  text: string;
  values: unknown[];
  /** Name of a prepared statement. */
  name?: string | undefined;
}

/** Matches statements that begin or end a transaction, which are not counted. */
const FRAME = /^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i;

function read([first, second]: unknown[]): Sent {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const config = first as { text?: string; values?: unknown[]; name?: string } | null;
  return { text: config?.text ?? '', values: config?.values ?? [], name: config?.name };
}

/** Lists in order the SQL statements that an action sends through any library. Only one action may run at a time. */
export async function listSent(action: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function note(this: unknown, ...input: unknown[]) {
    const statement = read(input);
    if (!FRAME.test(statement.text)) sent.push(statement);
    return query.apply(this, input);
  };
  try {
    await action();
  } finally {
    prototype.query = query;
  }
  return sent;
}

export const listStatements = async (action: () => Promise<unknown>): Promise<string[]> =>
  (await listSent(action)).map(({ text }) => text);
