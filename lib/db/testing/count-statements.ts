import pg from 'pg';

type Query = (...input: unknown[]) => unknown;

/** The beginning and the end of a transaction carry no work of their own. */
const FRAME = /^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i;

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');

/** The SQL statements that an action sends, by whatever library, in order. One action at a time. */
export async function listStatements(action: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function count(this: unknown, ...input: unknown[]) {
    const text = textOf(input[0]);
    if (!FRAME.test(text)) sent.push(text);
    return query.apply(this, input);
  };
  try {
    await action();
  } finally {
    prototype.query = query;
  }
  return sent;
}
