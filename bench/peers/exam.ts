import { hashSync } from 'bcryptjs';
import type { Client } from 'pg';

/** What TCExam is filled with, in words of our own. */

export const PASSWORD = 'a long enough sentence';
/** By its own id in TCExam's database: one to answer under load, one whose page is looked at. */
export const LONG_TEST = { id: 1, questions: 25 };
export const SHORT_TEST = { id: 2, questions: 10 };
const QUESTIONS = 100;
const OPTIONS = 4;
/** TCExam's own default. */
const COST = 10;

export const userName = (number: number): string => `learner-${number}`;

/** PHP knows the same hash by another letter. */
const phpHash = (password: string): string => hashSync(password, COST).replace(/^\$2b\$/, '$2y$');

const letterOf = 'chr(64 + option)';

/** A subject of a hundred questions with four options each, two tests that draw from it, and users who may take them. */
export async function fillExam(database: Client, users: number): Promise<void> {
  await database.query(
    "INSERT INTO tce_subjects (subject_module_id, subject_name, subject_description, subject_enabled) VALUES (1, 'Letters', 'Letters to choose', '1')",
  );
  await database.query(
    `INSERT INTO tce_questions (question_subject_id, question_description, question_type, question_difficulty, question_enabled, question_position)
     SELECT 1, format('Question %s: choose %s', number, chr(65 + number % ${OPTIONS})), 1, 1, '1', number
     FROM generate_series(1, ${QUESTIONS}) AS number ORDER BY number`,
  );
  await database.query(
    `INSERT INTO tce_answers (answer_question_id, answer_description, answer_isright, answer_enabled, answer_position)
     SELECT question_id, format('This is %s', ${letterOf}), option = question_position % ${OPTIONS} + 1, '1', option
     FROM tce_questions, generate_series(1, ${OPTIONS}) AS option ORDER BY question_id, option`,
  );
  for (const test of [LONG_TEST, SHORT_TEST]) await addTest(database, test);
  await database.query(
    `WITH added AS (
       INSERT INTO tce_users (user_name, user_password, user_regdate, user_ip, user_level)
       SELECT name, $2, now(), '127.0.0.1', 1 FROM unnest($1::text[]) AS name RETURNING user_id)
     INSERT INTO tce_usrgroups (usrgrp_user_id, usrgrp_group_id) SELECT user_id, 1 FROM added`,
    [Array.from({ length: users }, (_, number) => userName(number)), phpHash(PASSWORD)],
  );
  await database.query('VACUUM (ANALYZE)');
}

async function addTest(database: Client, { id, questions }: typeof LONG_TEST): Promise<void> {
  await database.query(
    `INSERT INTO tce_tests (test_name, test_description, test_begin_time, test_end_time, test_duration_time, test_max_score)
     VALUES ($1, 'Choose the letter that is asked for', now() - interval '1 day', now() + interval '1 day', 600, $2)`,
    [`${questions} letters`, questions],
  );
  await database.query('INSERT INTO tce_testgroups (tstgrp_test_id, tstgrp_group_id) VALUES ($1, 1)', [id]);
  await database.query(
    `INSERT INTO tce_test_subject_set (tsubset_test_id, tsubset_type, tsubset_difficulty, tsubset_quantity, tsubset_answers)
     VALUES ($1, 1, 1, $2, ${OPTIONS})`,
    [id, questions],
  );
  await database.query(
    'INSERT INTO tce_test_subjects (subjset_tsubset_id, subjset_subject_id) SELECT tsubset_id, 1 FROM tce_test_subject_set WHERE tsubset_test_id = $1',
    [id],
  );
}
