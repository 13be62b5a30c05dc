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
/** The page of one class: without an id, of the newest. */
export const CLASS_PAGE = '/classes/class';

/** Who teaches which class: every statement on a class names both, so that another instructor's is none. */
export interface Taught {
  id: ClassId;
  ownerId: UserId;
}
