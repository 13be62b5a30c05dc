import type { ClassId, UserId } from '@/lib/kernel/ids';

/** Maximum length of a student's name, in characters. */
export const STUDENT_NAME_MAX = 60;
export const CLASS_NAME_MAX = 80;
/**
 * Maximum roster entries of a class: enough for the largest lecture of a trade school, and a limit on the rows that one
 * account can add.
 */
export const MOST_PLACES = 120;
/** Maximum classes of one instructor. */
export const MOST_CLASSES = 30;
/** Maximum classes that one account attends. */
export const MOST_MEMBERSHIPS = 30;

/** The page that redeems an invitation code. The URL carries the code as a fragment, so that no server logs it. */
export const JOIN_PAGE = '/join';
/** The page of an assigned test. */
export const ASSIGNMENT_PAGE = '/classes/assignment';
/** The results of a class in one test. */
export const RESULTS_PAGE = '/classes/results';
/** The results of a class in all of its tests. */
export const GRADEBOOK_PAGE = '/classes/gradebook';
/** The live progress of a class in one test. */
export const LIVE_PAGE = '/classes/live';
/** The results of a class's students in the certification exam. */
export const OUTCOMES_PAGE = '/classes/outcomes';
/** The printed test of a class: versions, answer sheet, key and chart. */
export const PAPER_PAGE = '/classes/paper';
/** The page where an instructor enters answers from paper. */
export const PAPER_ANSWERS_PAGE = '/classes/paper/answers';
/** The page that projects one question at a time in a classroom. */
export const PROJECTOR_PAGE = '/classes/projector';
/** The page on a student's phone that shows the projected question. */
export const ROOM_PAGE = '/classes/room';
/** The live progress of a class for a projector, without scores. */
export const LIVE_WALL_PAGE = '/classes/live/wall';
/** The page of one class; the newest class if the URL has no id. */
export const CLASS_PAGE = '/classes/class';

/** Tabs of the class page, as its URL names them. */
export const CLASS_TABS = ['students', 'tests', 'results', 'room'] as const;
export type ClassTab = (typeof CLASS_TABS)[number];

/** Days for which a colleague can use an invitation. */
export const INVITATION_DAYS = 7;
/** Maximum instructors who teach one class with its owner. */
export const MOST_COLLEAGUES = 10;

/**
 * Identifies a class and its owner. Every SQL statement on a class filters by both, so that it cannot reach another
 * instructor's class. Only `lib/classes/teaching-access` creates a `ClassAccess` for a caller, who is the owner or a
 * colleague.
 */
export interface ClassAccess {
  id: ClassId;
  ownerId: UserId;
}
