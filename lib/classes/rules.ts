import type { ClassId, UserId } from '@/lib/kernel/ids';

/** Longer than any name on a roster. */
export const STUDENT_NAME_MAX = 60;
export const CLASS_NAME_MAX = 80;
/** Places of a class: the largest lecture of a trade school, and what one account can add to the database. */
export const MOST_PLACES = 120;
/** Classes of one instructor. */
export const MOST_CLASSES = 30;
/** The most classes that one account attends. */
export const MOST_MEMBERSHIPS = 30;

/** The page that redeems a code. The code follows as a fragment, which no server sees. */
export const JOIN_PAGE = '/join';
/** The page of an assigned test. */
export const ASSIGNMENT_PAGE = '/classes/assignment';
/** The results of a class in a test. */
export const RESULTS_PAGE = '/classes/results';
/** The live progress of a class in a test. */
export const LIVE_PAGE = '/classes/live';
/** The students' outcomes in the certification exam. */
export const OUTCOMES_PAGE = '/classes/outcomes';
/** The printed test of a class: its versions, answer sheet, key and chart. */
export const PAPER_PAGE = '/classes/paper';
/** The page on which answers from paper are entered. */
export const PAPER_ANSWERS_PAGE = '/classes/paper/answers';
/** The page that shows one question at a time on the wall of a room. */
export const PROJECTOR_PAGE = '/classes/projector';
/** The same on a student's phone. */
export const ROOM_PAGE = '/classes/room';
/** The live progress of a class on the wall, without scores. */
export const LIVE_WALL_PAGE = '/classes/live/wall';
/** The page of one class; without an id, of the newest. */
export const CLASS_PAGE = '/classes/class';

/** Parts of that page, as its URL names them. */
export const CLASS_TABS = ['students', 'tests', 'results', 'room'] as const;
export type ClassTab = (typeof CLASS_TABS)[number];

/** Colleagues who teach one class with the instructor who created it. */
export const MOST_COLLEAGUES = 10;

/**
 * A class and its owner: every statement on a class names both, so that it never reaches another instructor's. Only
 * `lib/classes/taught` creates one for a caller: the owner, or a colleague of the owner.
 */
export interface Taught {
  id: ClassId;
  ownerId: UserId;
}
