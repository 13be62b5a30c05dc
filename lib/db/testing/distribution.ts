/**
 * Plan for distributing the database over several PostgreSQL servers (Citus and similar): maps each table to its
 * distribution key (docs/operations.md, "Scale"). Nothing is distributed today; a test ensures that it stays possible.
 */

/**
 * Distribution group. Rows of a group with the same key value are on the same machine, so one machine can join them.
 */
type Group = 'user' | 'class' | 'limit';

export interface Distributed {
  group: Group;
  /** Name of the distribution column. */
  by: string;
  /**
   * Column that determines the value of the distribution column in a table that lacks one. A unique key that contains
   * this column stays unique when `by` is added.
   */
  through?: string;
}

/**
 * Location of a table's rows. `everywhere`: copied to each machine, because the table is rarely written. `one machine`:
 * not distributed, because the table is small, or because no user waits while it is written.
 */
export type RowLocation = Distributed | 'everywhere' | 'one machine';

const user = (by = 'user_id'): RowLocation => ({ group: 'user', by });
const userThrough = (through: string): RowLocation => ({ group: 'user', by: 'user_id', through });
const ofClass = (by = 'class_id'): RowLocation => ({ group: 'class', by });
const ofClassThrough = (through: string): RowLocation => ({ group: 'class', by: 'class_id', through });

export const ROW_LOCATIONS: Readonly<Record<string, RowLocation>> = {
  users: user('id'),
  profile_pictures: user(),
  sessions: user(),
  refresh_tokens: userThrough('session_id'),
  mail_tokens: user(),
  carry_codes: user(),
  attempts: user(),
  attempt_questions: userThrough('attempt_id'),
  attempt_sections: userThrough('attempt_id'),
  learner_questions: user(),
  favorites: user(),
  study_plans: user(),
  study_days: user(),
  turned_cards: user(),
  told_chances: user(),
  exam_outcomes: user(),
  settled_exams: user(),
  praise: user(),
  correction_notices: user(),
  report_summaries: user(),

  classes: ofClass('id'),
  class_colleagues: ofClass(),
  class_places: ofClass(),
  class_members: ofClass(),
  class_assignments: ofClass(),
  class_rounds: ofClass(),
  class_outcomes: ofClassThrough('place_id'),
  class_extensions: ofClassThrough('assignment_id'),
  class_papers: ofClassThrough('assignment_id'),
  class_prints: ofClassThrough('assignment_id'),
  class_round_answers: ofClassThrough('round_id'),

  rate_limits: { group: 'limit', by: 'key' },

  sections: 'everywhere',
  questions: 'everywhere',
  question_revisions: 'everywhere',
  question_translations: 'everywhere',
  answers: 'everywhere',
  facts: 'everywhere',
  question_facts: 'everywhere',
  corrections: 'everywhere',

  // When a user is deleted, these rows lose the user's id. They cannot be distributed by user, because a row cannot
  // move to another machine.
  question_reports: 'one machine',
  analytics_sessions: 'one machine',
  audit_entries: 'one machine',
  question_imports: 'one machine',
  imported_questions: 'one machine',
  imported_translations: 'one machine',
  analytics_totals: 'one machine',
  first_answer_totals: 'one machine',
  moved_devices: 'one machine',
  letters: 'one machine',
  scheduled_jobs: 'one machine',
  bank_seedings: 'one machine',
  _prisma_migrations: 'one machine',
};

/**
 * Reason for a key with a random id. The rows are read together with their user or class, so the distribution column
 * would become part of the key.
 */
const JOINED = 'joined';
/**
 * Reason for a key that must be unique across all machines, or that is looked up before the user is known. With several
 * machines, a separate table, distributed by the key's value, would map each key to its user.
 */
const LOOKED_UP = 'looked up';

/** Primary and unique keys that lack the table's distribution column, each with the reason. */
export const KEYS: Readonly<Record<string, typeof JOINED | typeof LOOKED_UP>> = {
  users_email_key: LOOKED_UP,
  profile_pictures_version_key: LOOKED_UP,
  sessions_pkey: JOINED,
  refresh_tokens_pkey: JOINED,
  refresh_tokens_parent_id_key: JOINED,
  refresh_tokens_hash_key: LOOKED_UP,
  mail_tokens_pkey: JOINED,
  mail_tokens_hash_key: LOOKED_UP,
  carry_codes_hash_key: LOOKED_UP,
  attempts_pkey: JOINED,
  study_plans_unsubscribe_token_key: LOOKED_UP,
  report_summaries_unsubscribe_token_key: LOOKED_UP,
  classes_code_key: LOOKED_UP,
  classes_colleague_code_key: LOOKED_UP,
  class_colleagues_pkey: JOINED,
  class_places_pkey: JOINED,
  class_assignments_pkey: JOINED,
  class_rounds_pkey: JOINED,
};

/**
 * Foreign keys that a distributed database would not enforce, so the product itself would have to delete the dependent
 * rows.
 */
export const REFERENCES: readonly string[] = [
  'analytics_sessions_user_id_fkey',
  'attempts_assignment_id_fkey',
  'audit_entries_actor_id_fkey',
  'class_colleagues_user_id_fkey',
  'class_members_user_id_fkey',
  'class_papers_user_id_fkey',
  'class_round_answers_user_id_fkey',
  'classes_owner_id_fkey',
  'corrections_made_by_id_fkey',
  'moved_devices_user_id_fkey',
  'question_imports_actor_id_fkey',
  'question_reports_user_id_fkey',
  'question_revisions_author_id_fkey',
];

/**
 * Frequent statements that one machine alone could not run as they are written, by name. Each is listed with the change
 * that it needs.
 */
export const STATEMENTS: Readonly<Record<string, { isMissing: readonly string[]; takes: string }>> = {
  live_session: {
    isMissing: ['sessions', 'users'],
    takes: 'the user of the access token as a second condition: the caller has it at hand',
  },
  board: {
    // Colleagues are listed only because the query plan finds their rows by user.
    isMissing: ['attempts', 'class_colleagues', 'class_members', 'two groups'],
    takes:
      'two statements: the class says who is in it, and their attempts are asked for by user, on all machines at once',
  },
};
