import type { ClassId } from '@/lib/kernel/ids';

interface Size {
  /** Number of students. */
  places: number;
  tests: number;
  /** Number of questions in each test. */
  questions: number;
}

interface Database {
  query: (text: string, values: unknown[]) => Promise<unknown>;
}

/**
 * Stores answers on paper for every student and every test. Inserts with SQL, because the application's own functions
 * would take six minutes for the largest class. The tests are one day apart, the last one yesterday; every second
 * answer is right.
 */
export async function fillOnPaper(database: Database, classId: ClassId, size: Size): Promise<void> {
  const { places, tests, questions } = size;
  await database.query(
    `WITH placed AS (
      INSERT INTO class_places (id, class_id, name) SELECT gen_random_uuid(), $1, 'Student ' || n FROM generate_series(1, $2::int) n RETURNING id, name
    ), asked AS (
      SELECT id, current_revision_id AS revision, section_id AS section,
        (SELECT id FROM answers WHERE revision_id = current_revision_id AND NOT is_correct ORDER BY id LIMIT 1) AS wrong, row_number() OVER (ORDER BY id) AS place
      FROM questions WHERE state = 'published' AND current_revision_id IS NOT NULL ORDER BY id LIMIT $4::int
    ), given AS (
      INSERT INTO class_assignments (id, class_id, title, test_type, section_ids, question_count, same_paper, question_ids, opens_at, on_paper)
      SELECT gen_random_uuid(), $1, 'Test ' || n, 'practice', '{6}', 25, true, (SELECT array_agg(id ORDER BY place) FROM asked), now(), true
      FROM generate_series(1, $3::int) n RETURNING id
    ), days AS (SELECT id, row_number() OVER () AS day FROM given),
    taken AS (
      SELECT gen_random_uuid() AS user_id, gen_random_uuid() AS attempt_id, placed.id AS place_id, substr(placed.name, 9)::int AS place, days.id AS test_id, days.day FROM placed, days
    ), people AS (
      INSERT INTO users (id, first_name, last_name, updated_at) SELECT user_id, 'A', 'B', now() FROM taken RETURNING id
    ), members AS (
      INSERT INTO class_members (class_id, user_id, place_id, on_paper) SELECT $1, user_id, place_id, true FROM taken
    ), papers AS (
      INSERT INTO attempts (id, user_id, assignment_id, test_type, section_ids, section_name, started_at, completed_at, total_questions,
        answered_count, correct_count)
      SELECT attempt_id, user_id, test_id, 'practice', '{6}', 'Core', now() - day * interval '1 day', now() - day * interval '1 day', $4, $4, $4 / 2
      FROM taken
    ), parts AS (
      INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds)
      SELECT attempt_id, 6, $4, $4, $4 / 2, 0 FROM taken
    )
    INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at)
    SELECT taken.attempt_id, asked.place, asked.id, asked.revision, asked.section,
      CASE WHEN (asked.place + taken.place) % 2 = 0 THEN '{}' ELSE ARRAY[asked.wrong] END, (asked.place + taken.place) % 2 = 0, now() FROM taken, asked`,
    [classId, places, tests, questions],
  );
}
