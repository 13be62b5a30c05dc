import type pg from 'pg';

/** Number of questions in every attempt, all of one section. */
const QUESTIONS = 10;
const BATCH = 50_000;
/**
 * Number of a section's questions that the histories use. An attempt picks every 13th question, starting again at the
 * first after the last. A prime number, so that the ten questions of an attempt are all different.
 */
const PLACES = 113;

export interface Amount {
  attempts: number;
  /**
   * Number of learners. Rows are added for all learners in turn, so that the rows of one learner are scattered over the
   * table, as in reality.
   */
  learners: number;
}

const FILLED = ['attempts', 'attempt_sections', 'attempt_questions'];
/** PostgreSQL's memory limit for each sort while indexes are built. */
const SORT_MEMORY = '1GB';

/**
 * Turns updates of the filled tables' indexes on or off, including those of keys. They are off while the tables are
 * filled, because sorting a hundred million keys at the end is faster than inserting them one by one.
 */
const keepIndexes = (client: pg.Client, isKept: boolean) =>
  client.query(
    'UPDATE pg_index SET indisready = $1, indisvalid = $1 WHERE indrelid = ANY(SELECT name::regclass FROM unnest($2::text[]) AS name)',
    [isKept, FILLED],
  );

const SECTION = `(ARRAY[6, 3, 4, 5])[1 + (n / $4) % 4]`;

/** One in this many tests of the last month is not finished. */
const UNFINISHED = 25;
const IS_FINISHED = `(n < $3::int * 11 / 12 OR (n * 7 + n / $4) % ${UNFINISHED} > 0)`;

const FILL = `
  WITH made AS MATERIALIZED (
    SELECT n, gen_random_uuid() AS id, learner.id AS user_id, ${SECTION} AS section_id, ${IS_FINISHED} AS is_finished,
      now() - ($3::int - n) * interval '1 year' / $3 AS started_at,
      (SELECT count(*)::int FROM generate_series(0, ${QUESTIONS - 1}) AS q WHERE (n * 31 + q * 17) % 100 < 75) AS correct
    FROM generate_series($1::int, $2::int) AS n JOIN bench_learners learner ON learner.place = n % $4
  ), taken AS (
    INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, created_at, completed_at, total_questions,
      answered_count, correct_count, percentage, successful, duration_seconds)
    SELECT made.id, user_id, 'practice', ARRAY[section_id], s.name, started_at, started_at,
      CASE WHEN is_finished THEN started_at + interval '6 minutes' END, ${QUESTIONS},
      CASE WHEN is_finished THEN ${QUESTIONS} ELSE 0 END, CASE WHEN is_finished THEN correct ELSE 0 END,
      CASE WHEN is_finished THEN correct * ${100 / QUESTIONS} END, is_finished AND correct * 100 >= ${QUESTIONS * 70},
      CASE WHEN is_finished THEN 240 + n % 300 ELSE 0 END
    FROM made JOIN sections s ON s.id = section_id
  ), graded AS (
    INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds, passed)
    SELECT id, section_id, ${QUESTIONS}, ${QUESTIONS}, correct, 240 + n % 300, correct * 100 >= ${QUESTIONS * 70} FROM made
    WHERE is_finished
  )
  INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at, time_spent_seconds)
  SELECT made.id, q + 1, bank.id, bank.revision_id, made.section_id, '{1}', (n * 31 + q * 17) % 100 < 75,
    started_at + q * interval '30 seconds', 30
  FROM made CROSS JOIN generate_series(0, ${QUESTIONS - 1}) AS q
  JOIN bench_bank bank ON bank.section_id = made.section_id AND bank.place = (n * 7 + q * 13) % ${PLACES}`;

const LEARN = `
  INSERT INTO learner_questions (user_id, question_id, first_answered_at, first_correct, first_answer_ids, first_revision_id,
    last_answered_at, last_correct, times_answered, times_correct)
  SELECT a.user_id, aq.question_id, min(aq.chosen_at), (array_agg(aq.is_correct ORDER BY aq.chosen_at))[1], '{}',
    min(aq.revision_id), max(aq.chosen_at), (array_agg(aq.is_correct ORDER BY aq.chosen_at DESC))[1], count(*),
    count(*) FILTER (WHERE aq.is_correct)
  FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
  WHERE a.completed_at IS NOT NULL AND a.user_id IN (SELECT id FROM bench_learners WHERE place < 20) GROUP BY a.user_id, aq.question_id`;

async function makeLearners(client: pg.Client, learners: number): Promise<void> {
  await client.query('CREATE TEMP TABLE bench_learners (place int PRIMARY KEY, id uuid NOT NULL)');
  await client.query(
    `WITH made AS (
       INSERT INTO users (id, email, first_name, last_name, updated_at)
       SELECT gen_random_uuid(), 'bench-' || n || '@bench.test', 'Bench', 'Learner', now()
       FROM generate_series(0, $1::int - 1) AS n RETURNING id, email
     )
     INSERT INTO bench_learners SELECT substring(email FROM '\\d+')::int, id FROM made`,
    [learners],
  );
}

async function numberBank(client: pg.Client): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE bench_bank (section_id int, place int, id int, revision_id int, PRIMARY KEY (section_id, place))',
  );
  await client.query(
    `INSERT INTO bench_bank SELECT * FROM (
       SELECT section_id, row_number() OVER (PARTITION BY section_id ORDER BY id) - 1 AS place, id, current_revision_id
       FROM questions WHERE state = 'published') AS numbered WHERE place < ${PLACES}`,
  );
}

/**
 * Adds rows in one transaction that first empties the tables, so that a server with minimal WAL does not log the rows.
 */
async function addRows(client: pg.Client, { attempts, learners }: Amount): Promise<void> {
  await client.query('BEGIN');
  const { rowCount } = await client.query('SELECT 1 FROM attempts LIMIT 1');
  if (!rowCount) await client.query('TRUNCATE attempts CASCADE');
  await keepIndexes(client, false);
  for (let from = 0; from < attempts; from += BATCH)
    await client.query(FILL, [from, Math.min(attempts, from + BATCH) - 1, attempts, learners]);
  await client.query('COMMIT');
}

/**
 * Fills a migrated database that has the question bank. `client` must be a superuser. Foreign keys are not checked,
 * because the generated rows are valid.
 */
export async function makeHistories(client: pg.Client, amount: Amount): Promise<void> {
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '${SORT_MEMORY}'`,
  );
  await makeLearners(client, amount.learners);
  await numberBank(client);
  await client.query('ANALYZE bench_bank, bench_learners');
  await addRows(client, amount);
  for (const table of FILLED) await client.query(`REINDEX TABLE ${table}`);
  await client.query('ANALYZE');
  await client.query(LEARN);
  await client.query('RESET session_replication_role; RESET synchronous_commit; RESET maintenance_work_mem');
  await client.query('ANALYZE learner_questions');
}

/** Moves the history of the first learner to an account that can sign in. */
export async function giveHistory(client: pg.Client, userId: string): Promise<void> {
  await client.query(
    `UPDATE attempts SET user_id = $1 WHERE user_id = (SELECT id FROM users WHERE email = 'bench-0@bench.test')`,
    [userId],
  );
  await client.query(
    `INSERT INTO learner_questions SELECT $1, l.question_id, l.first_answered_at, l.first_correct, l.first_answer_ids, l.first_revision_id,
      l.last_answered_at, l.last_correct, l.times_answered, l.times_correct
     FROM learner_questions l JOIN users u ON u.id = l.user_id WHERE u.email = 'bench-0@bench.test'`,
    [userId],
  );
}
