import type { ClassId, UserId } from '@/lib/kernel/ids';

/** Longer than any name on a roster. */
export const STUDENT_NAME_MAX = 60;
export const CLASS_NAME_MAX = 80;
/** Places of a class: the largest lecture of a trade school, and what one account can add to the database. */
export const MOST_PLACES = 120;
/** Classes of one instructor. */
export const MOST_CLASSES = 30;
/** Classes that one account is in. */
export const MOST_MEMBERSHIPS = 30;

/** The page that takes a code, and behind it, as a fragment that no server sees, the code. */
export const JOIN_PAGE = '/join';
/** The page of a test that an instructor has given. */
export const ASSIGNMENT_PAGE = '/classes/assignment';
/** How a class did in a test. */
export const RESULTS_PAGE = '/classes/results';
/** How far a class is in a test, at this moment. */
export const LIVE_PAGE = '/classes/live';
/** How the students of a class did in the certification exam. */
export const OUTCOMES_PAGE = '/classes/outcomes';
/** A test of a class for paper: its versions, answer sheet, key and chart. */
export const PAPER_PAGE = '/classes/paper';
/** What students have answered on paper, typed in. */
export const PAPER_ANSWERS_PAGE = '/classes/paper/answers';
/** A question at a time for the wall of a room. */
export const PROJECTOR_PAGE = '/classes/projector';
/** The same on a student's phone. */
export const ROOM_PAGE = '/classes/room';
/** The page of one class: without an id, of the newest. */
export const CLASS_PAGE = '/classes/class';

/** Colleagues who teach one class with the instructor who made it. */
export const MOST_COLLEAGUES = 10;

/**
 * A class and who owns it: every statement on a class names both, so that another instructor's is none. Only `lib/classes/taught` makes
 * one for a person who asks: for the owner, and for a colleague of the owner.
 */
export interface Taught {
  id: ClassId;
  ownerId: UserId;
}
