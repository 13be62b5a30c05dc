import type pg from 'pg';
import type { Admin } from './admin';
import { makeWordings } from './wordings';

/** Ids of questions that a measure imports begin so. */
export const BENCH_ID = 'bench-';

/** Whole explanations and reasons would take ten thousand questions over the size of a file that may be imported. */
const REASON_LENGTH = 40;

interface Exported {
  text: string;
  explanation: string;
  answers: { why: string }[];
}

const shorten = (text: string): string => text.slice(0, REASON_LENGTH);

/** A file with so many new questions, made from those of the instance's bank. */
export async function makeFile({ url, headers }: Admin, count: number): Promise<string> {
  const response = await fetch(`${url}/api/questions/export?format=json`, { headers });
  const { questions } = (await response.json()) as { questions: Exported[] };
  const texts = makeWordings(
    questions.map(({ text }) => text),
    questions.length + count,
  );
  const made = texts.slice(questions.length).map((text, place) => {
    const model = questions[place % questions.length];
    if (!model) throw new Error('The bank has no questions');
    const answers = model.answers.map((answer) => ({ ...answer, why: shorten(answer.why) }));
    const explanation = shorten(model.explanation);
    return { ...model, id: `${BENCH_ID}${place}`, text: text.slice(0, 500), explanation, answers };
  });
  return JSON.stringify(made);
}

/** Imports a file as the panel does; milliseconds. */
export async function importFile({ url, headers }: Admin, file: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/questions/import?format=json`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: file,
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The import failed: ${response.status} ${answer.slice(0, 500)}`);
  return performance.now() - startedAt;
}

/** The rows of an import, each table as one JSON text. */
export type BankRows = { table: string; rows: string }[];

const MADE = `SELECT id FROM questions WHERE slug LIKE '${BENCH_ID}%'`;

/** In the order in which they can be loaded; the questions' current revision is set at the end. */
const TABLES: readonly [table: string, which: string][] = [
  ['questions', `id IN (${MADE})`],
  ['question_revisions', `question_id IN (${MADE})`],
  ['answers', `revision_id IN (SELECT id FROM question_revisions WHERE question_id IN (${MADE}))`],
  ['audit_entries', `action = 'question.create' OR action = 'question.import'`],
];

/** What an import has written. */
export async function readRows(client: pg.Client): Promise<BankRows> {
  const read: BankRows = [];
  for (const [table, which] of TABLES) {
    const { rows } = await client.query<{ rows: string }>(
      `SELECT json_agg(made)::text AS rows FROM ${table} AS made WHERE ${which}`,
    );
    read.push({ table, rows: rows[0]?.rows ?? '[]' });
  }
  return read;
}

/**
 * The same rows by one statement a table, in one transaction; milliseconds. Questions and revisions refer to each other, hence
 * the fifth.
 */
export async function loadRows(client: pg.Client, rows: BankRows): Promise<number> {
  const startedAt = performance.now();
  await client.query('BEGIN');
  for (const { table, rows: given } of rows) {
    const from =
      table === 'questions'
        ? `json_populate_recordset(NULL::questions, (SELECT json_agg(row::jsonb - 'current_revision_id') FROM json_array_elements($1::json) AS row))`
        : `json_populate_recordset(NULL::${table}, $1::json)`;
    await client.query(`INSERT INTO ${table} SELECT * FROM ${from}`, [given]);
  }
  await client.query(`
    UPDATE questions SET current_revision_id = r.id FROM question_revisions r
    WHERE r.question_id = questions.id AND questions.slug LIKE '${BENCH_ID}%'`);
  await client.query('COMMIT');
  return performance.now() - startedAt;
}

/** As it was before, with tables as they are after regular vacuuming. */
export async function removeRows(client: pg.Client): Promise<void> {
  await client.query(`DELETE FROM questions WHERE slug LIKE '${BENCH_ID}%'`);
  await client.query(`DELETE FROM audit_entries WHERE ${TABLES[3]?.[1]}`);
  await client.query('VACUUM ANALYZE questions, question_revisions, answers, audit_entries');
}
