import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '@/lib/auth/testing/people';
import { pool } from '@/lib/db/client';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';
import { deleteUser } from './store';

/** Size of the largest allowed account: a hundred thousand asked questions. */
const ATTEMPTS = 10_000;
const QUESTIONS = 10;
const PART = 200;

let own: OwnDatabase;

beforeAll(async () => {
  own = await useOwnDatabase('large_account', 'bank');
});
afterAll(() => own.drop());

async function fill(userId: string): Promise<void> {
  for (let from = 0; from < ATTEMPTS; from += PART) {
    await pool().query(
      `WITH made AS (
        INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, completed_at, total_questions)
        SELECT gen_random_uuid(), $1, 'practice', '{6}', 'Core', now(), now(), $3 FROM generate_series(1, $2::int) RETURNING id
      ), parts AS (
        INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds)
        SELECT id, 6, $3, 0, 0, 0 FROM made
      ), asked AS (SELECT id, current_revision_id AS revision FROM questions WHERE section_id = 6 ORDER BY id LIMIT $3::int)
      INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id)
      SELECT made.id, row_number() OVER (PARTITION BY made.id), asked.id, asked.revision, 6 FROM made, asked`,
      [userId, PART, QUESTIONS],
    );
  }
}

it('deleteAccount erases the largest possible account without a statement timeout', {
  timeout: 120_000,
}, async () => {
  const person = await makePerson();
  await fill(person.id);
  const { rows } = await pool().query<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE id = $1', [
    person.id,
  ]);
  const since = performance.now();
  expect(await deleteUser(person.id, rows[0]?.hash ?? null)).toBe('deleted');
  console.log(`the fullest account erased in ${Math.round(performance.now() - since)} ms`);
  const left = await pool().query('SELECT 1 FROM attempt_questions LIMIT 1');
  expect(left.rowCount).toBe(0);
});
