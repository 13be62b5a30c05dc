import { MAX_STORED_QUESTIONS } from '@/lib/attempts/rules';
import { MOST_CLASSES, MOST_MEMBERSHIPS } from '@/lib/classes/rules';

/** Of the device account and the account that takes it in, together: questions of tests, classes that they teach and that they are in. */
export interface Together {
  asked: number;
  taught: number;
  attended: number;
}

/**
 * Why the two cannot become one account, with what to do about it; null where they can. A move passes no limit that an account has, and
 * leaves nothing behind to stay within one.
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
 * What becomes of a device account's rows when it moves: `moves`, all that the account does not have; `joins`, made one with the
 * account's; `ends`, gone with the device account; `none`, a device account has no such rows. And when it is deleted: `goes`, or
 * `stays` without a name.
 */
interface Fate {
  move: 'moves' | 'joins' | 'ends' | 'none';
  deletion: 'goes' | 'stays';
}

/** Every column that names a user. One that is added to the schema and not here fails a test. */
export const COLUMNS_THAT_NAME_USERS: Readonly<Record<string, Fate>> = {
  'attempts.user_id': { move: 'moves', deletion: 'goes' },
  'learner_questions.user_id': { move: 'joins', deletion: 'goes' },
  'favorites.user_id': { move: 'joins', deletion: 'goes' },
  'turned_cards.user_id': { move: 'moves', deletion: 'goes' },
  'question_reports.user_id': { move: 'moves', deletion: 'stays' },
  'correction_notices.user_id': { move: 'moves', deletion: 'goes' },
  // A plan moves with its days where the account has none, and ends where it has one.
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
  // A room is over in an hour, and a person who is in it with both has two votes for so long.
  'class_round_answers.user_id': { move: 'ends', deletion: 'goes' },
  'analytics_sessions.user_id': { move: 'moves', deletion: 'stays' },
  'moved_devices.user_id': { move: 'moves', deletion: 'goes' },
  // Names a device account that is gone.
  'moved_devices.device_id': { move: 'none', deletion: 'stays' },
  // A person who once held the device account must not come into the account by it.
  'sessions.user_id': { move: 'ends', deletion: 'goes' },
  'carry_codes.user_id': { move: 'ends', deletion: 'goes' },
  // The account has its own, or none by choice.
  'profile_pictures.user_id': { move: 'ends', deletion: 'goes' },
  // Nobody can mail a device account, and no admin is one.
  'mail_tokens.user_id': { move: 'none', deletion: 'goes' },
  'report_summaries.user_id': { move: 'none', deletion: 'goes' },
  'question_revisions.author_id': { move: 'none', deletion: 'stays' },
  'corrections.made_by_id': { move: 'none', deletion: 'stays' },
  'question_imports.actor_id': { move: 'none', deletion: 'stays' },
  'audit_entries.actor_id': { move: 'none', deletion: 'stays' },
};
