import { MAX_STORED_QUESTIONS } from '@/lib/attempts/rules';
import { MOST_CLASSES, MOST_MEMBERSHIPS } from '@/lib/classes/rules';

/**
 * Totals over the device account and the receiving account. `asked`: questions in all stored tests. `taught` and
 * `attended`: classes.
 */
export interface Together {
  asked: number;
  taught: number;
  attended: number;
}

/**
 * Returns the reason why the two accounts cannot be merged, with advice; null if they can. A merge moves all data or
 * nothing, and the merged account must not exceed any limit.
 */
export function problemWithMove({ asked, taught, attended }: Together): string | null {
  if (asked > MAX_STORED_QUESTIONS) {
    return `Together, this device and your account hold ${asked.toLocaleString('en-US')} questions of past tests, and one account holds ${MAX_STORED_QUESTIONS.toLocaleString('en-US')} at most. Write to us to make room. Nothing has moved.`;
  }
  if (taught > MOST_CLASSES) {
    return `Together, this device and your account teach ${taught} classes, and one account has ${MOST_CLASSES} at most. Delete ${taught - MOST_CLASSES} that you don't need any more, then try again. Nothing has moved.`;
  }
  if (attended > MOST_MEMBERSHIPS) {
    return `Together, this device and your account are in ${attended} classes, and one account can be in ${MOST_MEMBERSHIPS}. Leave ${attended - MOST_MEMBERSHIPS} that have ended, then try again. Nothing has moved.`;
  }
  return null;
}

/**
 * Effects on the database rows of a device account. When the account is merged into another account: `moves` transfers
 * rows that the other account does not have, `joins` merges them with the other account's rows, `ends` deletes them
 * with the device account, and `none` means that a device account has no such rows. When the account is deleted: `goes`
 * deletes the rows, and `stays` leaves them without the user's id.
 */
interface Fate {
  move: 'moves' | 'joins' | 'ends' | 'none';
  deletion: 'goes' | 'stays';
}

/** Every column that refers to users. A test fails if a column of the schema is missing from this list. */
export const COLUMNS_THAT_NAME_USERS: Readonly<Record<string, Fate>> = {
  'attempts.user_id': { move: 'moves', deletion: 'goes' },
  'learner_questions.user_id': { move: 'joins', deletion: 'goes' },
  'favorites.user_id': { move: 'joins', deletion: 'goes' },
  'turned_cards.user_id': { move: 'moves', deletion: 'goes' },
  'question_reports.user_id': { move: 'moves', deletion: 'stays' },
  'correction_notices.user_id': { move: 'moves', deletion: 'goes' },
  // The device's plan moves with its days if the account has no plan; otherwise it is deleted.
  'study_plans.user_id': { move: 'moves', deletion: 'goes' },
  'study_days.user_id': { move: 'moves', deletion: 'goes' },
  'told_chances.user_id': { move: 'moves', deletion: 'goes' },
  'exam_outcomes.user_id': { move: 'moves', deletion: 'goes' },
  'settled_exams.user_id': { move: 'moves', deletion: 'goes' },
  'praise.user_id': { move: 'moves', deletion: 'goes' },
  'classes.owner_id': { move: 'moves', deletion: 'goes' },
  'class_colleagues.user_id': { move: 'moves', deletion: 'goes' },
  'class_members.user_id': { move: 'moves', deletion: 'goes' },
  'class_papers.user_id': { move: 'moves', deletion: 'goes' },
  // A classroom round ends with the class period. Until then, a person who answers with both accounts has two votes.
  'class_round_answers.user_id': { move: 'ends', deletion: 'goes' },
  'analytics_sessions.user_id': { move: 'moves', deletion: 'stays' },
  'moved_devices.user_id': { move: 'moves', deletion: 'goes' },
  // This column contains the id of a device account that no longer exists.
  'moved_devices.device_id': { move: 'none', deletion: 'stays' },
  // These rows do not move, so that a person who once used the device account gets no access to the other account.
  'sessions.user_id': { move: 'ends', deletion: 'goes' },
  'carry_codes.user_id': { move: 'ends', deletion: 'goes' },
  // The account keeps its own picture. If it has none, it does not get the device's picture.
  'profile_pictures.user_id': { move: 'ends', deletion: 'goes' },
  // A device account receives no mail and is never an admin.
  'mail_tokens.user_id': { move: 'none', deletion: 'goes' },
  'report_summaries.user_id': { move: 'none', deletion: 'goes' },
  'question_revisions.author_id': { move: 'none', deletion: 'stays' },
  'corrections.made_by_id': { move: 'none', deletion: 'stays' },
  'question_imports.actor_id': { move: 'none', deletion: 'stays' },
  'audit_entries.actor_id': { move: 'none', deletion: 'stays' },
};
